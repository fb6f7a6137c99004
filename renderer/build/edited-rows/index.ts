import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../../kit/issue.ts';
import { plainPath } from '../../kit/route-path.ts';
import { heavyPages, type WeighedPage } from '../budget/heavy-pages.ts';
import type { BuildOptions, BuildReport } from '../build-contract.ts';
import type { ComparedPages } from '../doorways/index.ts';
import { mayBeAlike, sketchSize } from '../doorways/sketch.ts';
import { linkedAs } from '../hosting/sheet-placement.ts';
import { inOrder } from '../issues.ts';
import { type BuildRecord, recordFile } from '../last-build.ts';
import { tableFile } from '../load/data.ts';
import { type Loaded, load } from '../load/index.ts';
import { type MadePage, makePage, type PageReport, pageReport, remembered } from '../made-page.ts';
import { plan, type ReadyPlan } from '../plan.ts';
import { memoryFragments } from '../render/fragments.ts';
import type { RenderContext } from '../render/index.ts';
import { foundIn } from '../rendered-findings.ts';
import { inputHash, keepRecord, keyOf, leftToTheRun, readRecord } from '../same-inputs.ts';
import { inlineScripts, renderContext } from '../site-assets.ts';
import { type Look, looksTheSame, tracedFiles } from '../traced-files.ts';
import { weigh } from '../weigh.ts';
import { FolderChanged, type KeptFile, type Manifest, readManifest, stateOf, write } from '../write/index.ts';
import { outlines } from './outline.ts';
import {
  keepRows,
  namedPaths,
  type PageRows,
  type RowsRecord,
  readRows,
  rowHashes,
  rowsOfMatrices,
  tablesBeside,
  withFewRows,
} from './record.ts';

/**
 * Builds a site of which nothing has changed since the last build but the words of some rows in one table: makes the
 * pages of these rows, and leaves everything else where it stands. Nothing, and nothing is written, wherever that might
 * not be what a build of everything comes to: where there is something else to report than the last time, where the
 * number of rows has changed, or anything of a page that others or the files around them hang on (its address, title,
 * links, ids, what lists say of it), or where it has come near to saying what another page says.
 */
export async function buildEditedRows(options: BuildOptions): Promise<BuildReport | undefined> {
  const last = readRecord<BuildRecord>(recordFile(options));
  if (last?.key !== keyOf(options, options.out)) return undefined;
  const known = readRows(options, last.state);
  if (known === undefined || !onlyTablesChanged(last.looks, known, options)) return undefined;
  const manifest = await readManifest(options);
  if (stateOf(hashesOf(manifest), manifest.pages) !== last.state) return undefined;
  const traced = tracedFiles(options.files, []);
  const loaded = await loadQuietly({ ...options, files: traced.files });
  if (loaded === undefined || inputHash(loaded.input) !== last.input) return undefined;
  const edit = editedRows(known, loaded);
  if (edit === undefined) return undefined;
  const small = await smallSite(loaded, known, edit, options);
  const fresh = small && freshPages(small, known, edit);
  if (small === undefined || fresh === undefined) return undefined;
  const { ready, issues } = small;
  // Whatever is said of pages that are not made now is missing here, and whatever is new is there.
  if (JSON.stringify(inOrder(issues)) !== JSON.stringify(last.issues)) return undefined;

  const context = await contextOf(ready, known, options);
  const made = fresh.pages.map((page) => makePage(page, context, manifest));
  const looked = made.flatMap((page) => page.looked ?? []);
  // What the other pages of the small site come to stands in the output: they were made to be held against it.
  if (made.some(({ page, rendered }) => rendered !== undefined && !fresh.edited.has(page.path))) return undefined;
  if (foundIn(looked, ready).length > 0) return undefined;
  const reports = reportsOf(last, made, options.out);
  if (isHeavy(reports, known, ready, manifest)) return undefined;

  const bytes = new Map(made.flatMap(({ file, rendered }) => (rendered === undefined ? [] : [[file.path, file]])));
  const files = hashesOf(manifest).map((file) => bytes.get(file.path) ?? file);
  const keys = made.map(({ key, page, exact }) => [page.file, remembered(key, exact, false)] as const);
  const pages = { ...manifest.pages, ...Object.fromEntries(keys) };
  const result = await write(files, { ...options, pages }).catch((error: unknown) => {
    // Somebody changed the folder meanwhile: a build of everything sees to it.
    if (!(error instanceof FolderChanged)) throw error;
  });
  if (result === undefined) return undefined;
  const state = stateOf(files, pages);
  keepRecord(recordFile(options), {
    ...last,
    looks: seenAgain(last.looks, traced.looks()),
    state,
    pages: reports.map(({ path, file, size, weight }) => [path, file, size, weight.script]),
  } satisfies BuildRecord);
  keepRows(options, {
    ...known,
    state,
    tables: { ...known.tables, [edit.table]: edit.hashes },
    compared: comparedNow(known, ready.compared),
  });
  return { issues: last.issues, result, pages: reports, carried: 0 };
}

