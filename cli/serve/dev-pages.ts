import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { answer, notFoundFile } from './answer.ts';
import { contentType } from './content-type.ts';
import type { DevSite } from './dev-site.ts';
import type { Inbox, InboxSite } from './leads/index.ts';
import { destinationsFile, rewriteForLoopback } from './loopback.ts';
import { faultPage, overlayPayload, withDevAddition } from './overlay.ts';
import { malformed, plain, type Reply, redirect } from './server.ts';
import { encodePath } from './target.ts';

/** Answers requests for a site in memory, and keeps the pages that are open in step with it. */
export class DevPages {
  readonly #site: DevSite;
  readonly #inbox: Inbox | undefined;
  /** Version of the site that the last page was handed out from. */
  #shown = 0;

  constructor(site: DevSite, inbox?: Inbox) {
    this.#site = site;
    this.#inbox = inbox;
  }

  /** What a static host would answer; while there is a fault, that stands in for every page. */
  reply({ url = '/', headers }: IncomingMessage): Reply {
    const { files, base, fault, version } = this.#site.current();
    const found = answer(url, { base, has: (file) => files.has(file) });
    if (found.kind === 'malformed') return malformed;
    const file = found.kind === 'file' ? found.file : notFoundFile;
    if (isDocument(headers['sec-fetch-dest'])) this.#shown = version;
    if (fault !== undefined && file.endsWith('.html')) return reply(500, file, faultPage(fault));
    if (found.kind === 'redirect') return redirect(found.to);
    const content = files.get(file);
    if (content === undefined) return plain(404, 'There is no such page.');
    const status = found.kind === 'missing' ? 404 : 200;
    if (typeof content !== 'string') return reply(status, file, content);
    const served = this.#inbox?.reroute(file, content, headers, this.inboxSite()) ?? rewriteForLoopback(file, content);
    return reply(status, file, file.endsWith('.html') ? withDevAddition(served) : served);
  }

  /** What the lead inbox knows of the site as it stands now. */
  inboxSite(): InboxSite {
    const { files, base } = this.#site.current();
    const destinations = files.get(destinationsFile);
    return { home: `${encodePath(base)}/`, destinations: destinations?.toString() };
  }

  /** A page that connects is told of the fault it stands in, or that the site changed while it was loading. */
  greet(vite: ViteDevServer): void {
    vite.ws.on('connection', (socket) => {
      const { fault, version } = this.#site.current();
      if (fault !== undefined) socket.send(JSON.stringify(overlayPayload(fault)));
      else if (this.#shown !== version) socket.send(JSON.stringify({ type: 'full-reload' }));
    });
  }
}

/** Whether a page was asked for to be shown, as far as a client says (Fetch Metadata). */
function isDocument(destination: string | string[] | undefined): boolean {
  return destination === undefined || destination === 'document' || destination === 'iframe';
}

function reply(status: number, file: string, body: string | Uint8Array): Reply {
  return { status, headers: { 'content-type': contentType(file), 'cache-control': 'no-store' }, body };
}
