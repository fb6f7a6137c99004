import { Media } from '../../sdk/media/index.ts';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import type { TestimonialsProps } from './fields.ts';

export function TestimonialsView({ id, level, headline, lead, items, tone, layout, ui }: TestimonialsProps) {
  const framed = layout === 'wall' || layout === 'strip';
  const reviews = items.map((item, index) => (
    <li key={`${item.name} ${plainWords(item.text)}`} className={framed ? 'card' : undefined}>
      <Media id={`${id}-${index + 1}`} data={{ kind: 'review', ...item }} ui={ui} />
    </li>
  ));
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        {layout === 'strip' ? (
          <ScrollRegion className="testimonials-strip" label={plainWords(headline)}>
            <ul>{reviews}</ul>
          </ScrollRegion>
        ) : (
          <ul className={layout && layout !== 'pairs' ? `testimonials-${layout}` : 'testimonials'}>{reviews}</ul>
        )}
      </div>
    </Section>
  );
}
