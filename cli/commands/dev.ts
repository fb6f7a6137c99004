import { dirname } from 'node:path';
import { analyzeSite, type SiteOptions } from '../../renderer/build/index.ts';
import { loadParser } from '../../renderer/build/inputs/sources/module.ts';
import { afterwards } from '../../renderer/build/lib/disk-error.ts';
import { asRunHere } from '../command-name.ts';
import { exitCodes } from '../exit-codes.ts';
import { Gallery, galleryPath } from '../gallery/index.ts';
import { counted } from '../report/counts.ts';
import { printIssues } from '../report/print.ts';
import { duration } from '../report/table.ts';
import { encodePath, isToolPath } from '../serve/answer.ts';
import { DevPages } from '../serve/dev-pages.ts';
import { DevSite, type Rebuilt } from '../serve/dev-site.ts';
import type { Inbox } from '../serve/leads/index.ts';
import { inboxPath, isInboxRequest } from '../serve/leads/reroute.ts';
import {
  type Handler,
  type ListenOptions,
  listen,
  type RunningServer,
  readServer,
  untilStopped,
} from '../serve/server.ts';
import { asksForEditor, editorAddress, isViteClient, startVite } from '../serve/vite.ts';
import { watchSite } from '../serve/watch.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { writeTypes } from './types.ts';

interface DevCommandOptions extends SiteCommandOptions {
  readonly port: number;
  readonly host: string;
  readonly leads?: boolean;
}

/** Serves the site while you write it, until the process is stopped. */
export async function dev(options: DevCommandOptions): Promise<void> {
  const { port, host, leads, quiet = false } = options;
  const site = { ...siteOptions(options), drafts: true };
  if (!(await isServable(site))) return;
  const inbox = leads ? new (await import('../serve/leads/index.ts')).Inbox() : undefined;
  const { url, close } = await startDev({
    ...site,
    port,
    host,
    command: 'npx frontage dev',
    inbox,
    onRebuilt: (rebuilt) => report(rebuilt, quiet),
  });
  console.log(url);
  for (const line of studioHint(quiet, process.stdout)) console.log(line);
  if (inbox !== undefined) console.log(`Leads arrive at ${new URL(inboxPath, url)}`);
  await untilStopped(close);
}

/** Returns what names the studio to a person; nothing for a program that reads the output. */
export function studioHint(quiet: boolean, { isTTY }: { readonly isTTY?: boolean }): string[] {
  return quiet || isTTY !== true ? [] : [asRunHere('To edit these pages by mouse: npx frontage studio')];
}

/** Returns whether the site can be served; otherwise prints why not. */
export async function isServable(site: SiteOptions): Promise<boolean> {
  // Without a config, the folder may be anything, and too large to watch. Serving also needs the cache folder.
  if (site.files.kind(site.config) === 'file' && site.files.kind(site.cacheDir) !== 'file') return true;
  printIssues((await analyzeSite(site)).issues);
  process.exitCode = exitCodes.siteErrors;
  return false;
}

/** A site that the studio shows. */
export interface ShownSite extends Pick<DevSite, 'current' | 'check'> {
  /**
   * Shows a page as it would be with another config, where it is open and can be updated in place. Returns undefined if it
   * would have errors.
   */
  readonly preview: DevSite['preview'];
  /** Returns a font file of the site by its decoded path; undefined if there is none. */
  readonly font: (path: string) => Uint8Array | undefined;
}

