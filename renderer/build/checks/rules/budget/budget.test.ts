import { describe, expect, it } from 'vitest';
import { heavyPages } from './heavy-pages.ts';
import { scriptDiagnostics } from './index.ts';
import { spending } from './spending.ts';

const budgets = { html: 1000, script: 2000 };

describe('spending', () => {
  const words = (seed: number) =>
    Array.from({ length: 300 }, (_, index) => ((index * seed) % 9973).toString(36)).join(' ');
  const html = `<!doctype html><html lang="en"><head><title>T</title><style>${words(31)}</style></head><body>
<header id="top">${words(97)}</header><main id="main"><section id="a">short</section>
<slot data-varied="long"><section id="long">${words(57)} ${words(77)}</section></slot></main><script>${words(11)}</script></body></html>`;

  it('names the parts of a page, the heaviest first', () => {
    const spent = spending(html);
    expect(spent.map(({ part }) => part).at(0)).toBe('long');
    expect(spent.map(({ part }) => part).sort()).toEqual(['a', 'head', 'long', 'scripts', 'styles', 'top']);
  });

  it('sums up to the whole page', () => {
    const sum = spending(html).reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeGreaterThan(1500);
    expect(spending(`${html}${html}`).reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(sum * 1.2);
  });
});

describe('heavyPages', () => {
  const made = (path: string, document: number, ...types: string[]) => ({
    path,
    shape: types.join(' '),
    size: document * 4,
    weight: { document, script: 0 },
  });
  it('weighs only pages that may be near the budget', () => {
    const asked: string[] = [];
    const watched = (path: string, size: number, document: number) => ({
      ...made(path, document, 'hero'),
      size,
      weight: {
        get document() {
          asked.push(path);
          return document;
        },
        script: 0,
      },
    });
    const shape = [watched('/small', 2000, 480), watched('/large', 4000, 950), watched('/near', 3800, 1010)];
    expect(heavyPages(shape, budgets, () => 900)).toEqual([]);
    expect([...new Set(asked)]).toEqual(['/large', '/near']);
  });

  const pages = [
    made('/small', 900, 'hero'),
    made('/a', 1200, 'hero', 'faq'),
    made('/b', 1300, 'hero', 'faq'),
    made('/c', 1010, 'hero', 'faq'),
    made('/alone', 1100, 'story'),
  ];

  it('weighs one page of each shape, and estimates the others', () => {
    const weighed: string[] = [];
    const heavy = heavyPages(pages, budgets, ({ path, weight }) => {
      weighed.push(path);
      return weight.document * 0.9;
    });
    expect(weighed).toEqual(['/b', '/alone']);
    expect(heavy.map(({ page: made, bytes, weighed: by }) => [made.path, bytes, by.path])).toEqual([
      ['/a', 1080, '/b'],
      ['/b', 1170, '/b'],
    ]);
  });
});

describe('scriptDiagnostics', () => {
  it('reports scripts over the budget once', () => {
    expect(scriptDiagnostics([1500, 2000], budgets)).toEqual([]);
    expect(scriptDiagnostics([1500, 2101, 2101], budgets)).toMatchObject([
      { code: 'page-heavy', path: ['budgets', 'script'] },
    ]);
  });
});
