import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { engineFile } from '../../renderer/build/inputs/bundle/bundle.ts';
import { isBelow, isInPackage, normalisedPath } from '../../renderer/build/lib/paths.ts';
import type { DevPages } from './dev-pages.ts';
import { type DevSite, hidesPages, type Rebuilt, type Snapshot } from './dev-site.ts';
import { overlayPayload } from './overlay.ts';

interface WatchOptions {
  readonly vite: ViteDevServer;
  /** The site's folder. */
  readonly root: string;
  readonly site: DevSite;
  readonly pages: DevPages;
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/** A site that is rebuilt when one of its files changes. */
interface WatchedSite {
  /** Notifies open pages of another version. */
  readonly announce: (rebuilt: Rebuilt) => void;
  readonly stop: () => Promise<void>;
}

/** Rebuilds a site when one of its files changes and notifies open pages. */
export function watchSite({ vite, root, site, pages, onRebuilt }: WatchOptions): WatchedSite {
  let notifications = 0;
  // Without clients, Vite would queue the message for the next page, which gets the current state anyway.
  const send = (payload: HotPayload) => {
    if (vite.ws.clients.size > 0) vite.ws.send(payload);
  };
  const announce = (rebuilt: Rebuilt) => {
    onRebuilt?.(rebuilt);
    const { before, now, changed } = rebuilt;
    // A new redirect makes an address exist without changing a page.
    const found = pages.found();
    if (found.length > 0) send({ type: 'custom', event: 'frontage:found', data: { addresses: found } });
    if (now.version === before.version) return;
    const isVisible = now.failure ?? before.failure ?? changed.find((file) => pages.open().includes(file));
    if (isVisible !== undefined || pages.hasOtherPolicies(before, now)) send(message(rebuilt));
    else if (found.length === 0) pages.staysShown(before, now);
  };
  const [firstFile = root] = site.current().watched;
  let lastKnown = 0;
  const rebuilding = debouncedRunner(async (touched) => {
    const known = notifications;
    const open = new Set(vite.ws.clients.size === 0 ? [] : pages.open().slice(0, mostAhead));
    const onAhead = async (rebuilt: Rebuilt) => {
      const shown = pages.shownAgain(longestReload);
      announce(rebuilt);
      await shown;
    };
    const rebuilt = await site.rebuild({ open, onAhead, isStale: () => notifications !== known });
    vite.watcher.add(filesElsewhere(site.current(), root));
    announce(rebuilt);
    const isInitialCheck = known === lastKnown && touched.every((file) => file === firstFile);
    lastKnown = known;
    const { before, now } = rebuilt;
    const isRebuilt = !isInitialCheck || now.version !== before.version;
    // The gallery also shows page templates that no route uses.
    if (isRebuilt && known === notifications && now.failure === undefined)
      send({ type: 'custom', event: 'frontage:remade' });
  });
  vite.watcher.add([...engineSources, ...filesElsewhere(site.current(), root)]);
  // Vite resolves symbolic links, but the site uses the path of the config.
  const named = (file: string) =>
    isBelow(file, vite.config.root) ? join(root, relative(vite.config.root, file)) : file;
  vite.watcher.on('all', (_event, changed) => {
    const file = normalisedPath(changed);
    if (![file, named(file)].some((name) => matters(name, root, site.current()))) return;
    if (site.hasTaken(file) || site.hasTaken(named(file))) return;
    notifications += 1;
    rebuilding.notify(file);
  });
  // Rebuild once for changes from before the watcher started.
  rebuilding.notify(firstFile);
  vite.watcher.once('ready', () => rebuilding.notify(firstFile));
  return { announce, stop: rebuilding.stop };
}

/** Returns the message for open pages: the errors to show, or the version to update to. */
function message({ now }: Rebuilt): HotPayload {
  if (hidesPages(now.failure)) return overlayPayload(now.failure);
  return { type: 'custom', event: 'frontage:changed', data: { version: now.version } };
}

/** Number of open pages that are rebuilt first. */
const mostAhead = 3;

/** Milliseconds to wait for an open page to reload. */
const longestReload = 500;

/** Returns whether a change of a file can change the site. While the site has errors, any source file might fix them. */
function matters(file: string, root: string, { watched, failure }: Pick<Snapshot, 'watched' | 'failure'>): boolean {
  if (watched.has(file) || isBelow(file, join(root, 'templates'))) return true;
  if ([...watched].some((folder) => !isBelow(folder, root) && isBelow(file, folder))) return true;
  // These files decide how imports resolve.
  if (isBelow(file, root) && /[\\/](?:package|tsconfig[^\\/]*)\.json$/.test(file)) return true;
  if (engineSources.some((folder) => isBelow(file, folder))) return !/\.test\.tsx?$/.test(file);
  return failure !== undefined && isBelow(file, root) && /\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

/** The engine's sources in a clone; an installed engine does not change. */
const engineSources = [engineFile('.')].filter((folder) => !isInPackage(folder));

function filesElsewhere({ watched }: Snapshot, root: string): string[] {
  return [...watched].filter((file) => !isBelow(file, root) && !isInPackage(file));
}

interface DebouncedRunner {
  /** Reports a change of a file. */
  readonly notify: (file: string) => void;
  /** Stops and waits for the current run. */
  readonly stop: () => Promise<void>;
}

interface DebounceOptions {
  /** Milliseconds without a change before a run starts, because one save is often several events. */
  readonly wait?: number;
  /** Milliseconds after a run until its files are checked again. */
  readonly recheck?: number;
}

/**
 * Runs a function with the changed files when they have stopped changing, never twice at a time. The watcher drops a second
 * change within 50 ms (a formatter that saves after the editor), so the files are checked again after each run.
 */
export function debouncedRunner(
  run: (touched: readonly string[]) => Promise<void>,
  { wait = 10, recheck = 60 }: DebounceOptions = {},
): DebouncedRunner {
  const touched = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;
  let last = Promise.resolve();

  const later = (milliseconds: number, what: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      what();
    }, milliseconds);
    timers.add(timer);
    return timer;
  };
  const runOnce = async () => {
    if (stopped) return;
    const files = [...touched].map((file) => ({ file, before: stamp(file) }));
    touched.clear();
    await run(files.map(({ file }) => file));
    if (stopped) return;
    later(recheck, () => {
      for (const { file, before } of files) if (stamp(file) !== before) notify(file);
    });
  };
  const notify = (file: string) => {
    if (stopped) return;
    touched.add(file);
    clearTimeout(waiting);
    waiting = later(wait, () => {
      last = last.then(runOnce);
    });
  };
  return {
    notify,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await last;
    },
  };
}

function stamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`;
}
