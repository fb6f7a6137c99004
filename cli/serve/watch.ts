import { join, relative } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { engineFile } from '../../renderer/build/inputs/bundle/bundle.ts';
import { isBelow, isInPackage, normalisedPath } from '../../renderer/build/lib/paths.ts';
import { debouncedRunner } from './debounced-runner.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite, Rebuilt } from './dev-site.ts';
import { overlayPayload } from './overlay.ts';
import { hidesPages, type Snapshot } from './snapshot.ts';

export interface WatchOptions {
  readonly vite: ViteDevServer;
  /** The site's folder. */
  readonly root: string;
  readonly site: DevSite;
  readonly pages: DevPages;
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/** A site that is rebuilt when one of its files changes. */
export interface WatchedSite {
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
