import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import type { StatsProps } from './fields.ts';

/** Without a headline, the labels of the numbers name the section. */
export function StatsView({ id, level, headline, items, note, tone, layout }: StatsProps) {
  const label = headline === undefined ? items.map((item) => item.label).join(', ') : undefined;
  return (
    <Section
      id={id}
      tone={layout === 'band' ? 'accent' : tone}
      label={label}
      className={layout ? `stats stats-${layout} wrap` : 'stats wrap'}
    >
      {headline !== undefined && (
        <Heading id={id} level={level} className="stats-title">
          {headline}
        </Heading>
      )}
      <dl>
        {items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd>{item.figure}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="stats-note">{note}</p>}
    </Section>
  );
}
