import { readByView } from '../../sdk/fields.ts';
import * as F from '../../sdk/index.ts';
import { HeadedSection, Icon, plainWords, type RichText, ScrollRegion, Words } from '../../sdk/index.ts';

export const comparisonFields = {
  headline: F.headline('What the table helps to decide.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  caption: F.rich('What the table shows, as a note above it and as its accessible name.', { max: 160 }),
  columns: F.list(
    F.identity('words', readByView(F.text('Name of the column.', { max: 40 }))),
    'The columns: what is compared, left to right.',
    {
      min: 2,
      max: 7,
    },
  ),
  highlight: readByView(F.text('Name of the column to highlight.', { max: 40 })).optional(),
  rows: F.groups('The rows, most important first.', { min: 1, max: 40 }, 'One row.', {
    name: F.text('What the row is about.', { max: 80 }),
    values: F.alongside(
      'columns',
      F.list(
        readByView(F.rich('The value: a few words, or "yes" or "no" for a mark.', { max: 80 })),
        'One value for each column, in the same order.',
        { min: 2, max: 7 },
      ),
    ),
  }),
  tone: F.tone(),
};

export const comparisonLayouts = {
  table: 'A table; phones scroll it.',
  us: 'A table whose highlighted column is on the accent colour.',
  cards: 'A table; on phones, a card for each row.',
};

type ComparisonProps = F.ViewProps<typeof comparisonFields> &
  F.LayoutProps<typeof comparisonLayouts> &
  F.Ui<'comparison'>;

export function ComparisonView({ caption, columns, highlight, rows, layout, ui, ...head }: ComparisonProps) {
  const marked = (column: number) => (columns[column] === highlight ? 'comparison-marked' : undefined);
  return (
    <HeadedSection {...head}>
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
    </HeadedSection>
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
