import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../ui-text/english.fixture.ts';
import { Media, media } from './index.ts';
import { initials } from './kinds.tsx';
import type { MediaData } from './media.tsx';

const html = (data: MediaData) => renderToStaticMarkup(<Media ui={ui} id="proof" data={data} />);
const visibleText = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const problems = (data: object) =>
  media('help')
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

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
  it.each([chart, review])('is a figure of its kind without inline styles: $kind', (data) => {
    expect(html(data)).toMatch(new RegExp(`^<figure class="figure figure-${data.kind}">`));
    expect(html(data)).not.toContain('style=');
  });

  it('rejects an unknown kind', () => {
    expect(problems({ kind: 'graph' })).toHaveLength(1);
  });
});
