import { dirname, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PlanOptions } from '../../renderer/build/index.ts';
import { printIssues } from '../report/print.ts';
import { duration } from '../report/table.ts';
import { DevPages } from '../serve/dev-pages.ts';
import { type DevSite, devSite, type Rebuilt } from '../serve/dev-site.ts';
import { listen, type RunningServer } from '../serve/listen.ts';
import { overlayPayload } from '../serve/overlay.ts';
import { readServer } from '../serve/server.ts';
import { encodePath } from '../serve/target.ts';
import { untilStopped } from '../serve/until-stopped.ts';
import { isVitePath, startVite } from '../serve/vite.ts';
import { engineSources, isInstalled, matters, settled } from '../serve/watch.ts';
import { planOptions, type SiteCommandOptions } from '../site-options.ts';
import { writeTypes } from './types.ts';

interface DevCommandOptions extends SiteCommandOptions {
  readonly port: number;
  readonly host: string;
}

/** Serves the site while it is being written, until it is stopped. */
export async function dev(options: DevCommandOptions): Promise<void> {
  const { port, host, quiet = false } = options;
  const { url, close } = await startDev({
    ...planOptions(options),
    port,
    host,
    onRebuilt: (rebuilt) => report(rebuilt, quiet),
  });
  console.log(url);
  await untilStopped(close);
}

export interface DevOptions extends PlanOptions {
  /** 0 for any port that is free. */
  readonly port: number;
  readonly host: string;
  /** Is told what each rebuild came to, the first one included. */
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/**
 * Serves the files that `build` would write, from memory, with one declared addition to each page. A change is rebuilt
 * and every open page that shows something else then loads anew; a fault is laid over the pages until it is mended.
 * Throws a UsageError when the port cannot be had.
 */
export async function startDev({ port, host, onRebuilt, ...options }: DevOptions): Promise<RunningServer> {
  const root = dirname(options.config);
  const site = devSite({ ...options, onPlan: (plan) => writeTypes(plan, options.cacheDir) });
  const pages = new DevPages(site);
  const server = readServer(host, async (request, response) => {
    const vite = await starting;
    if (!isVitePath(request.url ?? '/', root)) return pages.reply(request);
    vite.middlewares(request, response);
    return undefined;
  });
  const { origin, close } = await listen(server, { port, host, command: 'frontage dev' });
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
  const unwatch = watch(vite, root, site, onRebuilt);
  return {
    url: `${origin}${encodePath(site.current().base)}/`,
    async close() {
      await unwatch();
      await vite.close();
      await close();
    },
  };
}

function watch(
  vite: ViteDevServer,
  root: string,
  site: DevSite,
  onRebuilt: DevOptions['onRebuilt'],
): () => Promise<void> {
  const elsewhere = () =>
    [...site.current().watched].filter((file) => !file.startsWith(root + sep) && !isInstalled(file));
  const rebuilding = settled(async () => {
    const rebuilt = await site.rebuild();
    vite.watcher.add(elsewhere());
    onRebuilt?.(rebuilt);
    const { before, now } = rebuilt;
    // With nobody there, the message would be kept for the first page to come, which is told by itself.
    if (now.version === before.version || vite.ws.clients.size === 0) return;
    vite.ws.send(now.fault === undefined ? { type: 'full-reload' } : overlayPayload(now.fault));
  });
  vite.watcher.add([...engineSources, ...elsewhere()]);
  vite.watcher.on('all', (_event, file) => {
    if (matters(file, root, site.current())) rebuilding.poke();
  });
  return rebuilding.stop;
}

function report({ before, now, changed, milliseconds }: Rebuilt, quiet: boolean): void {
  if (now.fault?.kind === 'issues') printIssues(now.fault.issues);
  else if (now.fault !== undefined) console.error(now.fault.error);
  else {
    printIssues(now.warnings);
    if (quiet || now.version === before.version) return;
    const pages = `${changed.length} ${changed.length === 1 ? 'page' : 'pages'}`;
    console.log(
      before.version === 0
        ? `${pages} ready in ${duration(milliseconds)}.`
        : `${pages} changed, rebuilt in ${duration(milliseconds)}.`,
    );
  }
}