export interface DevOptions extends SiteOptions, ListenOptions {
  /** Receives the leads of every form instead of its destinations. */
  readonly inbox?: Inbox | undefined;
  /** The studio that shows the pages: its origin, and what takes the site once it is served. */
  readonly studio?: { readonly origin: string; readonly take: (site: ShownSite) => void } | undefined;
  /** Called with the result of each rebuild, including the first. */
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/**
 * Serves the files that `build` would write, from memory, plus the dev script. Pages may also send leads to this machine.
 * After a rebuild, open pages update in place or reload. While the site has errors, an overlay covers them. Throws a
 * UsageError if the port is not available.
 */
export async function startDev({
  port,
  host,
  command,
  orAny,
  inbox,
  studio,
  onRebuilt,
  ...options
}: DevOptions): Promise<RunningServer> {
  const root = dirname(options.config);
  const site = new DevSite({
    ...options,
    despiteErrors: studio !== undefined,
    onAnalysis: async (analysis) => printIssues(await afterwards(() => writeTypes(analysis, options))),
  });
  const pages = new DevPages(site, { inbox, studio: studio?.origin });
  const gallery = new Gallery(options, site);
  const handle: Handler = async (request, response) => {
    const vite = await starting;
    const shown = await gallery.reply(request.url ?? '/');
    if (shown !== undefined) {
      pages.wasShown(request);
      return shown;
    }
    if (asksForEditor(request)) {
      const address = editorAddress(request, root);
      if (typeof address !== 'string') return address;
      request.url = address;
    } else if (!isViteClient(request.url ?? '/', vite.config.root)) return pages.reply(request, response);
    vite.middlewares(request, response);
    return undefined;
  };
  const server = readServer(host, inbox?.inFrontOf(handle, () => pages.inboxSite()) ?? handle, {
    post: (request) => asksForEditor(request) || (inbox !== undefined && isInboxRequest(request)),
    // The studio frames examples of the gallery.
    link: (path, from) => !isToolPath(path) || (studio !== undefined && from === 'same-site'),
  });
  const { origin, close } = await listen(server, { port, host, command, orAny });
  // Vite loads while the site is built; both use the bundler.
  loadParser();
  const starting = Promise.all([startVite({ root, cacheDir: options.cacheDir, host, server }), site.rebuild()]).then(
    ([vite, first]) => {
      onRebuilt?.(first);
      return vite;
    },
  );
  const vite = await starting.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  pages.greet(vite);
  const watched = watchSite({ vite, root, site, pages, ...(onRebuilt === undefined ? {} : { onRebuilt }) });
  studio?.take(shownSite({ site, pages, vite, watched }));
  return {
    url: `${origin}${encodePath(site.current().base)}/`,
    async close() {
      await watched.stop();
      await vite.close();
      await close();
    },
  };
}

interface Served {
  readonly site: DevSite;
  readonly pages: DevPages;
  readonly vite: Awaited<ReturnType<typeof startVite>>;
  readonly watched: ReturnType<typeof watchSite>;
}

/** Returns the site for the studio: open pages show what it writes and previews. */
function shownSite({ site, pages, vite, watched }: Served): ShownSite {
  const announced = (rebuilt: Rebuilt | undefined) => {
    if (rebuilt !== undefined) watched.announce(rebuilt);
    return rebuilt;
  };
  return {
    current: site.current,
    font: (path) => pages.font(path),
    async check(files) {
      const change = await site.check(files);
      return {
        ...change,
        async write(written, commit) {
          const { taken } = await change.write(written, commit);
          return { taken: taken.then((rebuilt) => announced(rebuilt)) };
        },
      };
    },
    async preview(path, input) {
      const page = await site.preview(path, input);
      const address = encodePath(site.current().base + path);
      if (page !== undefined) vite.ws.send({ type: 'custom', event: 'frontage:preview', data: { address } });
      return page;
    },
  };
}

function report({ before, now, changed, milliseconds }: Rebuilt, quiet: boolean): void {
  if (now.version === before.version) return;
  if (now.failure?.kind === 'thrown') console.error(now.failure.error);
  if (now.failure?.kind === 'issues') printIssues(now.failure.issues);
  // Do not repeat unchanged warnings after each save.
  else if (JSON.stringify(now.warnings) !== JSON.stringify(before.warnings)) printIssues(now.warnings);
  if (quiet || now.failure !== undefined) return;
  const what =
    before.version === 0 ? 'ready' : before.failure === undefined ? 'changed' : 'changed, and all errors fixed';
  console.log(`${counted(changed.length, 'page')} ${what} (${duration(milliseconds)}).`);
}

interface GalleryOptions extends SiteCommandOptions {
  readonly port: number;
  readonly host: string;
}

/** Serves the gallery of a site until the process is stopped. */
export async function gallery(options: GalleryOptions): Promise<void> {
  const { port, host } = options;
  const site = siteOptions(options);
  if (!(await isServable(site))) return;
  const { url, close } = await startDev({
    ...site,
    port,
    host,
    command: 'npx frontage gallery',
    onRebuilt: ({ now: { failure } }) => {
      if (failure?.kind === 'issues') printIssues(failure.issues);
    },
  });
  console.log(new URL(galleryPath, url).href);
  await untilStopped(close);
}
