import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../../../sdk/issue.ts';
import { ofConfigAlone } from '../../../sdk/rules.ts';
import { areAsAsked } from '../../../site/as-asked.ts';
import {
  type BuildOptions,
  type BuildRecord,
  type BuildReport,
  isRemembered,
  type LastBuild,
} from '../../build-contract.ts';
import { lookAtLast, recordedPages, recordFile } from '../../cache/last-build.ts';
import { inputHash, leftToTheRun } from '../../cache/same-inputs.ts';
import { literalsIn } from '../../checks/claims/literals.ts';
import { mayBeAlike } from '../../checks/doorways/sketch.ts';
import { secretIn } from '../../checks/lint/secret-patterns.ts';
import { loadConfig } from '../../inputs/config.ts';
import { isValidText } from '../../inputs/invalid-characters.ts';
import { JsonTable, type RowMarks } from '../../inputs/json-table.ts';
import type { Beginning } from '../../inputs/sources/source-text.ts';
import { tableFile } from '../../inputs/table-file.ts';
import { tracedFiles } from '../../inputs/traced-files.ts';
import { storeEntry } from '../../lib/cache-entry.ts';
import { documentHash } from '../../lib/hash.ts';
import { weigh } from '../../lib/weigh.ts';
import type { Output } from '../../output/index.ts';
import type { PageReport } from '../../page/made-page.ts';
import { diskFragments, type FragmentStore } from '../../page/render/fragments.ts';
import { frameOf, pageKey, withWords } from '../../page/render/page-key.ts';
import { Pattern } from '../../page/render/pattern.ts';
import { sealAt, unsealedAgain } from '../../page/render/sealed.ts';
import { rowFields } from '../../routes/tables.ts';
import { mayBeMore } from '../../schema/kinds/may-be-more.ts';
import { isLike, type Recipe, restOf, sketchOfPage, valueOn, wordsFor } from '../recipes/recipe.ts';
import { keepRows, type RowsRecord } from './record.ts';
import {
  areFew,
  areOnPages,
  areTables,
  comparedNow,
  editedPages,
  hashesOf,
  isHeavy,
  ofOutlines,
  reportsOf,
  seenAgain,
  sketchesOf,
  withLastRows,
} from './standing.ts';
import { toldNow } from './told.ts';

/**
 * Builds a site of which nothing has changed since the last build but words in some rows of one table, of which nothing
 * hangs but the sections that they stand in: puts them into the pages as they stand, and needs none of the code that plans
 * and renders. Nothing, and nothing is written, wherever there is more to it, or something to report.
 */
export async function recastRows(
  options: BuildOptions,
  last = options.last ?? lookAtLast(options),
): Promise<BuildReport | undefined> {
  if (!isRemembered(options) || last === undefined || last.changed.length === 0) return undefined;
  return withLastRows(options, last, (output, known) =>
    stayTrue(last.record.issues) ? recast(output, last, known, options) : undefined,
  );
}

/** Whether what was reported is so still: no words that are put in place here are a part of an outline, or of the config. */
function stayTrue(issues: readonly Issue[]): boolean {
  return issues.every(({ code }) => ofConfigAlone.has(code) || ofOutlines.has(code));
}