/** The files of an output as they stand. */
function hashesOf({ files }: Manifest): readonly KeptFile[] {
  return [...files].map(([path, { hash }]) => ({ path, hash }));
}

/** What is wrong with a site is said by the build of everything. */
async function loadQuietly(options: BuildOptions): Promise<Loaded | undefined> {
  try {
    const loaded = await load(options);
    return loaded.findings.length === 0 ? loaded : undefined;
  } catch (error) {
    return leftToTheRun(error);
  }
}

/** Whether all that was seen of files would be seen again, but for what tables hold. */
function onlyTablesChanged(
  looks: readonly Look[],
  { tables }: RowsRecord,
  { files, config }: Pick<BuildOptions, 'files' | 'config'>,
): boolean {
  const tableFiles = new Set(Object.keys(tables).map((table) => tableFile(dirname(config), table)));
  return looksTheSame(
    files,
    looks.filter(([how, path]) => how !== 'read' || !tableFiles.has(path)),
  );
}

/** Looks as they were, and as they are now where somebody has looked again. */
function seenAgain(before: readonly Look[], now: readonly Look[]): readonly Look[] {
  const seen = new Map(now.map((look) => [`${look[0]} ${look[1]}`, look]));
  return before.map((look) => seen.get(`${look[0]} ${look[1]}`) ?? look);
}

interface Edit {
  readonly table: string;
  /** Numbers of the rows, in order. */
  readonly rows: readonly number[];
  /** Of all rows of the table, as they are now. */
  readonly hashes: readonly string[];
}

/** The rows that have changed, where they stand in one table and are few. */
function editedRows({ tables }: RowsRecord, { data }: Loaded): Edit | undefined {
  const edits: Edit[] = [];
  for (const [table, file] of data) {
    const before = tables[table];
    const hashes = rowHashes(file);
    if (file.findings.length > 0 || before?.length !== hashes.length) return undefined;
    const rows = hashes.flatMap((hash, index) => (hash === before[index] ? [] : [index]));
    if (rows.length > 0) edits.push({ table, rows, hashes });
  }
  const [edit, ...others] = edits;
  return edit !== undefined && others.length === 0 && edit.rows.length * 4 <= edit.hashes.length ? edit : undefined;
}

