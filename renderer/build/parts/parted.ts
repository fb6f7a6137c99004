import { entry } from '../entry.ts';
import type { Loaded } from '../load/index.ts';
import { type TableMarks, tablesOfMatrices } from '../tables.ts';

/** A matrix of so many rows that its pages are planned and made part by part. */
export interface Parted {
  readonly matrix: string;
  /** Reference of the table that its rows stand in. */
  readonly table: string;
  /** Rows in all. */
  readonly count: number;
  /** Numbers of the rows of each part. */
  readonly parts: readonly (readonly number[])[];
}

/** How many rows are planned at a time. */
export interface PartSize {
  readonly rows: number;
  /** Fewer rows than this are planned at once. */
  readonly least: number;
}

/** What is planned of a page takes some 12 KB, so a part takes some 20 MB; each plans the pages around the matrix again. */
const usualParts: PartSize = { rows: 2000, least: 20_000 };

/**
 * The matrix to plan in parts: the largest of those whose pages are made of all rows of one table each, which no other
 * matrix uses. Nothing where there is none that is large enough.
 */
export function partedMatrix(
  { input, data }: Pick<Loaded, 'input' | 'data'>,
  marks: TableMarks,
  { rows, least }: PartSize = usualParts,
): Parted | undefined {
  const matrices = tablesOfMatrices(input, data);
  const users = (table: string) => matrices.filter(({ tables }) => tables.some(([, other]) => other === table)).length;
  const [largest] = matrices
    .flatMap(({ name, axes, isNarrowed, tables }) => {
      const [only] = tables;
      if (only === undefined || isNarrowed || axes.length > 1 || users(only[1]) > 1) return [];
      // The rows of other tables are read all at once anyway.
      return [{ matrix: name, table: only[1], count: marks[only[1]]?.lengths?.length ?? 0 }];
    })
    .sort((a, b) => b.count - a.count);
  if (largest === undefined || largest.count < least || !isSimple(input)) return undefined;
  const { count } = largest;
  const parts = Array.from({ length: Math.ceil(count / rows) }, (_, part) =>
    Array.from({ length: Math.min(rows, count - part * rows) }, (_, row) => part * rows + row),
  );
  return { ...largest, parts };
}

/** Cards are drawn for all pages in the end, and pages that are to be hidden are known in the end. */
function isSimple(input: unknown): boolean {
  return entry(input, 'cards') === undefined && entry(entry(input, 'doorways'), 'action') !== 'noindex';
}
