import { setTimeout as pause } from 'node:timers/promises';
import { noDrawings } from '../../renderer/build/assets/drawings.ts';
import {
  type BuiltInMemory,
  buildInMemory,
  checkInMemory,
  finishInMemory,
  SiteMemory,
} from '../../renderer/build/commands/in-memory.ts';
import { buildPriorityPages } from '../../renderer/build/commands/priority-pages.ts';
import type { Analysis, Drawings, RenderedSite, ResolvedPage, SiteOptions } from '../../renderer/build/index.ts';
import { type Loaded, load } from '../../renderer/build/inputs/index.ts';
import type { Files } from '../../renderer/build/lib/files.ts';
import { freeMemory } from '../../renderer/build/lib/spare-memory.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';

/** The result of a rebuild. */
export interface Rebuilt {
  readonly before: Snapshot;
  readonly now: Snapshot;
  /** The files of pages whose HTML changed; empty while the site has errors. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

/** A change of a site that was checked. */
interface CheckedChange {
  readonly issues: readonly Issue[];
  readonly loaded: Loaded | undefined;
  /**
   * Writes its files by `commit`, and then makes what was checked the current site. `taken` is undefined if the site was rebuilt
   * since the check, so that more may have changed: the watcher notices the files then.
   */
  readonly write: (
    files: readonly string[],
    commit: () => Promise<void>,
  ) => Promise<{ readonly taken: Promise<Rebuilt | undefined> }>;
}

/** The pages to rebuild first. */
interface OpenPages {
  /** The files of the open pages. */
  readonly open: ReadonlySet<string>;
  /** Called when these pages changed, before the other pages are built. The rebuild waits for it. */
  readonly onAhead: (rebuilt: Rebuilt) => Promise<void>;
  /** Returns true after another change, which aborts the rebuild. */
  readonly isStale: () => boolean;
}

interface DevSiteOptions extends SiteOptions {
  /** Called with each analysis. */
  readonly onAnalysis: (analysis: Analysis) => void | Promise<void>;
}

/** Bytes of garbage that may pile up between rebuilds. */
const mostGarbage = 32 * 1024 * 1024;

/** Keeps a site and its pages in memory, so that a rebuild only makes what changed. */
export class DevSite {
  readonly #options: SiteOptions;
  readonly #onAnalysis: DevSiteOptions['onAnalysis'];
  readonly #memory = new SiteMemory();
  #snapshot = emptySite;
  #previewed: Awaited<ReturnType<typeof pageWith>>;
  /** Whether the open pages are newer than the rest of the site, which is still being built. */
  #isAhead = false;
  /** Number of rebuilds that were started. */
  #rebuilds = 0;
  /** The files that were written with the current site. */
  #taken = new Map<string, Uint8Array | undefined>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ onAnalysis, ...options }: DevSiteOptions) {
    this.#options = options;
    this.#onAnalysis = onAnalysis;
  }

  current = (): Snapshot => this.#snapshot;

  /** Returns the HTML of the last preview by the file of its page, and what it needs by the names of files in `assets`. */
  previewed = (file: string): string | Uint8Array | undefined =>
    this.#previewed?.file === file || file.startsWith('assets/') ? this.#previewed?.files.get(file) : undefined;

