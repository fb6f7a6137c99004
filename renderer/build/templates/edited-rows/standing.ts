import { dirname } from 'node:path';
import type { Judgement } from '../../../sdk/rules.ts';
import type { BuildOptions, BuildRecord, BuildReport, LastBuild } from '../../build-contract.ts';
import { standingPage } from '../../cache/last-build.ts';
import { heavyPages, type WeighedPage } from '../../checks/budget/heavy-pages.ts';
import type { ComparedPages } from '../../checks/doorways/index.ts';
import { sketchSize } from '../../checks/doorways/sketch.ts';
import { tableFile } from '../../inputs/table-file.ts';
import type { FileTrace } from '../../inputs/traced-files.ts';
import { type FileRef, FolderChanged, type Manifest, type Output, withOutput } from '../../output/index.ts';
import type { PageReport } from '../../page/made-page.ts';
import type { PageRows } from '../../routes/tables.ts';
import { type RowsRecord, readRows } from './record.ts';

/**
 * Does some work in the output that the last build left, where nothing but tables has changed since, with what is remembered
 * of their rows; nothing wherever that is not so.
 */
export async function withLastRows(
  options: BuildOptions,
  { record, changed }: LastBuild,
  work: (output: Output, known: RowsRecord) => Promise<BuildReport | undefined> | undefined,
): Promise<BuildReport | undefined> {
  const known = readRows(options, record.state);
  if (known === undefined || !areTables(changed, known, options)) return undefined;
  const inOutput = async (output: Output) => (output.state === record.state ? work(output, known) : undefined);
  return withOutput(options, inOutput).catch((error: unknown) => {
    // Somebody changed the folder meanwhile: a build of everything sees to it.
    if (!(error instanceof FolderChanged)) throw error;
    return undefined;
  });
}

/**
 * Whether rows that have changed are so few that it pays to look at their pages alone: each of these is held against all
 * others.
 */
export function areFew(changed: number, all: number, { pages }: RowsRecord): boolean {
  return changed * 4 <= all && changed * pages.length <= mostComparisons;
}

/** Ten thousand take some ten milliseconds. */
const mostComparisons = 150_000;

/** The files of an output as they stand. */
export function hashesOf({ files }: Manifest): readonly FileRef[] {
  return [...files].map(([path, { hash }]) => ({ path, hash }));
}

/** Whether looks that came to something else are at what tables hold. */
export function areTables(
  changed: readonly FileTrace[],
  { tables }: RowsRecord,
  { config }: Pick<BuildOptions, 'config'>,
): boolean {
  const tableFiles = new Set(Object.keys(tables).map((table) => tableFile(dirname(config), table)));
  return changed.every(([how, path]) => how === 'read' && tableFiles.has(path));
}

/**
 * Judgements of what is a part of each page's outline and nothing else: titles and descriptions, addresses, links, what search
 * engines may have. As long as no outline has changed they are what they were, whatever they come to for some pages alone.
 */
export const ofOutlines: ReadonlySet<string> = new Set<Judgement>([
  'meta-description-doubled',
  'meta-description-length',
  'meta-title-doubled',
  'meta-title-length',
  'noindex-conflict',
  'page-orphan',
  'path-reserved',
]);

/** Looks as they were, and as they are now where somebody has looked again. */
export function seenAgain(before: readonly FileTrace[], now: readonly FileTrace[]): readonly FileTrace[] {
  const seen = new Map(now.map((look) => [`${look[0]} ${look[1]}`, look]));
  return before.map((look) => seen.get(`${look[0]} ${look[1]}`) ?? look);
}

/** All pages in their order, as a build of everything would report them; `fresh` are the new ones by their paths. */
export function reportsOf(
  last: BuildRecord,
  fresh: ReadonlyMap<string, PageReport>,
  out: string,
): readonly PageReport[] {
  return last.pages.map((page) => fresh.get(page[0]) ?? standingPage(page, out));
}

/** Whether a page might be over its budget, or has to be weighed exactly to tell. */
export function isHeavy(reports: readonly PageReport[], known: RowsRecord, manifest: Manifest): boolean {
  let unknown = false;
  const weighed = reports.map(({ file, size, weight, rendered }, index): WeighedPage & { readonly file: string } => {
    const [, exact] = rendered ? [] : (manifest.pages[file] ?? '').split(' ');
    const shape = known.shapes[known.pages[index]?.[2] ?? 0] ?? '';
    return { file, size, weight, shape, exact: Number(exact) > 0 ? Number(exact) : undefined };
  });
  const heavy = heavyPages(weighed, known.budgets, ({ exact }) => {
    unknown ||= exact === undefined;
    return exact ?? 0;
  });
  return unknown || heavy.length > 0;
}

/** Paths of the pages that are made of rows which have changed. */
export function editedPages(
  { pages }: RowsRecord,
  { table, rows }: { readonly table: string; readonly rows: readonly number[] },
): ReadonlySet<string> {
  const changed = new Set(rows);
  const isEdited = (made: PageRows) => made.some(([name, row]) => name === table && changed.has(row));
  return new Set(pages.flatMap(([path, , , made]) => (isEdited(made) ? [path] : [])));
}

/** Whether each of some rows is on a page: what is wrong with one that is left out is found by the plan of everything. */
export function areOnPages(
  { table, rows }: { readonly table: string; readonly rows: readonly number[] },
  { pages }: RowsRecord,
): boolean {
  const missing = new Set(rows);
  for (const [, , , made] of pages) for (const [name, row] of made) if (name === table) missing.delete(row);
  return missing.size === 0;
}

export function sketchesOf({ compared: { paths, sketches } = nothingCompared }: RowsRecord) {
  return each(paths, sketches);
}

const nothingCompared: ComparedPages = { paths: [], sketches: new Uint8Array() };

export function each(paths: readonly string[], sketches: Uint8Array) {
  return paths.map((path, index) => ({
    path,
    sketch: sketches.subarray(index * sketchSize, (index + 1) * sketchSize),
  }));
}

/** What pages are compared by from now on. */
export function comparedNow({ compared }: RowsRecord, fresh: ComparedPages | undefined): RowsRecord['compared'] {
  if (fresh === undefined || compared === undefined) return compared;
  const now = new Map(each(fresh.paths, fresh.sketches).map(({ path, sketch }) => [path, sketch]));
  const sketches = Uint8Array.from(compared.sketches);
  for (const [index, path] of compared.paths.entries()) {
    const sketch = now.get(path);
    if (sketch !== undefined) sketches.set(sketch, index * sketchSize);
  }
  return { paths: compared.paths, sketches };
}
