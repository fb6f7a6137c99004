import { join } from 'node:path';
import type { Finding } from '../../kit/issue.ts';
import type { BuildOptions } from '../build-contract.ts';
import { contentHash } from '../hash.ts';
import { contrast, themeOf } from '../lint/contrast.ts';
import type { MadePage } from '../made-page.ts';
import type { PlannedComparison, ReadyPlan } from '../plan.ts';
import { keepRecord, readRecord } from '../records.ts';
import type { RenderContext } from '../render/index.ts';
import { type PageRows, rowHashes, rowsOfMatrices } from '../tables.ts';
import { outlines } from './outline.ts';

/** What is remembered of a build for the next one in which nothing but rows of tables has changed. */
export interface RowsRecord {
  /** The state of the output that it is about. */
  readonly state: string;
  /** The tables by their references: a hash of each row. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly KnownPage[];
  /** The blocks that pages are made of, in words. */
  readonly shapes: readonly string[];
  /** Share of words from which on pages are alike, 0 to 1. */
  readonly threshold: number;
  /** What pages were compared by: their paths, and a sketch of what each says, one after the other in base64. */
  readonly compared?: readonly [paths: readonly string[], sketches: string] | undefined;
  /** Sheets that are linked where others stand inline, by their hashes, with their files. */
  readonly linked: readonly (readonly [cspHash: string, file: string])[];
  readonly islands: RenderContext['islands'];
  /** What is wrong with the theme. */
  readonly theme: readonly Finding[];
}

/** A page, the number of its shape, and the rows that it was made of. */
export type KnownPage = readonly [path: string, outline: string, shape: number, rows: PageRows];

/** One for each output folder. */
function rowsFile({ cacheDir, out }: Pick<BuildOptions, 'cacheDir' | 'out'>): string {
  return join(cacheDir, `rows-${contentHash(out).slice(0, 16)}.json`);
}

/** What is remembered of the rows of a build; nothing where its site has no tables, or where pages hang on more than is known. */
export function rowsRecord(
  state: string,
  ready: ReadyPlan,
  made: readonly MadePage[],
  { sheets, islands, compared }: Pick<RenderContext, 'sheets' | 'islands'> & Pick<PlannedComparison, 'compared'>,
): RowsRecord | undefined {
  const { loaded, unfolded, site } = ready;
  const hangsOnMore = unfolded.lists.around || site.routes.some(({ experiment }) => experiment !== undefined);
  if (loaded.data.size === 0 || hangsOnMore || site.doorways.action === 'noindex') return undefined;
  const outlineOf = outlines(ready);
  const rowsOf = rowsOfMatrices(ready);
  const shapes = [...new Set(made.map(({ shape }) => shape))];
  const shapeOf = new Map(shapes.map((shape, index) => [shape, index]));
  return {
    state,
    tables: Object.fromEntries([...loaded.data].map(([key, table]) => [key, rowHashes(table)])),
    pages: made.map(({ page, shape }) => [
      page.path,
      outlineOf.get(page.path) ?? '',
      shapeOf.get(shape) ?? 0,
      rowsOf.get(page.path) ?? [],
    ]),
    shapes,
    threshold: site.doorways.threshold,
    compared: compared && [compared.paths, Buffer.from(compared.sketches).toString('base64')],
    linked: [...sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
    islands,
    theme: contrast(themeOf(loaded)),
  };
}

/** What is remembered of the rows of a build that left the output in a state. */
export function readRows(options: BuildOptions, state: string): RowsRecord | undefined {
  const record = readRecord<RowsRecord>(rowsFile(options));
  return record?.state === state ? record : undefined;
}

/** Remembers rows; where there is nothing to remember, nothing old is left that could be taken for it. */
export function keepRows(options: BuildOptions, record: RowsRecord | undefined): void {
  keepRecord(rowsFile(options), record ?? {});
}
