import { join, relative, sep } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { engineFile } from '../../renderer/build/inputs/bundle/bundle.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite, Rebuilt, Snapshot } from './dev-site.ts';
import { overlayPayload } from './overlay.ts';
import { settled } from './settled.ts';

export interface WatchOptions {
  readonly vite: ViteDevServer;
  /** The site's folder. */
  readonly root: string;
  readonly site: DevSite;
  readonly pages: DevPages;
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/** Rebuilds a site when a file of it changes, and tells the pages that are open. Gives back what ends it. */
export function watchSite({ vite, root, site, pages, onRebuilt }: WatchOptions): () => Promise<void> {
  let pokes = 0;
  // With nobody there, a message would be kept for the first page to come, which is told by itself.
  const send = (payload: HotPayload) => {
    if (vite.ws.clients.size > 0) vite.ws.send(payload);
  };
  const tell = (rebuilt: Rebuilt) => {
    onRebuilt?.(rebuilt);
    const { before, now, changed } = rebuilt;
    // A redirect that is new changes no page.
    const found = pages.found();
    if (found.length > 0) send({ type: 'custom', event: 'frontage:found', data: { addresses: found } });
    if (now.version === before.version) return;
    const isSeen = now.fault ?? before.fault ?? changed.find((file) => pages.open().includes(file));
    if (isSeen !== undefined || pages.mayDoOtherwise(before, now)) send(message(rebuilt));
    else if (found.length === 0) pages.staysShown(before, now);
  };
  const [firstLook = root] = site.current().watched;
  let lastKnown = 0;
  const rebuilding = settled(async (touched) => {
    const known = pokes;
    const open = new Set(vite.ws.clients.size === 0 ? [] : pages.open().slice(0, mostAhead));
    const onAhead = async (rebuilt: Rebuilt) => {
      const shown = pages.shownAgain(longestReload);
      tell(rebuilt);
      await shown;
    };
    const rebuilt = await site.rebuild({ open, onAhead, isStale: () => pokes !== known });
    vite.watcher.add(filesElsewhere(site.current(), root));
    tell(rebuilt);
    const isLook = known === lastKnown && touched.every((file) => file === firstLook);
    lastKnown = known;
    const { before, now } = rebuilt;
    const isRemade = !isLook || now.version !== before.version;
    // What the gallery shows may stand on no page: a page template that no route uses.
    if (isRemade && known === pokes && now.fault === undefined) send({ type: 'custom', event: 'frontage:remade' });
  });
  vite.watcher.add([...engineSources, ...filesElsewhere(site.current(), root)]);
  // Vite names files by the folder itself; a config that was named through a link names them by the link.
  const named = (file: string) =>
    isBelow(file, vite.config.root) ? join(root, relative(vite.config.root, file)) : file;
  vite.watcher.on('all', (_event, file) => {
    if (![file, named(file)].some((name) => matters(name, root, site.current()))) return;
    pokes += 1;
    rebuilding.poke(file);
  });
  // What changed before the watcher was there: one look at the config stands for everything.
  rebuilding.poke(firstLook);
  vite.watcher.once('ready', () => rebuilding.poke(firstLook));
  return rebuilding.stop;
}

/** What pages that are open are told: they show what is wrong over themselves, or put what changed in place, or load anew. */
function message({ now }: Rebuilt): HotPayload {
  if (now.fault !== undefined) return overlayPayload(now.fault);
  return { type: 'custom', event: 'frontage:changed', data: { version: now.version } };
}

/** Pages that one person looks at side by side, and is to see before anything else is made. */
const mostAhead = 3;

/** Milliseconds in which a page that is open comes to load itself anew; nobody waits longer for it. */
const longestReload = 500;

/** Whether a change to a file can change the site. While there is a fault, any source of the site might mend it. */
function matters(file: string, root: string, { watched, fault }: Pick<Snapshot, 'watched' | 'fault'>): boolean {
  if (watched.has(file) || isBelow(file, join(root, 'templates'))) return true;
  // They say where imports lead.
  if (isBelow(file, root) && /[\\/](?:package|tsconfig[^\\/]*)\.json$/.test(file)) return true;
  if (engineSources.some((folder) => isBelow(file, folder))) return !/\.test\.tsx?$/.test(file);
  return fault !== undefined && isBelow(file, root) && /\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

/** The engine's own sources, where they are being worked on; an installed engine does not change. */
const engineSources = [engineFile('.')].filter((folder) => !isInstalled(folder));

function filesElsewhere({ watched }: Snapshot, root: string): string[] {
  return [...watched].filter((file) => !isBelow(file, root) && !isInstalled(file));
}

function isInstalled(file: string): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
