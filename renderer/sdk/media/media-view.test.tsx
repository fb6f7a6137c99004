import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../ui-text/english.fixture.ts';
import { Media, media } from './index.ts';
import type { MediaData } from './media.ts';
import { initials } from './review-card.tsx';

const html = (data: MediaData) => renderToStaticMarkup(<Media ui={ui} id="proof" data={data} />);
const visibleText = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const problems = (data: object) =>
  media('help')
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const grid = {
  kind: 'grid',
  title: 'Before',
  place: 'Old Harbor',
  term: 'locksmith near me',
  ranks: [
    '20 20 18 16 19 20 20',
    '20 17 14 12 15 18 20',
    '19 15 11 9 12 16 19',
    '18 13 9 2 10 14 17',
    '19 14 11 8 11 15 20',
    '20 17 13 12 14 18 20',
    '20 20 18 15 17 20 20',
  ],
} satisfies MediaData;

const pack = {
  kind: 'pack',
  term: 'locksmith',
  place: 'Old Harbor',
  business: 'Key & Sons',
  from: 11,
  results: [
    { name: 'Key & Sons', rating: 4.9, reviews: 212, note: 'Locksmith, open 24 hours' },
    { name: 'Quick Lock', rating: 4.6, reviews: 148, note: 'Locksmith, closes 6 pm' },
    { name: 'Safe House', rating: 4, reviews: 97, note: 'Locksmith, closes 5 pm' },
  ],
} satisfies MediaData;

const chart = {
  kind: 'chart',
  title: 'Calls',
  label: 'This year',
  unit: 'calls a month',
  points: [
    { label: 'Jan', value: 38 },
    { label: 'Feb', value: 70 },
    { label: 'Mar', value: 142 },
  ],
  second: { label: 'Last year', values: [30, 31, 29] },
} satisfies MediaData;

const review = {
  kind: 'review',
  name: 'Dana R. Whitfield',
  business: 'Whitfield Dental',
  rating: 4.5,
  text: 'They came on time.',
  date: 'May 2025',
  initials: 'DW',
} satisfies MediaData;

describe('a grid', () => {
  it('describes the dots in text', () => {
    expect(html(grid)).toContain('role="img" aria-labelledby="proof-name proof-numbers"');
    expect(html(grid)).toContain('<title id="proof-name">Before: “locksmith near me” in Old Harbor</title>');
    expect(html(grid)).toMatch(/<desc id="proof-numbers">Ranks 1 to 3 at 1 of 49 points, 4 to 10 at 4, /);
    expect(visibleText(html(grid))).toContain('top 3 at 1 of 49');
  });

  it('draws one dot and one number per point, 20 as 20+', () => {
    const markup = html(grid);
    expect(markup.match(/h0/g)).toHaveLength(49);
    expect(markup.match(/<text /g)).toHaveLength(49);
    expect(markup.match(/>20\+<\/text>/g)).toHaveLength(
      grid.ranks
        .join(' ')
        .split(' ')
        .filter((rank) => rank === '20').length,
    );
    expect(markup).toMatch(/<g class="geo-top"><path d="M70 70h0">/);
  });

  it('weighs less than 900 bytes', () => {
    expect(brotliCompressSync(html(grid)).length).toBeLessThan(900);
  });
});

describe('a map pack', () => {
  it('is an ordered list that highlights the business and its former rank', () => {
    const markup = html(pack);
    expect([...markup.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name)).toEqual([
      'Key &amp; Sons',
      'Quick Lock',
      'Safe House',
    ]);
    expect(markup.match(/pack-own"/g)).toHaveLength(1);
    expect(visibleText(markup)).toContain('from 11');
    expect(markup).toContain('pack-rising');
    expect(markup).toContain('4.9 out of 5 stars');
  });

  it('is not animated without a former rank', () => {
    const { from, ...unmoved } = pack;
    expect(from).toBe(11);
    expect(html(unmoved)).not.toMatch(/pack-rising|pack-from/);
  });

  it('requires the highlighted business among the results', () => {
    expect(problems(pack)).toEqual([]);
    expect(problems({ ...pack, business: 'Key' })).toEqual([
      'business must be the name of one of the results: "Key & Sons", "Quick Lock", "Safe House"',
    ]);
  });
});

describe('a chart', () => {
  it('describes every number in text', () => {
    expect(html(chart)).toContain(
      '<desc id="proof-numbers">This year: Jan 38, Feb 70, Mar 142 (calls a month). Last year: Jan 30, Feb 31, Mar 29.</desc>',
    );
  });

  it('ends at the last value and labels it', () => {
    const markup = html(chart);
    expect(markup).toContain('class="chart-line" d="M0 76.3L50 56.3L100 11.3"');
    expect(markup).toContain('<circle class="chart-end" cx="100%" cy="11.3%"');
    expect(markup).toMatch(/class="chart-value"[^>]*>142</);
  });

  it('has a key only for two series', () => {
    const { second, ...one } = chart;
    expect(second.values).toHaveLength(3);
    expect(html(chart)).toContain('chart-key-second');
    expect(html(one)).not.toMatch(/chart-key|chart-second/);
  });

  it('requires a value of the second series for each point', () => {
    expect(problems(chart)).toEqual([]);
    expect(problems({ ...chart, second: { label: 'Last year', values: [1, 2, 3, 4] } })).toEqual([
      'second.values has 4 values, but the chart has 3 points; every point needs one',
    ]);
  });
});

describe('a review', () => {
  it('quotes the text and names its author', () => {
    const markup = html(review);
    expect(markup).toContain('<blockquote><p>They came on time.</p></blockquote>');
    expect(markup).toContain('4.5 out of 5 stars');
    expect(visibleText(markup)).toContain('DW Dana R. Whitfield Whitfield Dental, May 2025');
  });

  it('derives initials from the first and the last word of a name', () => {
    expect(['Dana R. Whitfield', 'Ruth', '李 小龙', ''].map(initials)).toEqual(['DW', 'R', '李小', '']);
  });

  it('labels a sample', () => {
    expect(visibleText(html({ ...review, sample: true }))).toContain('May 2025, sample');
  });
});

describe('any picture', () => {
  it.each([grid, pack, chart, review])('is a figure of its kind without inline styles: $kind', (data) => {
    expect(html(data)).toMatch(new RegExp(`^<figure class="figure figure-${data.kind}">`));
    expect(html(data)).not.toContain('style=');
  });

  it('rejects an unknown kind', () => {
    expect(problems({ kind: 'graph' })).toHaveLength(1);
  });
});
