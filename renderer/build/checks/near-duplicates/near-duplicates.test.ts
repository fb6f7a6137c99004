import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { textEnd } from './comparison.ts';
import { type ComparedPage, NearDuplicates, type NearDuplicatesOptions, type Signatures } from './index.ts';
import { nearSignatures, signatureAt } from './signature.ts';

/** Pages of one template with their own and a shared section. Every third page is similar to the one before. */
function pages(count: number): ComparedPage[] {
  const words = (seed: number) => Array.from({ length: 60 }, (_, index) => `w${seed}x${index}`);
  return Array.from({ length: count }, (_, index) => {
    const own = words(index % 3 === 2 ? index - 1 : index);
    const texts = [own.join(' '), 'Name', `Everybody in Town ${index} knows us.`].join(textEnd);
    return {
      path: `/${index}`,
      route: ['routes', 1],
      filledIn: [`Town ${index}`],
      sections: [
        { text: texts, isShared: false },
        { text: 'The same words stand on each of all these pages, in Town 2 as well.', isShared: true },
      ],
    };
  });
}

async function found(pages: readonly ComparedPage[], options: Partial<NearDuplicatesOptions> = {}) {
  const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-near-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }));
  const usual = { count: pages.length, threshold: 0.8, action: 'error' as const, cacheDir };
  const duplicates = await NearDuplicates.start({ ...usual, ...options });
  for (const page of pages) duplicates.add(page);
  return duplicates.result();
}

const written = (page: ComparedPage | undefined): ComparedPage => ({ ...(page as ComparedPage), route: undefined });

describe('near duplicates', () => {
  it('are reported with three pairs for each route', async () => {
    const [elsewhere] = pages(3).slice(2);
    const all = [...pages(30), { ...(elsewhere as ComparedPage), path: '/else', route: ['routes', 2] }];
    const { diagnostics, hidden } = await found(all);
    expect(diagnostics.map(({ path, message }) => ({ path, message }))).toEqual([
      {
        path: ['routes', 1],
        message:
          'Pages with the same text except for the names in it: /5 and /4 (100 %), /8 and /7 (100 %), /11 and /10 (100 %), and 7 more. At most 80 % may be the same.',
      },
      {
        path: ['routes', 2],
        message:
          'Pages with the same text except for the names in it: /else and /2 (100 %). At most 80 % may be the same.',
      },
    ]);
    expect(hidden.size).toBe(0);
  });

  it('are hidden if the config says so', async () => {
    const { diagnostics, hidden } = await found(pages(9), { action: 'noindex' });
    expect(diagnostics).toEqual([]);
    expect([...hidden]).toEqual(['/2', '/5', '/8']);
  });

  it('are the same with and without a thread', async () => {
    const [here, there] = [await found(pages(600), { count: 1 }), await found(pages(600))];
    expect(there).toEqual(here);
    expect(here.diagnostics[0]?.message).toContain('and 197 more');
  });

  it('are never pages that are written by hand', async () => {
    const [first, ...others] = pages(3).reverse();
    expect((await found([...others, written(first)], { action: 'noindex' })).hidden).toEqual(new Set(['/1']));
    expect((await found(pages(3).map(written))).signatures).toBeUndefined();
  });

  it('do not depend on which sections are shared', async () => {
    const alone = (all: readonly ComparedPage[]) =>
      all.map((page) => ({ ...page, sections: page.sections.map(({ text }) => ({ text, isShared: false })) }));
    expect((await found(alone(pages(30)))).diagnostics).toEqual((await found(pages(30))).diagnostics);
  });
});

async function signaturesOf(...given: Parameters<typeof found>): Promise<Signatures> {
  const { signatures } = await found(...given);
  if (signatures === undefined) throw new Error('the pages have signatures');
  return signatures;
}

describe('signatures', () => {
  it('show which pages may be similar', async () => {
    const all = pages(20);
    const signatures = await signaturesOf(all);
    expect(signatures.paths).toEqual(all.map(({ path }) => path));
    expect(signatures.common.length).toBeGreaterThan(5);
    const stored = all.map((_, page) => signatureAt(signatures, page));
    const near = stored.map((signature) => nearSignatures([signature], stored, 0.8));
    expect(near.slice(0, 6)).toEqual([[0], [1, 2], [1, 2], [3], [4, 5], [4, 5]]);
  });

  it('are the same if some pages are compared later, with the same common shingles', async () => {
    const all = await signaturesOf(pages(20));
    const few = await signaturesOf(pages(20).slice(5, 7), { common: all.common });
    expect([0, 1].map((page) => signatureAt(few, page))).toEqual([5, 6].map((page) => signatureAt(all, page)));
    expect(few.common).toEqual(all.common);
  });
});
