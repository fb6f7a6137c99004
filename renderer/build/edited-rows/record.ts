import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../kit/issue.ts';
import type { BuildOptions } from '../build-contract.ts';
import type { ComparedPages } from '../doorways/index.ts';
import { contentHash } from '../hash.ts';
import { contrast, themeOf } from '../lint/contrast.ts';
import type { MadePage } from '../made-page.ts';
import type { ReadyPlan } from '../plan.ts';
import { keepIfPossible } from '../records.ts';
import type { RenderContext } from '../render/index.ts';
import { type PageRows, rowsOfMatrices, type TableMarks } from '../tables.ts';
import { outlines } from './outline.ts';

/** What is remembered of a build for the next one in which nothing but rows of tables has changed. */
export interface RowsRecord {
  /** The state of the output that it is about. */
  readonly state: string;
  readonly tables: TableMarks;
  readonly pages: readonly KnownPage[];
  /** The blocks that pages are made of, in words. */
  readonly shapes: readonly string[];
  /** Share of words from which on pages are alike, 0 to 1. */
  readonly threshold: number;
  readonly compared?: ComparedPages | undefined;
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
  return join(cacheDir, `rows-${contentHash(out).slice(0, 16)}`);
}

interface Used extends Pick<RenderContext, 'sheets' | 'islands'>, Pick<RowsRecord, 'tables' | 'compared'> {}

/** What is remembered of the rows of a build; nothing where its site has no tables, or where pages hang on more than is known. */
export function rowsRecord(
  state: string,
  ready: ReadyPlan,
  made: readonly MadePage[],
  { sheets, islands, tables, compared }: Used,
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
    tables,
    pages: made.map(({ page, shape }) => [
      page.path,
      outlineOf.get(page.path) ?? '',
      shapeOf.get(shape) ?? 0,
      rowsOf.get(page.path) ?? [],
    ]),
    shapes,
    threshold: site.doorways.threshold,
    compared,
    linked: [...sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
    islands,
    theme: contrast(themeOf(loaded)),
  };
}

/** What is remembered of the rows of a build that left the output in a state; a record that is missing or damaged is none. */
export function readRows(options: BuildOptions, state: string): RowsRecord | undefined {
  try {
    const bytes = readFileSync(rowsFile(options));
    const end = bytes.indexOf('\n');
    const { paths, ...record }: StoredRows = JSON.parse(bytes.toString('utf8', 0, end));
    if (record.state !== state) return undefined;
    return paths === undefined ? record : { ...record, compared: { paths, sketches: bytes.subarray(end + 1) } };
  } catch {
    return undefined;
  }
}

/** A record as it is stored: as one line of JSON, and behind it, as bytes, the sketches of the pages that were compared. */
interface StoredRows extends Omit<RowsRecord, 'compared'> {
  readonly paths?: readonly string[] | undefined;
}

/** Remembers rows; where there is nothing to remember, nothing old is left that could be taken for it. */
export function keepRows(options: BuildOptions, record: RowsRecord | undefined): void {
  const { compared, ...rest } = record ?? {};
  const line = `${JSON.stringify({ ...rest, paths: compared?.paths })}\n`;
  keepIfPossible(rowsFile(options), Buffer.concat([Buffer.from(line), compared?.sketches ?? new Uint8Array()]));
}
