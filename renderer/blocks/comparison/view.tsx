import { Icon } from '../../sdk/ui/icon.tsx';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { plainWords, type RichText } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { ComparisonProps } from './fields.ts';

export function ComparisonView({
  id,
  level,
  headline,
  lead,
  caption,
  columns,
  highlight,
  rows,
  tone,
  layout,
  ui,
}: ComparisonProps) {
  const marked = (column: number) => (columns[column] === highlight ? 'comparison-marked' : undefined);
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ScrollRegion className={layout ? `comparison comparison-${layout}` : 'comparison'} label={plainWords(caption)}>
          <table>
            <caption>
              <Words text={caption} />
            </caption>
            <thead>
              <tr>
                <td />
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={marked(index)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {row.values.map((value, index) => (
                    <td
                      key={columns[index]}
                      className={marked(index)}
                      data-column={layout === 'cards' ? columns[index] : undefined}
                    >
                      <Value value={value} ui={ui} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </Section>
  );
}

/** A value as text. "yes" and "no" become marks that screen readers read as words. */
function Value({ value, ui }: { value: RichText; ui: ComparisonProps['ui'] }) {
  const answer = plainWords(value).toLowerCase();
  if (answer !== 'yes' && answer !== 'no') return <Words text={value} />;
  return (
    <span className={`comparison-${answer}`}>
      <Icon name={answer === 'yes' ? 'check' : 'minus'} />
      <span className="visually-hidden">{ui.comparison[answer]}</span>
    </span>
  );
}