/** A sound site with few rows. */
interface SmallSite {
  readonly ready: ReadyPlan;
  readonly issues: readonly Issue[];
  /** The rows of tables that it has, by their numbers in the whole ones; all of those that are not named. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
}

/** The site with the rows that have changed, and with those whose pages may say what a changed page says now. */
async function smallSite(
  loaded: Loaded,
  known: RowsRecord,
  edit: Edit,
  options: BuildOptions,
): Promise<SmallSite | undefined> {
  const elsewhere = known.pages.map(([path]) => path);
  const withPages = async (wanted: Iterable<string>): Promise<SmallSite | undefined> => {
    const rows = rowsOfPages(known, new Set([...wanted, ...namedPaths(loaded.input)]), edit.table, loaded);
    const { issues, ready } = await plan({ ...options, loaded: withFewRows(loaded, rows), elsewhere });
    return ready && { ready, rows, issues };
  };
  const edited = editedPages(known, edit);
  const small = await withPages(edited);
  if (small?.ready.compared === undefined) return small;
  const near = nearPages(small.ready.compared, known, edited);
  return near.length === 0 ? small : withPages([...edited, ...near]);
}

/**
 * Numbers of the rows that pages are made of, in order, by their tables. Of tables whose rows are combined with those of
 * the edited one all are needed; of the others at least one.
 */
function rowsOfPages(
  { pages }: RowsRecord,
  wanted: ReadonlySet<string>,
  table: string,
  loaded: Loaded,
): ReadonlyMap<string, readonly number[]> {
  const beside = tablesBeside(table, loaded);
  const rows = new Map([...loaded.data.keys()].map((name) => [name, new Set<number>()]));
  for (const [path, , , made] of pages) {
    if (wanted.has(path)) for (const [name, row] of made) rows.get(name)?.add(row);
  }
  return new Map(
    [...rows].flatMap(([name, chosen]): [string, readonly number[]][] => {
      if (name !== table && beside.has(name)) return [];
      return [[name, chosen.size === 0 ? [0] : [...chosen].sort((a, b) => a - b)]];
    }),
  );
}

/** Paths of the pages that are none of a small site, and may say what an edited page of it says. */
function nearPages(here: ComparedPages, known: RowsRecord, edited: ReadonlySet<string>): readonly string[] {
  const own = here.sketches().filter((_, index) => edited.has(here.paths[index] ?? ''));
  const present = new Set(here.paths);
  return sketchesOf(known).flatMap(({ path, sketch }) =>
    !present.has(path) && own.some((one) => mayBeAlike(one, sketch, known.threshold)) ? [path] : [],
  );
}

function sketchesOf({ compared: [paths, text] = [[], ''] }: RowsRecord) {
  const bytes = Buffer.from(text, 'base64');
  return paths.map((path, index) => ({ path, sketch: bytes.subarray(index * sketchSize, (index + 1) * sketchSize) }));
}

/** Paths of the pages that are made of rows which have changed. */
function editedPages({ pages }: RowsRecord, { table, rows }: Edit): ReadonlySet<string> {
  const changed = new Set(rows);
  const isEdited = (made: PageRows) => made.some(([name, row]) => name === table && changed.has(row));
  return new Set(pages.flatMap(([path, , , made]) => (isEdited(made) ? [path] : [])));
}

interface FreshPages {
  readonly pages: ReadyPlan['pages'];
  /** Paths of those that were made of changed rows. */
  readonly edited: ReadonlySet<string>;
}

/** The pages of a small site, where they are those of the same rows as before, and nothing hangs on what has changed of them. */
function freshPages({ ready, rows }: SmallSite, record: RowsRecord, edit: Edit): FreshPages | undefined {
  const known = new Map(record.pages.map(([path, outline, , made]) => [path, { outline, made }]));
  const madeOf = rowsOfMatrices(ready);
  const edited = editedPages(record, edit);
  const holders = new Set([...ready.unfolded.lists.holders].map(plainPath));
  const outlineOf = outlines(ready);
  let found = 0;
  for (const { path } of ready.pages) {
    const before = known.get(path);
    if (before === undefined) return undefined;
    // The rows of the small site have other numbers.
    const made = (madeOf.get(path) ?? []).map(([name, row]) => [name, rows.get(name)?.[row] ?? row]);
    if (JSON.stringify(made) !== JSON.stringify(before.made)) return undefined;
    if (edited.has(path)) found += 1;
    if (holders.has(path) ? edited.has(path) : outlineOf.get(path) !== before.outline) return undefined;
  }
  // What lists say of pages is the same, so the pages that hold lists are.
  return found === edited.size ? { pages: ready.pages.filter(({ path }) => !holders.has(path)), edited } : undefined;
}

/** What pages are compared by from now on. */
function comparedNow(known: RowsRecord, fresh: ComparedPages | undefined): RowsRecord['compared'] {
  if (fresh === undefined || known.compared === undefined) return known.compared;
  const sketches = fresh.sketches();
  const now = new Map(fresh.paths.map((path, index) => [path, sketches[index]]));
  const all = sketchesOf(known).map(({ path, sketch }) => now.get(path) ?? sketch);
  return [known.compared[0], Buffer.concat(all).toString('base64')];
}

/** What pages are rendered with, as it was for all of them. */
async function contextOf(ready: ReadyPlan, known: RowsRecord, options: BuildOptions): Promise<RenderContext> {
  const [loader, early] = await inlineScripts(ready, options);
  const fragments = memoryFragments();
  const context = renderContext(ready, { loader, early, islands: known.islands, fragments });
  return { ...context, sheets: { ...ready.sheets, linked: linkedAs(ready.styles, known.linked) } };
}

/** All pages in their order, as a build of everything would report them. */
function reportsOf(last: BuildRecord, made: readonly MadePage[], out: string): readonly PageReport[] {
  const fresh = new Map(made.flatMap((page) => (page.rendered === undefined ? [] : [[page.page.path, page] as const])));
  return last.pages.map(([path, file, size, script]) => {
    const page = fresh.get(path);
    if (page !== undefined) return pageReport(page);
    const weight = weigh(() => readFileSync(join(out, file), 'utf8'), script);
    return { path, file, size, weight, rendered: false };
  });
}

/** Whether a page might be over its budget, or has to be weighed exactly to tell. */
function isHeavy(reports: readonly PageReport[], known: RowsRecord, { site }: ReadyPlan, manifest: Manifest): boolean {
  let unknown = false;
  const weighed = reports.map(({ file, size, weight, rendered }, index): WeighedPage & { readonly file: string } => {
    const [, exact] = rendered ? [] : (manifest.pages[file] ?? '').split(' ');
    const shape = known.shapes[known.pages[index]?.[2] ?? 0] ?? '';
    return { file, size, weight, shape, exact: Number(exact) > 0 ? Number(exact) : undefined };
  });
  const heavy = heavyPages(weighed, site.budgets, ({ exact }) => {
    unknown ||= exact === undefined;
    return exact ?? 0;
  });
  return unknown || heavy.length > 0;
}
