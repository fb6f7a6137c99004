import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkPairs } from './check.ts';
import { RankBeforeAfterView } from './view.tsx';

const before = ['20 18 16 19 20', '17 12 9 14 18', '15 8 5 10 16', '18 13 11 15 20', '20 19 17 20 20'];
const after = ['8 5 4 6 11', '4 2 1 3 6', '3 1 1 2 4', '5 2 1 3 7', '9 6 4 7 12'];
const pair = { place: 'Old Harbor', term: 'locksmith', before, after, note: 'In 90 days.' };
const render = (pairs: (typeof pair)[]) =>
  renderToStaticMarkup(<RankBeforeAfterView id="proof" level={2} headline="Proof" pairs={pairs} />);
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('rankBeforeAfter', () => {
  it('contains both pictures of every pair, with descriptions and unique ids', () => {
    const html = render([pair, { ...pair, place: 'Mill Quarter' }]);
    expect([...html.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Before: “locksmith” in Old Harbor',
      'After: “locksmith” in Old Harbor',
      'Before: “locksmith” in Mill Quarter',
      'After: “locksmith” in Mill Quarter',
    ]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws the second measurement over the first', () => {
    const numbers = [...render([pair]).matchAll(/<desc[^>]*>(.*?)<\/desc>/g)].map(([, text]) => text?.slice(-13));
    expect(numbers).toEqual(['average 15.6.', ' average 4.7.']);
  });

  it('shows both maps whole, without script', () => {
    expect(render([pair])).not.toMatch(/data-island|<button|style=|tabindex/);
  });

  it('has the rank at each point of both maps, which are equal', () => {
    const [, first, second] = render([pair]).split('class="map"');
    for (const map of [first, second]) expect(map?.match(/<text/g)).toHaveLength(25);
    expect(first).toContain('20 or lower at 6; average 15.6.');
  });

  it('leaves out points without a rank', () => {
    const atSea = (rows: string[]) => rows.map((row) => row.replace(/\d+$/, '-'));
    const html = render([{ ...pair, before: atSea(before), after: atSea(after) }]);
    expect(html.match(/<text/g)).toHaveLength(40);
    expect(text(html)).toContain('to 10 of 20');
  });

  it('has the note in the head of its pair', () => {
    expect(render([pair])).toContain(
      '<div class="ranks-head"><h3>Old Harbor</h3><p class="figure-aside">“locksmith”</p><p class="figure-aside">In 90 days.</p></div>',
    );
  });

  it('shows the change in numbers', () => {
    expect(text(render([pair]))).toContain('Average rank 15.6 → to 4.7 Top 3 0 → to 10 of 25');
  });

  it('shows the same streets before and after', () => {
    const streets = [...render([pair]).matchAll(/class="map-street" d="([^"]+)"/g)].map(([, path]) => path);
    expect(streets).toHaveLength(2);
    expect(streets[0]).toBe(streets[1]);
  });

  it('stays under 5 KB with four pairs of 49 points', () => {
    const grid = (shift: number) =>
      Array.from({ length: 7 }, (_, y) =>
        Array.from({ length: 7 }, (_, x) => 1 + ((x * 5 + y * 3 + shift * 7) % 20)).join(' '),
      );
    const pairs = ['A', 'B', 'C', 'D'].map((place, index) => ({
      ...pair,
      place,
      before: grid(index),
      after: grid(index + 9),
    }));
    expect(brotliCompressSync(render(pairs)).length).toBeLessThan(5000);
  });

  it('labels the measurements as the config does', () => {
    const html = renderToStaticMarkup(
      <RankBeforeAfterView
        id="proof"
        level={2}
        headline="Proof"
        beforeLabel="March"
        afterLabel="June"
        pairs={[pair]}
      />,
    );
    expect([...html.matchAll(/class="ranks-ends">(.*?)</g)].map(([, label]) => label)).toEqual(['March', 'June']);
    expect(html).toContain('June: “locksmith”');
  });
});

describe('checkPairs', () => {
  it('requires the same points before and after', () => {
    expect(checkPairs({ pairs: [pair] })).toEqual([]);
    const wider = after.map((row) => `${row} 20`);
    expect(checkPairs({ pairs: [pair, { ...pair, after: wider }] })).toEqual([
      {
        path: ['pairs', 1, 'after'],
        message: 'The grid of Old Harbor is 5 rows by 6 points after, but 5 rows by 5 points before.',
        suggestion: 'Write the ranks of the same points in both.',
      },
    ]);
    const atSea = ['- 5 4 6 11', ...after.slice(1)];
    expect(checkPairs({ pairs: [{ ...pair, after: atSea }] })).toMatchObject([
      {
        message:
          'The grid of Old Harbor is 5 rows by 5 points, 1 of them without a rank after, but 5 rows by 5 points before.',
      },
    ]);
  });
});
