import { type Judgement, ofConfigAlone } from '../../../sdk/rules.ts';
import type { Loaded } from '../../inputs/index.ts';
import { entry } from '../../lib/entry.ts';
import { holdsLists } from '../../routes/fill.ts';
import { type TableMarks, tablesOfMatrices } from '../../routes/tables.ts';

/** A matrix of so many rows that its pages are made part by part. */
export interface Parted {
  readonly matrix: string;
  /** What its rows are called. */
  readonly axis: string;
  /** Reference of the table that its rows stand in. */
  readonly table: string;
  /** Rows in all. */
  readonly count: number;
  /** Numbers of the rows of each part. */
  readonly parts: readonly (readonly number[])[];
  /** So many that one plan of all would take too much memory: its table is not held either. */
  readonly isLarge: boolean;
}

/** They are looked at in the end. */
const ofTitles: readonly Judgement[] = [
  'meta-description-doubled',
  'meta-description-length',
  'meta-title-doubled',
  'meta-title-length',
];

/** What there may be to tell of a site that is made in parts. */
export const toldInParts: ReadonlySet<string> = new Set([...ofConfigAlone, ...ofTitles]);

/** How many rows are planned at a time. */
export interface PartSize {
  readonly rows: number;
  /** From so many rows on one plan of all would take too much memory. */
  readonly least: number;
  /** From so many rows on it pays to plan some and to cast the others, where these are like them; `least` when left out. */
  readonly leastCast?: number;
}

/** What is planned of a page takes some 12 KB, so a part takes some 20 MB; each plans the pages around the matrix again. */
const usualParts: PartSize = { rows: 2000, least: 20_000, leastCast: 200 };

/**
 * The matrix to plan in parts: the largest of those whose pages are made of all rows of one table each, which no other
 * matrix uses. Nothing where there is none that is large enough.
 */
export function partedMatrix(
  { input, data }: Pick<Loaded, 'input' | 'data'>,
  marks: TableMarks,
  { rows, least, leastCast = least }: PartSize = usualParts,
): Parted | undefined {
  const matrices = tablesOfMatrices(input, data);
  const users = (table: string) => matrices.filter(({ tables }) => tables.some(([, other]) => other === table)).length;
  const [largest] = matrices
    .flatMap(({ name, axes, isNarrowed, tables }) => {
      const [only] = tables;
      if (only === undefined || isNarrowed || axes.length > 1 || users(only[1]) > 1) return [];
      const [axis, table] = only;
      const { hashes = [], lengths } = marks[table] ?? {};
      // Where rows cannot be read by themselves, parts are for the sake of memory alone.
      return lengths === undefined && hashes.length < least
        ? []
        : [{ matrix: name, axis, table, count: hashes.length }];
    })
    .sort((a, b) => b.count - a.count);
  if (largest === undefined || largest.count < Math.min(least, leastCast) || !isSimple(input)) return undefined;
  const { count } = largest;
  const isLarge = count >= least;
  const parts = Array.from({ length: Math.ceil(count / rows) }, (_, part) =>
    Array.from({ length: Math.min(rows, count - part * rows) }, (_, row) => part * rows + row),
  );
  return { ...largest, isLarge, parts };
}

/** Cards are drawn for all pages in the end, pages that are to be hidden are known in the end, and lists hold pages of all parts. */
function isSimple(input: unknown): boolean {
  const hidesPages = entry(entry(input, 'doorways'), 'action') === 'noindex';
  return entry(input, 'cards') === undefined && !hidesPages && !holdsLists(input);
}
