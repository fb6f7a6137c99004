import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareTexts } from './compare.ts';
import { Comparison, type PageText } from './comparison.ts';
import { sketchSize } from './sketch.ts';

/** Pages of one template: a section of their own, and one that all share; each third says nearly what the one before says. */
function pages(count: number): PageText[] {
  const words = (seed: number) => Array.from({ length: 60 }, (_, index) => `w${seed}x${index}`);
  return Array.from({ length: count }, (_, index) => {
    const own = words(index % 3 === 2 ? index - 1 : index);
    const lines = [own.join(' '), `Everybody in Town ${index} knows us.`];
    const shared = { shared: 0, ...(index === 0 && { lines: ['The same words stand on each of all these pages.'] }) };
    return {
      name: `/${index}`,
      blanks: [`Town ${index}`],
      sections: [{ lines }, shared as PageText['sections'][number]],
    };
  });
}

describe('comparing pages', () => {
  it('comes to the same in a thread, for many, as here, for a few', async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-compare-'));
    onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }));
    const all = pages(600);
    const here = new Comparison();
    for (const page of all) here.add(page);
    const expected = here.compare(0.8, true);
    const { texts } = await compareTexts(all.length, all, { threshold: 0.8, wantsSketches: true, cacheDir });
    const found = await texts;
    expect(found.pairs).toEqual(expected.pairs);
    expect(found.pairs).toHaveLength(200);
    expect(found.pairs[0]).toMatchObject({ name: '/2', other: '/1' });
    expect(found.sketches).toEqual(expected.sketches);
    expect(found.sketches).toHaveLength(600 * sketchSize);
  });

  it('makes sketches only where they are wanted', async () => {
    const few = pages(3);
    const { texts } = await compareTexts(few.length, few, { threshold: 0.8, wantsSketches: false, cacheDir: '/' });
    expect(await texts).toMatchObject({ pairs: [{ name: '/2', other: '/1' }], sketches: undefined });
  });
});
