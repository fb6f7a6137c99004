import { Media } from '../../sdk/media/index.ts';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { StatsProps } from './fields.ts';

/** Without a headline, the labels of the numbers name the section. */
export function StatsView({ id, level, headline, items, note, media, tone, layout, ui }: StatsProps) {
  const label = headline === undefined ? items.map((item) => item.label).join(', ') : undefined;
  return (
    <Section id={id} tone={layout === 'band' ? 'accent' : tone} label={label} className={classOf(layout)}>
      {headline !== undefined && (
        <Heading id={id} level={level} className="stats-title">
          <Words text={headline} />
        </Heading>
      )}
      <dl className={layout === 'grid' ? 'cards' : undefined}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>
              {item.label}
              {item.text && <p>{item.text}</p>}
            </dt>
            <dd>
              {item.icon && <Icon name={item.icon} />}
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className="stats-note">
          <Words text={note} />
        </p>
      )}
      {media && layout === 'beside' && <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />}
    </Section>
  );
}

/** The grid and the numbers beside a picture share no rules with the line. */
function classOf(layout: StatsProps['layout']): string {
  if (layout === undefined) return 'stats wrap';
  return layout === 'band' ? 'stats stats-band wrap' : `stats-${layout} wrap`;
}