  /** Makes a page as it would be with another config. Returns undefined if it would have errors. */
  async preview(path: string, input: NonNullable<SiteOptions['input']>): Promise<ResolvedPage | undefined> {
    // The page in it would be older than the one that is open, and nothing would update that again.
    if (this.#isAhead) await this.#turn;
    const before = this.#snapshot;
    if (this.#isAhead) return undefined;
    const made = await pageWith(before, path, { ...this.#options, input });
    if (made === undefined || this.#snapshot !== before) return undefined;
    this.#previewed = made;
    return made.page;
  }

  async rebuild(openPages?: OpenPages): Promise<Rebuilt> {
    this.#rebuilds += 1;
    this.#taken.clear();
    return this.#inTurn(() => this.#rebuild(openPages));
  }

  /** Checks the site as it would be with other files. */
  async check(files: Files): Promise<CheckedChange> {
    const options = { ...this.#options, files };
    const known = this.#rebuilds;
    const checked = await checkInMemory(options, this.#memory);
    const loaded = checked.analysis.known?.loaded;
    const take = async () => {
      const start = performance.now();
      return this.#replaceBy(await this.#next(() => finishInMemory(checked, options, this.#memory)), start);
    };
    const write: CheckedChange['write'] = async (written, commit) => {
      const isCurrent = this.#rebuilds === known;
      // The watcher may be faster than the rest of this function.
      if (isCurrent) for (const file of written) this.#taken.set(file, readIfThere(files, file));
      try {
        await commit();
      } catch (error) {
        this.#taken.clear();
        throw error;
      }
      const isStillCurrent = isCurrent && this.#rebuilds === known;
      return { taken: isStillCurrent ? this.#inTurn(take) : Promise.resolve(undefined) };
    };
    return { issues: checked.issues, loaded, write };
  }

  /** Whether the site has been taken with a file as it is on the disk, so that a change of it is no news. */
  hasTaken(file: string): boolean {
    if (!this.#taken.has(file)) return false;
    const [now, taken] = [readIfThere(this.#options.files, file), this.#taken.get(file)];
    return now === undefined || taken === undefined ? now === taken : Buffer.compare(now, taken) === 0;
  }

  /** Rebuilds and takes one after the other, so that the last one stays. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #rebuild(openPages: OpenPages | undefined): Promise<Rebuilt> {
    const start = performance.now();
    const { isStale = () => false } = openPages ?? {};
    const loaded = openPages?.open.size
      ? await loadQuietly({ ...this.#options, last: this.#memory.analysis.loaded })
      : undefined;
    const openChanged =
      loaded !== undefined && openPages !== undefined && (await this.#buildOpenPages(loaded, openPages, start));
    // After the open pages, nobody waits for the rest, so yield long enough to notice further changes.
    const read = isStale() ? this.#snapshot : await this.#buildAllPages(loaded, isStale, openChanged ? 10 : 0);
    return this.#replaceBy(read, start);
  }

  #replaceBy(read: Snapshot, start: number): Rebuilt {
    const before = this.#snapshot;
    this.#isAhead &&= read === before;
    const changed = changedPages(before.files, read.files, new Set([...before.files.keys(), ...read.files.keys()]));
    const headersChanged = before.files.get('_headers') !== read.files.get('_headers');
    const differs = changed.length > 0 || headersChanged || diagnosticsKey(before) !== diagnosticsKey(read);
    this.#snapshot = { ...read, version: before.version + (differs ? 1 : 0) };
    // Each change leaves tens of megabytes, and V8 would let the heap grow to many times of what the site takes.
    freeMemory({ most: mostGarbage });
    return { before, now: this.#snapshot, changed, milliseconds: performance.now() - start };
  }

  /** Builds the open pages and the files that they name. Returns whether a page changed. */
  async #buildOpenPages(loaded: Loaded, { open, onAhead }: OpenPages, start: number): Promise<boolean> {
    const before = this.#snapshot;
    if (before.failure !== undefined || before.made === undefined) return false;
    // Ignore exceptions here, because building all pages throws them again.
    const priority = await buildPriorityPages(loaded, before.made, open, this.#options).catch(() => emptySite);
    const changed = changedPages(before.files, priority.files, priority.files.keys());
    if (changed.length === 0) return false;
    this.#isAhead = true;
    this.#snapshot = {
      ...before,
      version: before.version + 1,
      files: new Map([...before.files, ...priority.files]),
      drawings: eitherOf(priority.drawings, before.drawings),
    };
    await onAhead({ before, now: this.#snapshot, changed, milliseconds: performance.now() - start });
    return true;
  }

  /** Builds all pages, unless something changes in the meantime. */
  async #buildAllPages(loaded: Loaded | undefined, isStale: () => boolean, yieldMs: number): Promise<Snapshot> {
    let isOutdated = false;
    const yieldTurn = async () => {
      await pause(yieldMs);
      isOutdated = isStale();
      if (isOutdated) throw new Error('The site has changed again.');
    };
    const options = { ...this.#options, yieldTurn, ...(loaded && { loaded }) };
    const read = await this.#next(() => buildInMemory(options, this.#memory));
    return isOutdated ? this.#snapshot : read;
  }

  #next(make: () => Promise<BuiltInMemory>): Promise<Snapshot> {
    const following = async () => {
      const made = await make();
      await this.#onAnalysis(made.analysis);
      return made;
    };
    return nextSnapshot(this.#snapshot, following, this.#options);
  }
}

/** Returns a page of a site as it is with other options; undefined if it has errors. */
async function pageWith(
  { made, failure }: Snapshot,
  path: string,
  options: SiteOptions,
): Promise<{ readonly file: string; readonly files: Snapshot['files']; readonly page: ResolvedPage } | undefined> {
  const file = made?.ready.pages.find((page) => page.path === path)?.file;
  if (made === undefined || file === undefined || failure !== undefined) return undefined;
  // The checks before a change is saved report exceptions.
  const priority = await buildPriorityPages(made.ready.loaded, made, new Set([file]), options).catch(() => undefined);
  const page = priority?.pages[0];
  return page !== undefined && priority?.files.has(file) ? { file, files: priority.files, page } : undefined;
}

function readIfThere(files: Files, file: string): Uint8Array | undefined {
  return files.kind(file) === 'file' ? files.read(file) : undefined;
}

function eitherOf(one: Drawings, other: Drawings): Drawings {
  return {
    has: (path) => one.has(path) || other.has(path),
    draw: async (path) => (await one.draw(path)) ?? other.draw(path),
    fileOf: (path) => one.fileOf(path) ?? other.fileOf(path),
  };
}

/** Loads the site; undefined after an error, which building all pages reports. */
async function loadQuietly(options: SiteOptions): Promise<Loaded | undefined> {
  return load(options).catch(() => undefined);
}

/** Returns errors and warnings as text for comparison. */
function diagnosticsKey({ failure, warnings }: Snapshot): string {
  return JSON.stringify([failure?.kind === 'thrown' ? failure.error.stack : failure?.issues, warnings]);
}

/** Returns the pages among `names` whose HTML changed. */
function changedPages(before: Snapshot['files'], now: Snapshot['files'], names: Iterable<string>): string[] {
  return [...names].filter((name) => name.endsWith('.html') && before.get(name) !== now.get(name));
}

/** A version of a site in memory. */
export interface Snapshot {
  /** Increases with every visible change: pages, policies, errors, warnings. */
  readonly version: number;
  /** The files of the last valid site by path, including open pages that were rebuilt first. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The public files of that site: where each file of the output is on the disk. */
  readonly publicFiles: ReadonlyMap<string, string>;
  /** The social cards, pictures and videos of that site. */
  readonly drawings: Drawings;
  /** The last valid site. */
  readonly made: RenderedSite | undefined;
  /** The folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  /** Absolute paths of its inputs; the previous ones if the config cannot be loaded. */
  readonly watched: ReadonlySet<string>;
  /** The current errors, which replace every page. */
  readonly failure: Failure | undefined;
  readonly warnings: readonly Issue[];
}

/** Issues of the site, or an exception of a block or the engine. */
export type Failure =
  | {
      readonly kind: 'issues';
      readonly issues: readonly Issue[];
      /** Whether the pages are made all the same, without the sections that cannot be. */
      readonly isPartial?: boolean;
    }
  | { readonly kind: 'thrown'; readonly error: Error };

/** The site before it is built for the first time. */
const emptySite: Snapshot = {
  version: 0,
  files: new Map(),
  publicFiles: new Map(),
  drawings: noDrawings,
  made: undefined,
  base: '',
  watched: new Set(),
  failure: undefined,
  warnings: [],
};

/** Returns the next snapshot. An exception counts as an error of the site, because the author of a block can fix it. */
async function nextSnapshot(
  before: Snapshot,
  make: () => Promise<BuiltInMemory>,
  { despiteErrors = false }: { readonly despiteErrors?: boolean } = {},
): Promise<Snapshot> {
  try {
    const { analysis, issues, files, drawings, made } = await make();
    const watched =
      analysis.watched.length > 0 ? analysis.watched : [...before.watched, ...issues.flatMap(({ file }) => file ?? [])];
    const errors = issues.some(({ severity }) => severity === 'error');
    const isShown = made !== undefined && (despiteErrors || !errors);
    const base = made === undefined ? before.base : decodeURI(made.ready.site.origin.base);
    return {
      ...before,
      base,
      watched: new Set(watched),
      failure: errors ? { kind: 'issues', issues, isPartial: isShown } : undefined,
      ...(made !== undefined && isShown && { files, publicFiles: publicFilesOf(made), drawings, made }),
      warnings: errors ? [] : issues,
    };
  } catch (error) {
    return {
      ...before,
      failure: { kind: 'thrown', error: error instanceof Error ? error : new Error(String(error)) },
      warnings: [],
    };
  }
}

/** Whether errors take the place of every page. */
export function hidesPages(failure: Failure | undefined): failure is Failure {
  return failure !== undefined && !(failure.kind === 'issues' && failure.isPartial === true);
}

function publicFilesOf({ ready }: RenderedSite): ReadonlyMap<string, string> {
  return new Map(ready.loaded.publicFiles.files.map(({ path, file }) => [path, file]));
}