async function recast(
  output: Output,
  { record: last, changed: since }: LastBuild,
  known: RowsRecord,
  options: BuildOptions,
): Promise<BuildReport | undefined> {
  const { manifest } = output;
  const traced = tracedFiles(options.files, []);
  // It runs in a thread, and there is something to do until it is done.
  const running = loadConfig(options.config, { ...options, files: traced.files }).catch(leftToTheRun);
  const edit = changedTable(known, since, options, traced.files);
  const told = edit && toldNow(last.issues, known, edit, options.config);
  const fresh = told && castPages(edit, output, last, known, options);
  const config = await running;
  if (config === undefined || config.findings.length > 0 || inputHash(config.value) !== last.input) return undefined;
  if (edit === undefined || told === undefined || fresh === undefined || !areOfTemplates(fresh, config.value))
    return undefined;
  const files = new Map(hashesOf(manifest).map((file) => [file.path, file]));
  const reports = new Map<string, PageReport>();
  for (const { path, file, bytes, script, isNew } of fresh) {
    if (!isNew) continue;
    files.set(file, await output.stage({ path: file, bytes, buildIdAt: sealAt(bytes) }));
    const html = () => Buffer.from(bytes).toString();
    reports.set(path, { path, file, size: bytes.length, weight: weigh(html, script), rendered: true });
  }
  const pages = reportsOf(last, reports, options.out);
  if (isHeavy(pages, known, manifest)) return undefined;
  // Somebody may have changed more meanwhile.
  const looks = seenAgain(last.looks, traced.traces());
  const changed = looks.filter(([, , seen], index) => seen !== last.looks[index]?.[2]);
  if (!areTables(changed, known, options)) return undefined;
  const keys = Object.fromEntries(fresh.flatMap(({ file, key, isNew }) => (isNew ? [[file, key]] : [])));
  const { result, state } = await output.finish([...files.values()], { ...manifest.pages, ...keys });
  const { issues, ends } = told;
  storeEntry(recordFile(options), { ...last, issues, looks, state, pages: recordedPages(pages) } satisfies BuildRecord);
  const compared = {
    paths: fresh.map(({ path }) => path),
    sketches: Buffer.concat(fresh.map(({ sketch }) => sketch)),
  };
  keepRows(options, {
    ...known,
    state,
    tables: { ...known.tables, [edit.table]: edit.marks },
    ends,
    compared: comparedNow(known, compared),
  });
  return { issues, result, pages, carried: 0 };
}

/** The pages of rows that have changed, put together of their words; nothing where one of them cannot be. */
function castPages(
  edit: TableEdit,
  { manifest }: Output,
  last: BuildRecord,
  known: RowsRecord,
  { cacheDir, out }: BuildOptions,
): readonly Cast[] | undefined {
  const rows = new Map(edit.rows.map((number, index) => [number, edit.values[index]]));
  const caster = new Caster(known, diskFragments(cacheDir), out);
  const edited = editedPages(known, edit);
  const all: Cast[] = [];
  for (const [index, page] of known.pages.entries()) {
    const [path, , , [made, ...others]] = page;
    if (!edited.has(path)) continue;
    const [, file = '', , script = 0] = last.pages[index] ?? [];
    const standing = manifest.files.get(file);
    if (made === undefined || others.length > 0 || standing === undefined) return undefined;
    const said = manifest.pages[file] ?? '';
    const one = caster.cast(page, rows.get(made[1]), { file, script, hash: standing.hash, said });
    if (one === undefined) return undefined;
    all.push(one);
  }
  return isNearAnother(all, known) ? undefined : all;
}

/** Whether rows hold what the templates of their pages ask for. */
function areOfTemplates(pages: readonly Cast[], config: unknown): boolean {
  return pages.every(({ row, recipe: { matrix, axis } }) => areAsAsked(row, rowFields(config, matrix, axis)));
}

interface TableEdit {
  readonly table: string;
  readonly marks: RowMarks;
  /** Numbers of the rows that have changed. */
  readonly rows: readonly number[];
  /** These rows as they are now. */
  readonly values: readonly unknown[];
  /** See {@link toldNow}. */
  readonly beginning: (row: number) => Beginning | undefined;
  readonly count: number;
}

/** The rows that have changed, where they are few, in one table in JSON; `since` are the looks that came to something else. */
function changedTable(
  known: RowsRecord,
  since: LastBuild['changed'],
  { config }: BuildOptions,
  files: BuildOptions['files'],
): TableEdit | undefined {
  const paths = new Set(since.map(([, path]) => path));
  const changed = Object.keys(known.tables).filter((table) => paths.has(tableFile(dirname(config), table)));
  const [table = '', ...others] = changed;
  const before = known.tables[table];
  if (before === undefined || others.length > 0 || !table.startsWith('json:')) return undefined;
  const file = tableFile(dirname(config), table);
  const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
  const now = bytes && new JsonTable(file, bytes);
  const changes = now?.changedSince(before);
  if (now === undefined || changes === undefined) return undefined;
  const { rows, marks } = changes;
  const count = marks.hashes.length;
  const values = now.readRows(rows, marks);
  if (values === undefined || !areFew(rows.length, count, known) || !areOnPages({ table, rows }, known))
    return undefined;
  return { table, marks, rows, values, count, beginning: (row) => now.beginning(row, marks) };
}

