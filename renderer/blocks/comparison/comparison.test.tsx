import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { checkTable } from './index.ts';
import { ComparisonView } from './view.tsx';

const table = {
  columns: ['Day', 'Month', 'Year'],
  highlight: 'Month',
  rows: [
    { name: 'Visits', values: ['One', 'Unlimited', 'Unlimited'] },
    { name: 'Shoes', values: ['no', 'Yes', 'yes'] },
  ],
};
const html = renderToStaticMarkup(
  <ComparisonView ui={ui} id="compare" level={2} headline="Compare" caption="What is included" {...table} />,
);

describe('comparison', () => {
  it('is a table whose cells have row and column headers', () => {
    expect(html).toContain('<caption>What is included</caption>');
    expect([...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, name]) => name)).toEqual(table.columns);
    expect([...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)).toEqual(['Visits', 'Shoes']);
  });

  it('gives marks a text for screen readers', () => {
    const words = [...html.matchAll(/<span class="visually-hidden">(.*?)<\/span>/g)].map(([, word]) => word);
    expect(words).toEqual(['No', 'Yes', 'Yes']);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(3);
  });

  it('can be scrolled with the keyboard', () => {
    expect(html).toMatch(
      /<div class="scroll-region comparison"[^>]*role="group"[^>]*aria-label="What is included"[^>]*tabindex="0"/,
    );
  });

  it('highlights the whole column', () => {
    expect(html.match(/comparison-marked/g)).toHaveLength(3);
    expect(html).toMatch(/comparison-marked">Month/);
  });
});

describe('checkTable', () => {
  it('accepts a complete table', () => {
    expect(checkTable(table)).toEqual([]);
  });

  it('names the row that has too few values', () => {
    const rows = [...table.rows, { name: 'Guests', values: ['no', 'yes'] }];
    expect(checkTable({ ...table, rows })).toEqual([
      {
        path: ['rows', 2, 'values'],
        message: 'The row "Guests" has 2 values, but the table has 3 columns.',
        suggestion: 'Write one value for each of: Day, Month, Year.',
      },
    ]);
  });

  it('suggests the column that was meant', () => {
    expect(checkTable({ ...table, highlight: 'Mont' })).toMatchObject([
      { path: ['highlight'], suggestion: 'Did you mean "Month"?' },
    ]);
  });

  it('names the column of each value where phones show cards', () => {
    const cards = renderToStaticMarkup(
      <ComparisonView ui={ui} id="c" level={2} headline="C" caption="What is included" {...table} layout="cards" />,
    );
    expect([...cards.matchAll(/data-column="(.*?)"/g)].map(([, name]) => name)).toEqual([
      ...table.columns,
      ...table.columns,
    ]);
    expect(html).not.toContain('data-column');
  });
});
