import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { answer, notFoundFile, type Published } from './answer.ts';
import { contentType } from './content-type.ts';
import { headersForDev, policiesDiffer } from './dev-headers.ts';
import type { DevSite, Snapshot } from './dev-site.ts';
import { parseHeaders } from './headers-file.ts';
import type { Inbox, InboxSite } from './leads/index.ts';
import { destinationsFile, rewriteForLoopback } from './loopback.ts';
import { faultPage, overlayPayload, withDevAddition } from './overlay.ts';
import { parseRedirects } from './redirects-file.ts';
import { malformed, plain, type Reply, redirect } from './server.ts';
import { encodePath, readTarget } from './target.ts';

/** Answers requests for a site in memory, and keeps the pages that are open in step with it. */
export class DevPages {
  readonly #site: DevSite;
  readonly #inbox: Inbox | undefined;
  /** Version of the site that the last page was handed out from. */
  #shown = 0;
  /** Files of the pages that were handed out last, the newest first, with the path that each was asked for by. */
  #open: ReadonlyMap<string, string> = new Map();
  /** Addresses that were asked for last and that nothing stood at, as browsers write them. */
  #missing: readonly string[] = [];
  #reloading: Reloading | undefined;

  constructor(site: DevSite, inbox?: Inbox) {
    this.#site = site;
    this.#inbox = inbox;
  }

  /** What a static host would answer; while there is a fault, that stands in for every page. */
  async reply({ url = '/', headers }: IncomingMessage): Promise<Reply> {
    const { files, cards, fault, version } = this.#site.current();
    const path = readTarget(url)?.path ?? '/';
    const found = answer(url, this.#published());
    if (found.kind === 'malformed') return malformed;
    const file = found.kind === 'file' ? found.file : notFoundFile;
    const purpose = headers['frontage-page'];
    if (purpose === 'shown' || (purpose === undefined && isDocument(headers['sec-fetch-dest']))) {
      this.#shown = version;
      const pages = [...this.#open].filter(([other]) => other !== file);
      this.#open = new Map([[file, path] as const, ...pages].slice(0, mostOpen));
      const [address = url] = url.split('?');
      const others = this.#missing.filter((other) => other !== address);
      this.#missing = found.kind === 'missing' ? [address, ...others].slice(0, mostOpen) : others;
      this.#reloading?.shown();
    }
    this.#reloading?.asked();
    if (fault !== undefined && file.endsWith('.html')) return reply(500, file, faultPage(fault));
    if (found.kind === 'redirect') return redirect(found);
    const content = files.get(file) ?? (await cards.draw(file));
    if (content === undefined) return plain(404, 'There is no such page.');
    const status = found.kind === 'missing' ? 404 : 200;
    const site = {
      ...headersForDev(parseHeaders(text(files.get('_headers'))), path),
      ...(purpose !== undefined && { 'frontage-version': String(version), 'frontage-shown': String(this.#shown) }),
    };
    if (typeof content !== 'string') return reply(status, file, content, site);
    const served = this.#inbox?.reroute(file, content, headers, this.inboxSite()) ?? rewriteForLoopback(file, content);
    return reply(status, file, file.endsWith('.html') ? withDevAddition(served) : served, site);
  }

  /** Files of the pages that may be open, the one that was handed out last first. */
  open(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** Whether browsers are to let some page that may be open do something else than before. */
  mayDoOtherwise(before: Snapshot, now: Snapshot): boolean {
    const [old, fresh] = [text(before.files.get('_headers')), text(now.files.get('_headers'))];
    return old !== fresh && [...this.#open.values()].some(policiesDiffer(parseHeaders(old), parseHeaders(fresh)));
  }

  /** Addresses that nothing stood at when they were asked for, and something does now. Names each once. */
  found(): readonly string[] {
    const published = this.#published();
    const isFound = (address: string) => answer(address, published).kind !== 'missing';
    const found = this.#missing.filter(isFound);
    this.#missing = this.#missing.filter((address) => !found.includes(address));
    return found;
  }

  #published(): Published {
    const { files, cards, base } = this.#site.current();
    return {
      base,
      has: (file) => files.has(file) || cards.has(file),
      moved: parseRedirects(text(files.get('_redirects'))),
    };
  }

  /** Settles once a page was handed out, and asks for nothing more; after some milliseconds in any case. */
  shownAgain(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      let [isShown, last] = [false, 0];
      const end = () => {
        clearTimeout(late);
        this.#reloading = undefined;
        done();
      };
      const late = setTimeout(end, milliseconds);
      const settle = (request: number) => {
        if (request === last) end();
      };
      this.#reloading = {
        shown() {
          isShown = true;
        },
        asked() {
          last += 1;
          if (isShown) setTimeout(settle, quiet, last);
        },
      };
    });
  }

  /** What the lead inbox knows of the site as it stands now. */
  inboxSite(): InboxSite {
    const { files, base } = this.#site.current();
    const destinations = files.get(destinationsFile);
    return { home: `${encodePath(base)}/`, destinations: destinations?.toString() };
  }

  /** Something was handed out elsewhere: a document shows the site as it stands now. */
  wasShown({ headers }: IncomingMessage): void {
    if (isDocument(headers['sec-fetch-dest'])) this.#shown = this.#site.current().version;
  }

  /** The site has become another, and the pages that are open have not. */
  staysShown(before: Snapshot, now: Snapshot): void {
    if (this.#shown === before.version) this.#shown = now.version;
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

/** Hears of what a page asks for while it loads itself anew. */
interface Reloading {
  readonly shown: () => void;
  readonly asked: () => void;
}

/** Milliseconds without a request after which a page has all that it needs to be seen. */
const quiet = 60;

/** Pages that one person may have open. */
const mostOpen = 200;

function text(content: string | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : '';
}

/** Whether a page was asked for to be shown, as far as a client says (Fetch Metadata). */
function isDocument(destination: string | string[] | undefined): boolean {
  return destination === undefined || destination === 'document' || destination === 'iframe';
}

function reply(status: number, file: string, body: string | Uint8Array, headers: Reply['headers'] = {}): Reply {
  return { status, headers: { 'content-type': contentType(file), 'cache-control': 'no-store', ...headers }, body };
}
