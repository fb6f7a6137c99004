import { Picture } from '../../sdk/picture/picture.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { ReasonsProps } from './fields.ts';

export function ReasonsView({ id, level, headline, lead, items, tone, layout }: ReasonsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className={classOf(layout)}>
          {items.map((item) => (
            <li key={item.title}>
              {item.picture && layout === 'grid' && <Picture picture={item.picture} className="photo" />}
              {item.icon && layout !== 'numbers' && <Icon name={item.icon} />}
              {item.figure && <p className="reasons-figure">{item.figure}</p>}
              <Title>{item.title}</Title>
              <p>
                <Words text={item.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The other layouts share no rules with the default, whose first item is larger. */
function classOf(layout: ReasonsProps['layout']): string {
  if (layout === undefined || layout === 'lead') return 'reasons';
  return layout === 'grid' ? 'cards reasons-grid' : `reasons-${layout}`;
}
