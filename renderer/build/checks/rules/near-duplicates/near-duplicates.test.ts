import { expect, it } from 'vitest';
import type { PageRecord } from '../../page-record.ts';
import { nearDuplicates } from './index.ts';
import { shinglesOf } from './shingles.ts';
import { randomWords } from './testing/random-words.ts';

const usual = { threshold: 0.8, action: 'error' } as const;

function record(number: number | string, seed: number, route = 1): PageRecord {
  return {
    page: { path: `/${number}` },
    at: ['routes', route, 'pages', number],
    origin: { kind: 'matrix' },
    shingles: [shinglesOf(randomWords(60, seed).join(' '))],
  } as unknown as PageRecord;
}

/** Pages of one template. Every third page has the text of the one before. */
function pages(count: number): PageRecord[] {
  return Array.from({ length: count }, (_, index) => record(index, index % 3 === 2 ? index - 1 : index));
}

const written = (page: PageRecord): PageRecord => ({ ...page, origin: undefined });

it('reports three pairs of near duplicates for each route', () => {
  const { diagnostics, hidden } = nearDuplicates([...pages(30), record('else', 1, 2)], usual);
  expect(diagnostics.map(({ path, message }) => ({ path, message }))).toEqual([
    {
      path: ['routes', 1],
      message:
        'Pages with the same text except for the names in it: /2 and /1 (100 %), /5 and /4 (100 %), /8 and /7 (100 %), and 7 more. At most 80 % may be the same.',
    },
    {
      path: ['routes', 2],
      message:
        'Pages with the same text except for the names in it: /else and /1 (100 %). At most 80 % may be the same.',
    },
  ]);
  expect(hidden.size).toBe(0);
});

it('hides near duplicates if the config says so', () => {
  const { diagnostics, hidden, areNear } = nearDuplicates(pages(9), { ...usual, action: 'noindex' });
  expect(diagnostics).toEqual([]);
  expect([...hidden]).toEqual(['/2', '/5', '/8']);
  expect(areNear).toBe(true);
});

it('never reports pages that are written by hand', () => {
  const [one, two, three] = pages(3) as [PageRecord, PageRecord, PageRecord];
  expect(nearDuplicates([one, two, written(three)], { ...usual, action: 'noindex' }).hidden).toEqual(new Set(['/1']));
  expect(nearDuplicates([one, two, three].map(written), usual)).toMatchObject({ diagnostics: [], areNear: false });
});

it('leaves out pages without shingles', () => {
  const [one, two, three] = pages(3) as [PageRecord, PageRecord, PageRecord];
  expect(nearDuplicates([one, two, { ...three, shingles: undefined }], usual).areNear).toBe(false);
});
