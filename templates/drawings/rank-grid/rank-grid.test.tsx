import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../../renderer/sdk/ui-text/english.fixture.ts';
import type { RankGridData } from './fields.ts';
import { RankGrid } from './view.tsx';

const html = (data: RankGridData) => renderToStaticMarkup(<RankGrid ui={ui} id="proof" data={data} />);
const visibleText = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const grid = {
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
} satisfies RankGridData;

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