/** A page that has been put together of other words. */
interface Cast {
  readonly path: string;
  readonly file: string;
  readonly key: string;
  /** Its document, but for the seal. */
  readonly bytes: Buffer;
  /** What its script weighs. */
  readonly script: number;
  readonly sketch: Uint8Array;
  /** It is not what stands there. */
  readonly isNew: boolean;
  readonly recipe: Recipe;
  readonly row: unknown;
}

/** A page as it stands. */
interface StandingPage {
  readonly file: string;
  readonly script: number;
  readonly hash: string;
  /** What the manifest says of it. */
  readonly said: string;
}

class Caster {
  readonly #known: RowsRecord;
  readonly #fragments: FragmentStore;
  readonly #out: string;

  constructor(known: RowsRecord, fragments: FragmentStore, out: string) {
    this.#known = known;
    this.#fragments = fragments;
    this.#out = out;
  }

  /** The page with the words of its row as it is now; nothing where more than free words may have changed. */
  cast(
    [path, , , , how]: RowsRecord['pages'][number],
    row: unknown,
    { file, script, hash, said }: StandingPage,
  ): Cast | undefined {
    const [number, rest] = how ?? [];
    const [before = '', , found] = said.split(' ');
    const recipe = this.#known.recipes[number ?? -1];
    // The last build found something on the page.
    if (recipe === undefined || found !== undefined) return undefined;
    if (restOf(row, recipe) !== rest || !isLike(row, recipe)) return undefined;
    if (!recipe.free.every((way) => isHarmless(way, row))) return undefined;
    const words = recipe.sections.map((section) => section.words.map((one) => wordsFor(one, row)));
    const areWords = recipe.sections.every(
      ({ isFree, limits }, index) => !isFree || words[index]?.every((word, at) => isPlainWord(word, limits[at] ?? 0)),
    );
    const document = areWords ? this.#standing(file, hash) : undefined;
    const html = document && this.#withWords(document, recipe, words);
    if (html === undefined) return undefined;
    const key = pageKey(frameOf(before), words.reduce(withWords, ''));
    const sketch = sketchOfPage(recipe, row);
    return { path, file, key, bytes: Buffer.from(html), script, sketch, isNew: key !== before, recipe, row };
  }

  /** A document as it was before it was sealed, where it is what was written. */
  #standing(file: string, hash: string): string | undefined {
    const bytes = unsealedAgain(readFileSync(join(this.#out, file)));
    return documentHash(bytes) === hash ? bytes.toString() : undefined;
  }

  #withWords(document: string, { sections }: Recipe, words: readonly (readonly string[])[]): string | undefined {
    let html = document;
    for (const [index, { isFree, pattern: key }] of sections.entries()) {
      if (!isFree) continue;
      const kept = this.#fragments.get(key);
      const pattern = kept === undefined ? undefined : new Pattern(kept);
      const place = pattern?.placeIn(html);
      if (pattern === undefined || place === undefined) return undefined;
      html = html.slice(0, place.start) + pattern.join(words[index] ?? []) + html.slice(place.end);
    }
    return html;
  }
}

/** Whether a word may be published. */
function isHarmless(way: Recipe['free'][number], row: unknown): boolean {
  const word = valueOn(way, row);
  const name = way.findLast((key) => typeof key === 'string');
  if (typeof word !== 'string' || word === '' || !isValidText(word)) return false;
  return secretIn(word, String(name ?? '')) === undefined;
}

/** Whether words are words and nothing more: what their field asks for, without a figure that somebody should know of. */
function isPlainWord(word: string, limit: number): boolean {
  return word.length <= limit && word.trim() !== '' && !mayBeMore(word) && literalsIn(word).length === 0;
}

/** Whether pages may have come near to saying what others say. */
function isNearAnother(cast: readonly Cast[], known: RowsRecord): boolean {
  const fresh = new Map(cast.map(({ path, sketch }) => [path, sketch]));
  const all = sketchesOf(known).map(({ path, sketch }) => ({ path, sketch: fresh.get(path) ?? sketch }));
  return cast.some(({ path, sketch }) =>
    all.some((other) => other.path !== path && mayBeAlike(sketch, other.sketch, known.threshold)),
  );
}
