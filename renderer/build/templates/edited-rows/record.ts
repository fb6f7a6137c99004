import { join } from 'node:path';
import type { Finding } from '../../../sdk/issue.ts';
import type { BuildOptions } from '../../build-contract.ts';
import type { Budgets } from '../../checks/budget/index.ts';
import type { ComparedPages } from '../../checks/doorways/index.ts';
import type { Beginning } from '../../inputs/sources/source-text.ts';
import { storeIfPossible } from '../../lib/cache-entry.ts';
import { loadCacheFile } from '../../lib/cache-file.js';
import { contentHash } from '../../lib/hash.ts';
import type { RenderContext } from '../../page/render/index.ts';
import type { PageRows, TableMarks } from '../../routes/tables.ts';
import type { Recast, Recipe } from '../recipes/recipe.ts';

/** What is remembered of a build for the next one in which nothing but rows of tables has changed. */
export interface RowsRecord {
  /** The state of the output that it is about. */
  readonly state: string;
  readonly tables: TableMarks;
  /** Where the tables end in which something was reported, by their references. */
  readonly ends: Readonly<Record<string, Beginning>>;
  readonly pages: readonly KnownPage[];
  /** The blocks that pages are made of, in words. */
  readonly shapes: readonly string[];
  /** Share of words beyond which pages are alike, 0 to 1. */
  readonly threshold: number;
  readonly compared?: ComparedPages | undefined;
  /** Sheets that are linked where others stand inline, by their hashes, with their files. */
  readonly linked: readonly (readonly [cspHash: string, file: string])[];
  readonly islands: RenderContext['islands'];
  /** What is wrong with the theme. */
  readonly theme: readonly Finding[];
  readonly budgets: Budgets;
  readonly recipes: readonly Recipe[];
}

/** A page, the number of its shape, the rows that it was made of, and how to put it together of other words. */
export type KnownPage = readonly [
  path: string,
  outline: string,
  shape: number,
  rows: PageRows,
  recast?: Recast | undefined,
];

/** One for each output folder. */
function rowsFile({ cacheDir, out }: Pick<BuildOptions, 'cacheDir' | 'out'>): string {
  return join(cacheDir, `rows-${contentHash(out).slice(0, 16)}`);
}

/** What is remembered of the rows of a build that left the output in a state; a record that is missing or damaged is none. */
export function readRows(options: BuildOptions, state: string): RowsRecord | undefined {
  const bytes = loadCacheFile(rowsFile(options));
  if (bytes === undefined) return undefined;
  const end = bytes.indexOf('\n');
  const { paths, ...record }: StoredRows = JSON.parse(bytes.toString('utf8', 0, end));
  if (record.state !== state) return undefined;
  return paths === undefined ? record : { ...record, compared: { paths, sketches: bytes.subarray(end + 1) } };
}

/** A record as it is stored: as one line of JSON, and behind it, as bytes, the sketches of the pages that were compared. */
interface StoredRows extends Omit<RowsRecord, 'compared'> {
  readonly paths?: readonly string[] | undefined;
}

/** Remembers rows; where there is nothing to remember, nothing old is left that could be taken for it. */
export function keepRows(options: BuildOptions, record: RowsRecord | undefined): void {
  const { compared, ...rest } = record ?? {};
  const line = `${JSON.stringify({ ...rest, paths: compared?.paths })}\n`;
  storeIfPossible(rowsFile(options), line, compared?.sketches ?? '');
}
