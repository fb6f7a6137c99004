import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import type { ReasonsProps } from './fields.ts';

export function ReasonsView({ id, level, headline, lead, items, tone }: ReasonsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className="reasons">
          {items.map((item) => (
            <li key={item.title}>
              {item.figure && <p className="reasons-figure">{item.figure}</p>}
              <Title>{item.title}</Title>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
