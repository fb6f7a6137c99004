import { Media } from '../../sdk/media/index.ts';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { CaseStudiesProps } from './fields.ts';

export function CaseStudiesView({ id, level, headline, lead, items, tone, layout, ui }: CaseStudiesProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  const cases = items.map((item, index) => (
    <article key={item.name} className={classOf(layout)}>
      <div>
        <Title>{item.name}</Title>
        <Origin place={item.place} sample={item.sample ? ui.media.sample : undefined} />
      </div>
      <p>
        <Words text={item.summary} />
      </p>
      {item.link && (
        <p>
          <a {...linkAttributes(item.link.href)}>{item.link.label}</a>
        </p>
      )}
      <dl>
        {item.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.figure}</dd>
          </div>
        ))}
      </dl>
      {item.media && <Media id={`${id}-${index + 1}`} data={item.media} ui={ui} />}
    </article>
  ));
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        {layout === 'cards' ? <div className="cards">{cases}</div> : cases}
      </div>
    </Section>
  );
}

function classOf(layout: CaseStudiesProps['layout']): string {
  if (layout === 'cards') return 'card case-studies-cards';
  return layout ? `case-studies case-studies-${layout}` : 'case-studies';
}

/** The customer's place, and whether the case is a sample. */
function Origin({ place, sample }: { place: string | undefined; sample: string | undefined }) {
  const text = [place, sample].filter(Boolean).join(', ');
  return text === '' ? null : <p className="case-studies-origin">{text}</p>;
}
