import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CompareOptions, comparingTexts } from './compare.ts';
import { Comparison, type PageText, textEnd } from './comparison.ts';
import { sketchSize } from './sketch.ts';

/** Pages of one template: a section of their own, and one that all share; each third says nearly what the one before says. */
function pages(count: number): PageText[] {
  const words = (seed: number) => Array.from({ length: 60 }, (_, index) => `w${seed}x${index}`);
  return Array.from({ length: count }, (_, index) => {
    const own = words(index % 3 === 2 ? index - 1 : index);
    const texts = [own.join(' '), 'Name', `Everybody in Town ${index} knows us.`].join(textEnd);
    const shared = { shared: 0, texts: 'The same words stand on each of all these pages.' };
    return {
      name: `/${index}`,
      isWritten: false,
      blanks: [`Town ${index}`],
      sections: [texts, index === 0 ? shared : 0],
    };
  });
}

async function compared(pages: readonly PageText[], options: Partial<CompareOptions> = {}) {
  const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-compare-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }));
  const usual = { count: pages.length, threshold: 0.8, wantsSketches: true, cacheDir };
  const comparison = await comparingTexts({ ...usual, ...options });
  for (const page of pages) comparison.add(page);
  return comparison.compared();
}

describe('comparing pages', () => {
  it('comes to the same in a thread, for many, as here, for a few', async () => {
    const all = pages(600);
    const here = new Comparison();
    for (const page of all) here.add(page);
    const expected = here.compare(0.8, true);
    const found = await compared(all);
    expect(found.pairs).toEqual(expected.pairs);
    expect(found.pairs).toHaveLength(200);
    expect(found.pairs[0]).toMatchObject({ name: '/2', other: '/1' });
    expect(found.sketches).toEqual(expected.sketches);
    expect(found.sketches).toHaveLength(600 * sketchSize);
  });

  it('makes sketches only where they are wanted', async () => {
    const found = await compared(pages(3), { wantsSketches: false });
    expect(found).toMatchObject({ pairs: [{ name: '/2', other: '/1' }], sketches: undefined });
  });

  it('names the one of a pair that nobody wrote, whichever came first', async () => {
    const [first, ...others] = pages(3).reverse();
    const all = [{ ...(first as PageText), isWritten: true }, ...others];
    expect((await compared(all)).pairs).toMatchObject([{ name: '/1', other: '/2' }]);
    expect((await compared(all.slice(1))).pairs).toEqual([]);
  });

  it('takes what stands in a section that only one page has for its own', async () => {
    const shared = (number: number, page: PageText) => ({
      ...page,
      sections: page.sections.map((text) => (typeof text === 'string' ? { texts: text, shared: number } : text)),
    });
    const some = pages(30);
    const alone = some.map((page, index) => shared(index + 1, page));
    expect(await compared(alone)).toEqual(await compared(some));
  });
});
