import { Media } from '../../sdk/media/index.ts';
import { Picture } from '../../sdk/picture/picture.tsx';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { isInCards, showsLogos, type TestimonialsProps } from './fields.ts';

export function TestimonialsView({
  id,
  level,
  headline,
  lead,
  picture,
  items,
  oneColour,
  tone,
  layout,
  ui,
}: TestimonialsProps) {
  const reviews = items.map(({ logo, result, ...item }, index) => (
    <li key={`${item.name} ${plainWords(item.text)}`} className={isInCards(layout) ? 'card' : undefined}>
      {logo && showsLogos(layout) && (
        <div className={`${layout === 'logos' ? 'testimonials-logo' : 'logos'}${oneColour ? ' logos-one' : ''}`}>
          <Picture picture={logo} />
        </div>
      )}
      <Media id={`${id}-${index + 1}`} data={{ kind: 'review', ...item }} ui={ui} />
      {result && layout === 'result' && (
        <p>
          <b>{result.figure}</b> {result.label}
        </p>
      )}
    </li>
  ));
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        {picture && layout === 'frieze' && (
          <div className="testimonials-frieze-picture">
            <Picture picture={picture} className="photo" />
          </div>
        )}
        <SectionHead id={id} level={level} headline={headline} lead={lead} start={layout === 'margin'} />
        {layout === 'strip' ? (
          <ScrollRegion className="testimonials-strip" label={plainWords(headline)}>
            <ul>{reviews}</ul>
          </ScrollRegion>
        ) : (
          <ul className={classOf(layout)}>{reviews}</ul>
        )}
      </div>
    </Section>
  );
}

function classOf(layout: TestimonialsProps['layout'] = 'pairs'): string {
  if (layout === 'logos') return 'cards testimonials-logos';
  return layout === 'pairs' ? 'testimonials' : `testimonials-${layout}`;
}
