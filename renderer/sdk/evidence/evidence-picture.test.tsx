import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../ui-text/english.fixture.ts';
import type { EvidenceData } from './evidence.ts';
import { EvidencePicture, evidence } from './index.ts';
import { initialsOf } from './review-card.tsx';

const html = (data: EvidenceData) => renderToStaticMarkup(<EvidencePicture ui={ui} id="proof" data={data} />);
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const faults = (data: object) =>
  evidence('help')
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
} satisfies EvidenceData;

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
} satisfies EvidenceData;

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
} satisfies EvidenceData;

const review = {
  kind: 'review',
  name: 'Dana R. Whitfield',
  business: 'Whitfield Dental',
  rating: 4.5,
  text: 'They came on time.',
  date: 'May 2025',
  initials: 'DW',
} satisfies EvidenceData;

describe('a grid', () => {
  it('says in words what the dots show', () => {
    expect(html(grid)).toContain('role="img" aria-labelledby="proof-name proof-numbers"');
    expect(html(grid)).toContain('<title id="proof-name">Before: “locksmith near me” in Old Harbor</title>');
    expect(html(grid)).toMatch(/<desc id="proof-numbers">Ranks 1 to 3 at 1 of 49 points, 4 to 10 at 4, /);
    expect(textOf(html(grid))).toContain('top 3 at 1 of 49');
  });

  it('draws one dot and one number for each point, 20 as 20+', () => {
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
  it('is a list in order, with the business pointed out and where it came from', () => {
    const markup = html(pack);
    expect([...markup.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name)).toEqual([
      'Key &amp; Sons',
      'Quick Lock',
      'Safe House',
    ]);
    expect(markup.match(/pack-own"/g)).toHaveLength(1);
    expect(textOf(markup)).toContain('from 11');
    expect(markup).toContain('pack-rising');
    expect(markup).toContain('4.9 out of 5 stars');
  });

  it('stands still when it came from nowhere', () => {
    const { from, ...still } = pack;
    expect(from).toBe(11);
    expect(html(still)).not.toMatch(/pack-rising|pack-from/);
  });

  it('points out a business that is among the results', () => {
    expect(faults(pack)).toEqual([]);
    expect(faults({ ...pack, business: 'Key' })).toEqual([
      'business must be the name of one of the results: "Key & Sons", "Quick Lock", "Safe House"',
    ]);
  });
});

describe('a chart', () => {
  it('says every number in words', () => {
    expect(html(chart)).toContain(
      '<desc id="proof-numbers">This year: Jan 38, Feb 70, Mar 142 (calls a month). Last year: Jan 30, Feb 31, Mar 29.</desc>',
    );
  });

  it('ends at the last value and writes it there', () => {
    const markup = html(chart);
    expect(markup).toContain('class="chart-line" d="M0 76.3L50 56.3L100 11.3"');
    expect(markup).toContain('<circle class="chart-end" cx="100%" cy="11.3%"');
    expect(markup).toMatch(/class="chart-value"[^>]*>142</);
  });

  it('has a key only when there are two series', () => {
    const { second, ...one } = chart;
    expect(second.values).toHaveLength(3);
    expect(html(chart)).toContain('chart-key-second');
    expect(html(one)).not.toMatch(/chart-key|chart-second/);
  });

  it('needs a value of the second series for each point', () => {
    expect(faults(chart)).toEqual([]);
    expect(faults({ ...chart, second: { label: 'Last year', values: [1, 2, 3, 4] } })).toEqual([
      'second.values has 4 values, but the chart has 3 points; every point needs one',
    ]);
  });
});

describe('a review', () => {
  it('quotes the words and names who wrote them', () => {
    const markup = html(review);
    expect(markup).toContain('<blockquote><p>They came on time.</p></blockquote>');
    expect(markup).toContain('4.5 out of 5 stars');
    expect(textOf(markup)).toContain('DW Dana R. Whitfield Whitfield Dental, May 2025');
  });

  it('takes initials from the first and the last word of a name', () => {
    expect(['Dana R. Whitfield', 'Ruth', '李 小龙', ''].map(initialsOf)).toEqual(['DW', 'R', '李小', '']);
  });

  it('says that a sample is one', () => {
    expect(textOf(html({ ...review, sample: true }))).toContain('May 2025, sample');
  });
});

describe('any picture', () => {
  it.each([grid, pack, chart, review])('is a figure of its own kind without inline styles: $kind', (data) => {
    expect(html(data)).toMatch(new RegExp(`^<figure class="evidence evidence-${data.kind}">`));
    expect(html(data)).not.toContain('style=');
  });

  it('refuses a kind that does not exist', () => {
    expect(faults({ kind: 'graph' })).toHaveLength(1);
  });
});
