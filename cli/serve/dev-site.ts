import { setTimeout as pause } from 'node:timers/promises';
import { noDrawings } from '../../renderer/build/assets/drawings.ts';
import { buildPriorityPages } from '../../renderer/build/commands/priority-pages.ts';
import {
  type Analysis,
  buildInMemory,
  type Drawings,
  type RenderedSite,
  type SiteOptions,
} from '../../renderer/build/index.ts';
import { type Loaded, load } from '../../renderer/build/inputs/index.ts';
import { memoryFragments } from '../../renderer/build/page/render/fragments.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';

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
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'thrown'; readonly error: Error };

/** The result of a rebuild. */
export interface Rebuilt {
  readonly before: Snapshot;
  readonly now: Snapshot;
  /** The files of pages whose HTML changed; empty while the site has errors. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

export interface DevSite {
  readonly current: () => Snapshot;
  readonly rebuild: (openPages?: OpenPages) => Promise<Rebuilt>;
  /** Makes a page as it would be with another config. Returns false if it would have errors. */
  readonly preview: (path: string, input: NonNullable<SiteOptions['input']>) => Promise<boolean>;
  /** Returns the HTML of the last preview by the file of its page. */
  readonly previewed: (file: string) => string | undefined;
}

/** The pages to rebuild first. */
export interface OpenPages {
  /** The files of the open pages. */
  readonly open: ReadonlySet<string>;
  /** Called when these pages changed, before the other pages are built. The rebuild waits for it. */
  readonly onAhead: (rebuilt: Rebuilt) => Promise<void>;
  /** Returns true after another change, which aborts the rebuild. */
  readonly isStale: () => boolean;
}

export interface DevSiteOptions extends SiteOptions {
  /** Called with each analysis. */
  readonly onAnalysis: (analysis: Analysis) => void;
}

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

/** Keeps a site and its rendered sections in memory, so that a rebuild only renders what changed. */
export function devSite({ onAnalysis, ...options }: DevSiteOptions): DevSite {
  const fragments = memoryFragments();
  let snapshot = emptySite;
  let last: Awaited<ReturnType<typeof pageWith>>;

  /** Builds the open pages and the files that they name. Returns whether a page changed. */
  const buildOpenPages = async (loaded: Loaded, { open, onAhead }: OpenPages, start: number): Promise<boolean> => {
    const before = snapshot;
    if (before.failure !== undefined || before.made === undefined) return false;
    // Ignore exceptions here, because building all pages throws them again.
    const priority = await buildPriorityPages(loaded, before.made, open, options).catch(() => emptySite);
    const changed = changedPages(before.files, priority.files, priority.files.keys());
    if (changed.length === 0) return false;
    snapshot = {
      ...before,
      version: before.version + 1,
      files: new Map([...before.files, ...priority.files]),
      drawings: eitherOf(priority.drawings, before.drawings),
    };
    await onAhead({ before, now: snapshot, changed, milliseconds: performance.now() - start });
    return true;
  };

  /** Builds all pages, unless something changes in the meantime. */
  const buildAllPages = async (
    loaded: Loaded | undefined,
    isStale: () => boolean,
    yieldMs: number,
  ): Promise<Snapshot> => {
    let isOutdated = false;
    const yieldTurn = async () => {
      await pause(yieldMs);
      isOutdated = isStale();
      if (isOutdated) throw new Error('The site has changed again.');
    };
    const read = await nextSnapshot(snapshot, async () => {
      const made = await buildInMemory({ ...options, yieldTurn, ...(loaded && { loaded }) }, fragments);
      // Drop sections that are no longer used, because each change of a block replaces those of all pages.
      if (made.made !== undefined) fragments.save();
      onAnalysis(made.analysis);
      return made;
    });
    return isOutdated ? snapshot : read;
  };

  return {
    current: () => snapshot,
    async preview(path, input) {
      const before = snapshot;
      const page = await pageWith(before, path, { ...options, input });
      if (page !== undefined && snapshot === before) last = page;
      return page !== undefined && last === page;
    },
    previewed: (file) => (last?.file === file ? last.html : undefined),
    async rebuild(openPages) {
      const start = performance.now();
      const { isStale = () => false } = openPages ?? {};
      const loaded = openPages?.open.size ? await loadQuietly(options) : undefined;
      const openChanged =
        loaded !== undefined && openPages !== undefined && (await buildOpenPages(loaded, openPages, start));
      const before = snapshot;
      // After the open pages, nobody waits for the rest, so yield long enough to notice further changes.
      const read = isStale() ? before : await buildAllPages(loaded, isStale, openChanged ? 10 : 0);
      const changed =
        read.failure === undefined
          ? changedPages(before.files, read.files, new Set([...before.files.keys(), ...read.files.keys()]))
          : [];
      const headersChanged = before.files.get('_headers') !== read.files.get('_headers');
      const differs = changed.length > 0 || headersChanged || diagnosticsKey(before) !== diagnosticsKey(read);
      snapshot = { ...read, version: before.version + (differs ? 1 : 0) };
      return { before, now: snapshot, changed, milliseconds: performance.now() - start };
    },
  };
}

/** Returns a page of a site as it is with other options; undefined if it has errors. */
async function pageWith(
  { made, failure }: Snapshot,
  path: string,
  options: SiteOptions,
): Promise<{ readonly file: string; readonly html: string } | undefined> {
  const file = made?.ready.pages.find((page) => page.path === path)?.file;
  if (made === undefined || file === undefined || failure !== undefined) return undefined;
  // The checks before a change is saved report exceptions.
  const pages = await buildPriorityPages(made.ready.loaded, made, new Set([file]), options).catch(() => emptySite);
  const html = pages.files.get(file);
  return typeof html === 'string' ? { file, html } : undefined;
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

/** Returns the next snapshot. An exception counts as an error of the site, because the author of a block can fix it. */
async function nextSnapshot(before: Snapshot, make: () => ReturnType<typeof buildInMemory>): Promise<Snapshot> {
  try {
    const { analysis, issues, files, drawings, made } = await make();
    const watched =
      analysis.watched.length > 0 ? analysis.watched : [...before.watched, ...issues.flatMap(({ file }) => file ?? [])];
    const errors = issues.some(({ severity }) => severity === 'error');
    const base = analysis.ready === undefined ? before.base : decodeURI(analysis.ready.site.origin.base);
    return {
      ...before,
      base,
      watched: new Set(watched),
      failure: errors ? { kind: 'issues', issues } : undefined,
      files: errors ? before.files : files,
      publicFiles: made === undefined || errors ? before.publicFiles : publicFilesOf(made),
      drawings: errors ? before.drawings : drawings,
      made: errors ? before.made : made,
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

function publicFilesOf({ ready }: RenderedSite): ReadonlyMap<string, string> {
  return new Map(ready.loaded.publicFiles.files.map(({ path, file }) => [path, file]));
}

/** Returns errors and warnings as text for comparison. */
function diagnosticsKey({ failure, warnings }: Snapshot): string {
  return JSON.stringify([failure?.kind === 'thrown' ? failure.error.stack : failure?.issues, warnings]);
}

/** Returns the pages among `names` whose HTML changed. */
function changedPages(before: Snapshot['files'], now: Snapshot['files'], names: Iterable<string>): string[] {
  return [...names].filter((name) => name.endsWith('.html') && before.get(name) !== now.get(name));
}
