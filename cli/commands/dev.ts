import { dirname } from 'node:path';
import { type PlanOptions, plan } from '../../renderer/build/index.ts';
import { loadParser } from '../../renderer/build/inputs/sources/module.ts';
import { exitCodes } from '../exit-codes.ts';
import { Gallery } from '../gallery/index.ts';
import { counted } from '../report/counts.ts';
import { printIssues } from '../report/print.ts';
import { duration } from '../report/table.ts';
import { DevPages } from '../serve/dev-pages.ts';
import { devSite, type Rebuilt } from '../serve/dev-site.ts';
import { asksForEditor, editorAddress } from '../serve/editor.ts';
import type { Inbox } from '../serve/leads/index.ts';
import { inboxPath, takesPosts } from '../serve/leads/to-inbox.ts';
import { type ListenOptions, listen, type RunningServer } from '../serve/listen.ts';
import { type Handler, readServer } from '../serve/server.ts';
import { encodePath } from '../serve/target.ts';
import { untilStopped } from '../serve/until-stopped.ts';
import { isViteClient, startVite } from '../serve/vite.ts';
import { watchSite } from '../serve/watch.ts';
import { planOptions, type SiteCommandOptions } from '../site-options.ts';
import { writeTypes } from './types.ts';

interface DevCommandOptions extends SiteCommandOptions {
  readonly port: number;
  readonly host: string;
  readonly leads?: boolean;
}

/** Serves the site while it is being written, until it is stopped. */
export async function dev(options: DevCommandOptions): Promise<void> {
  const { port, host, leads, quiet = false } = options;
  const site = planOptions(options);
  if (!(await isServable(site))) return;
  const inbox = leads ? new (await import('../serve/leads/index.ts')).Inbox() : undefined;
  const { url, close } = await startDev({
    ...site,
    port,
    host,
    command: 'frontage dev',
    inbox,
    onRebuilt: (rebuilt) => report(rebuilt, quiet),
  });
  console.log(url);
  if (inbox !== undefined) console.log(`Leads arrive at ${new URL(inboxPath, url)}`);
  await untilStopped(close);
}

/** Whether there is a site that can be served; says what is missing where there is none. */
export async function isServable(site: PlanOptions): Promise<boolean> {
  // Without a config there is no folder of a site to watch; the one it was looked for in may be anything, and vast.
  // Where nothing can be remembered, nothing can be served either.
  if (site.files.kind(site.config) === 'file' && site.files.kind(site.cacheDir) !== 'file') return true;
  printIssues((await plan(site)).issues);
  process.exitCode = exitCodes.faults;
  return false;
}

export interface DevOptions extends PlanOptions, ListenOptions {
  /** Takes the leads of every form in place of its destinations. */
  readonly inbox?: Inbox | undefined;
  /** Is told what each rebuild came to, the first one included. */
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/**
 * Serves the files that `build` would write, from memory, with one declared addition to each page, and with this machine
 * among the places that leads may be sent to. A change is rebuilt, and when it changed any page the open ones put it in
 * place or load anew; a fault is laid over the pages until it is mended, and they stay under it.
 * Throws a UsageError when the port cannot be had.
 */
export async function startDev({
  port,
  host,
  command,
  inbox,
  onRebuilt,
  ...options
}: DevOptions): Promise<RunningServer> {
  const root = dirname(options.config);
  const site = devSite({ ...options, onPlan: (plan) => writeTypes(plan, options.cacheDir) });
  const pages = new DevPages(site, inbox);
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
    } else if (!isViteClient(request.url ?? '/', vite.config.root)) return pages.reply(request);
    vite.middlewares(request, response);
    return undefined;
  };
  const server = readServer(
    host,
    inbox?.inFrontOf(handle, () => pages.inboxSite()) ?? handle,
    (request) => asksForEditor(request) || (inbox !== undefined && takesPosts(request)),
  );
  const { origin, close } = await listen(server, { port, host, command });
  // Vite is loaded while the site is made, and both use the bundler.
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
  const unwatch = watchSite({ vite, root, site, pages, ...(onRebuilt === undefined ? {} : { onRebuilt }) });
  return {
    url: `${origin}${encodePath(site.current().base)}/`,
    async close() {
      await unwatch();
      await vite.close();
      await close();
    },
  };
}

function report({ before, now, changed, milliseconds }: Rebuilt, quiet: boolean): void {
  if (now.version === before.version) return;
  if (now.fault?.kind === 'thrown') console.error(now.fault.error);
  if (now.fault?.kind === 'issues') printIssues(now.fault.issues);
  // A warning that stood there before is not said again with each save.
  else if (JSON.stringify(now.warnings) !== JSON.stringify(before.warnings)) printIssues(now.warnings);
  if (quiet || now.fault !== undefined) return;
  const what = before.version === 0 ? 'ready' : before.fault === undefined ? 'changed' : 'changed, and no faults left';
  console.log(`${counted(changed.length, 'page')} ${what} (${duration(milliseconds)}).`);
}
