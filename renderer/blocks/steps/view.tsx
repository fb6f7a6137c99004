import { Picture } from '../../sdk/picture/picture.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { StepsProps } from './fields.ts';

export function StepsView({ id, level, headline, lead, items, tone, layout }: StepsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ol className={layout ? `steps steps-${layout}` : 'steps'}>
          {items.map((item) => (
            <li key={item.title}>
              {item.picture && layout === 'pictures' && <Picture picture={item.picture} className="photo" />}
              {item.when && <p className="eyebrow">{item.when}</p>}
              <Title>{item.title}</Title>
              <p>
                <Words text={item.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
