import type { Issue } from '../../../sdk/issue.ts';
import { inlineScripts, renderContext } from '../../assets/site-assets.ts';
import type { BuildOptions, BuildRecord, BuildReport } from '../../build-contract.ts';
import { lookAtLast, recordedPages, recordFile } from '../../cache/last-build.ts';
import { inputHash, leftToTheRun } from '../../cache/same-inputs.ts';
import { inOrder } from '../../checks/issues.ts';
import { RenderedLook } from '../../checks/rendered-findings.ts';
import { type Loaded, load } from '../../inputs/index.ts';
import { tracedFiles } from '../../inputs/traced-files.ts';
import { storeEntry } from '../../lib/cache-entry.ts';
import type { Output } from '../../output/index.ts';
import { type MadePage, makePages, type PageReport, pageReport, remembered } from '../../page/made-page.ts';
import { linkedSheets } from '../../page/render/css-delivery.ts';
import { diskFragments } from '../../page/render/fragments.ts';
import type { RenderContext } from '../../page/render/index.ts';
import type { ReadyPlan } from '../../plan.ts';
import { rowBeginning } from '../../routes/tables.ts';
import { keepRows, type RowsRecord } from './record.ts';
import { editedRows, freshPages, smallSite } from './small-site.ts';
import {
  areTables,
  comparedNow,
  hashesOf,
  isHeavy,
  ofOutlines,
  reportsOf,
  seenAgain,
  withLastRows,
} from './standing.ts';
import { toldNow } from './told.ts';

/**
 * Builds a site of which nothing has changed since the last build but the words of some rows in one table: makes the
 * pages of these rows, and leaves everything else where it stands. Nothing, and nothing is written, wherever that might
 * not be what a build of everything comes to: where there is something else to report than the last time, where the
 * number of rows has changed, or anything of a page that others or the files around them hang on (its address, title,
 * links, ids, what lists say of it), or where it has come near to saying what another page says.
 */
export async function buildEditedRows(options: BuildOptions): Promise<BuildReport | undefined> {
  const last = options.last ?? lookAtLast(options);
  if (last === undefined) return undefined;
  return withLastRows(options, last, (output, known) => putRows(output, last.record, known, options));
}

async function putRows(
  output: Output,
  last: BuildRecord,
  known: RowsRecord,
  options: BuildOptions,
): Promise<BuildReport | undefined> {
  const { manifest } = output;
  const traced = tracedFiles(options.files, []);
  const loaded = await loadQuietly({ ...options, files: traced.files });
  if (loaded === undefined || inputHash(loaded.input) !== last.input) return undefined;
  const edit = editedRows(known, loaded);
  if (edit === undefined) return undefined;
  const small = await smallSite(loaded, known, edit, options);
  const fresh = small && freshPages(small, known, edit);
  if (small === undefined || fresh === undefined) return undefined;
  const { ready, issues } = small;
  // All outlines are what they were, and what was said of them is so still.
  const isOfOutlines = ({ code }: Issue) => ofOutlines.has(code);
  const table = loaded.data.get(edit.table);
  const marks = edit.marks[edit.table];
  if (table === undefined || marks === undefined) return undefined;
  const beginning = (row: number) => rowBeginning(table, row, marks);
  const told = toldNow(last.issues, known, { ...edit, beginning, count: marks.hashes.length }, options.config);
  if (told === undefined) return undefined;
  // Whatever else is said of pages that are not made now is missing here, and whatever is new is there.
  const others = (told: readonly Issue[]) => JSON.stringify(told.filter((issue) => !isOfOutlines(issue)));
  if (others(inOrder(issues)) !== others(told.issues)) return undefined;

  const context = await contextOf(ready, known, options);
  const look = new RenderedLook(ready);
  const made = await makePages(fresh.pages, context, output, look);
  // What the other pages of the small site come to stands in the output: they were made to be held against it.
  if (made.some(({ page, isNew }) => isNew && !fresh.edited.has(page.path))) return undefined;
  if (look.findings().length > 0) return undefined;
  const reports = reportsOf(last, reported(made), options.out);
  if (isHeavy(reports, known, manifest)) return undefined;

  const files = new Map([...hashesOf(manifest), ...made.map(({ file }) => file)].map((file) => [file.path, file]));
  const keys = made.map(({ key, page, exact }) => [page.file, remembered(key, exact, false)] as const);
  const pages = { ...manifest.pages, ...Object.fromEntries(keys) };
  // Somebody may have changed more meanwhile.
  const looks = seenAgain(last.looks, traced.traces());
  const changed = looks.filter(([, , seen], index) => seen !== last.looks[index]?.[2]);
  if (!areTables(changed, known, options)) return undefined;
  const { result, state } = await output.finish([...files.values()], pages);
  storeEntry(recordFile(options), {
    ...last,
    issues: told.issues,
    looks,
    state,
    pages: recordedPages(reports),
  } satisfies BuildRecord);
  keepRows(options, {
    ...known,
    state,
    tables: edit.marks,
    ends: told.ends,
    // What is remembered of these rows besides their free words is not what the pages say any more.
    pages: known.pages.map(([path, outline, shape, rows, recast]) =>
      fresh.edited.has(path) ? [path, outline, shape, rows] : [path, outline, shape, rows, recast],
    ),
    compared: comparedNow(known, small.compared),
  });
  return { issues: told.issues, result, pages: reports, carried: 0 };
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

/** What pages are rendered with, as it was for all of them. */
async function contextOf(ready: ReadyPlan, known: RowsRecord, options: BuildOptions): Promise<RenderContext> {
  const [loader, early] = await inlineScripts(ready, options);
  // Patterns are kept there; nothing is added to them.
  const fragments = diskFragments(options.cacheDir);
  const context = renderContext(ready, { loader, early, islands: known.islands, fragments });
  return { ...context, sheets: { ...ready.sheets, linked: linkedSheets(ready.styles, known.linked) } };
}

function reported(made: readonly MadePage[]): ReadonlyMap<string, PageReport> {
  return new Map(made.flatMap((page) => (page.isNew ? [[page.page.path, pageReport(page)] as const] : [])));
}
