import { statSync } from 'node:fs';
import { recover } from '../../renderer/build/output/index.ts';
import { UsageError } from '../failure.ts';
import { relativeFile } from '../report/paths.ts';
import { isToolPath } from '../serve/answer.ts';
import { builtSiteHandler, homePath } from '../serve/built-site.ts';
import type { Inbox } from '../serve/leads/index.ts';
import { inboxPath, isInboxRequest } from '../serve/leads/reroute.ts';
import { listen, type RunningServer, readServer, untilStopped } from '../serve/server.ts';
import { outFolder, type SiteCommandOptions } from '../site-options.ts';

interface PreviewCommandOptions extends SiteCommandOptions {
  readonly out: string;
  readonly port: number;
  readonly host: string;
  readonly leads?: boolean;
}

/** Serves the built site until the process is stopped. */
export async function preview(options: PreviewCommandOptions): Promise<void> {
  const { port, host, leads } = options;
  const inbox = leads ? new (await import('../serve/leads/index.ts')).Inbox() : undefined;
  const { url, close } = await startPreview({ out: outFolder(options, options.out), port, host, inbox });
  console.log(url);
  if (inbox !== undefined) console.log(`Leads arrive at ${new URL(inboxPath, url)}`);
  await untilStopped(close);
}

export interface PreviewOptions {
  /** Absolute path of the built site. */
  readonly out: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** Receives the leads of every form instead of its destinations. */
  readonly inbox?: Inbox | undefined;
}

/**
 * Serves a built site like a static host: with its `_headers`, its 404 page, canonical addresses and compression. Forms
 * may also send to this machine. A new build shows at once. Throws a {@link UsageError} without a built site or a port.
 */
export async function startPreview({ out, port, host, inbox }: PreviewOptions): Promise<RunningServer> {
  await recover(out);
  if (!statSync(out, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(
      `There is no built site in ${relativeFile(out, process.cwd())}.`,
      'Run `npx frontage build` first, or name the folder with --out.',
    );
  }
  const server = readServer(host, builtSiteHandler(out, inbox), {
    post: inbox && isInboxRequest,
    link: (path) => !isToolPath(path),
  });
  const { origin, close } = await listen(server, { port, host, command: 'npx frontage preview' });
  return { url: `${origin}${homePath(out)}`, close };
}
