import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import {
  answer,
  encodePath,
  notFoundFile,
  type Published,
  parseHeaders,
  parseRedirects,
  readTarget,
} from './answer.ts';
import { hasOtherPolicy, headersForDev } from './dev-headers.ts';
import { type DevSite, hidesPages, type Snapshot } from './dev-site.ts';
import type { Inbox, InboxSite } from './leads/index.ts';
import { destinationsFile, rewriteDestinationsForLoopback } from './loopback.ts';
import { addDevScripts, errorPage, overlayPayload } from './overlay.ts';
import { contentType, streamFile } from './send-file.ts';
import { malformed, plainReply, type Reply, redirect } from './server.ts';

/** Serves a site from memory and tracks which pages are open. */
export class DevPages {
  readonly #site: DevSite;
  readonly #inbox: Inbox | undefined;
  /** The origin of the studio, which shows pages in a frame. */
  readonly #studio: string | undefined;
  /** The version of the site in the last served page. */
  #shown = 0;
  /** The files of the pages served last, newest first, with their requested paths. */
  #open: ReadonlyMap<string, string> = new Map();
  /** The last requested addresses that did not exist, as browsers write them. */
  #missing: readonly string[] = [];
  #reloading: Reloading | undefined;

  constructor(
    site: DevSite,
    { inbox, studio }: { readonly inbox?: Inbox | undefined; readonly studio?: string | undefined } = {},
  ) {
    this.#site = site;
    this.#inbox = inbox;
    this.#studio = studio;
  }

  /** Returns the answer of a static host; while the site has errors, they replace every page. */
  async reply(request: IncomingMessage, response: ServerResponse): Promise<Reply | undefined> {
    const { url = '/', headers } = request;
    const { files, publicFiles, drawings, failure, version } = this.#site.current();
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
    const copied = found.kind === 'file' ? (publicFiles.get(file) ?? drawings.fileOf(file)) : undefined;
    if (copied !== undefined) {
      const rules = headersForDev(parseHeaders(text(files.get('_headers'))), path);
      return streamFile(request, response, copied, { 'content-type': contentType(file), ...rules });
    }
    if (failure !== undefined && file.endsWith('.html') && (hidesPages(failure) || !files.has(file)))
      return reply(500, file, errorPage(failure));
    if (found.kind === 'redirect') return redirect(found);
    const preview = purpose === 'preview' ? this.#site.previewed(file) : undefined;
    const content = preview ?? files.get(file) ?? this.#site.previewed(file) ?? (await drawings.draw(file));
    if (content === undefined) return plainReply(404, 'There is no such page.');
    const status = found.kind === 'missing' ? 404 : 200;
    const site = {
      ...headersForDev(parseHeaders(text(files.get('_headers'))), path, this.#studio),
      ...(purpose !== undefined && { 'frontage-version': String(version), 'frontage-shown': String(this.#shown) }),
    };
    if (typeof content !== 'string') return reply(status, file, content, site);
    const served =
      this.#inbox?.reroute(file, content, headers, this.inboxSite()) ?? rewriteDestinationsForLoopback(file, content);
    return reply(status, file, file.endsWith('.html') ? addDevScripts(served, this.#studio) : served, site);
  }

  /** Returns a font file of the site by its decoded path; undefined if there is none. */
  font(path: string): Uint8Array | undefined {
    const found = answer(encodePath(path), this.#published());
    if (found.kind !== 'file' || !contentType(found.file).startsWith('font/')) return undefined;
    const { files, publicFiles } = this.#site.current();
    const copied = publicFiles.get(found.file);
    return copied === undefined ? bytesOf(files.get(found.file)) : readFileSync(copied);
  }

  /** Returns the files of pages that may be open, newest first. */
  open(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** Returns whether the policy of an open page changed. */
  hasOtherPolicies(before: Snapshot, now: Snapshot): boolean {
    const [old, fresh] = [text(before.files.get('_headers')), text(now.files.get('_headers'))];
    return old !== fresh && [...this.#open.values()].some(hasOtherPolicy(parseHeaders(old), parseHeaders(fresh)));
  }

  /** Returns requested addresses that exist now but did not before; each only once. */
  found(): readonly string[] {
    const published = this.#published();
    const isFound = (address: string) => answer(address, published).kind !== 'missing';
    const found = this.#missing.filter(isFound);
    this.#missing = this.#missing.filter((address) => !found.includes(address));
    return found;
  }

  #published(): Published {
    const { files, publicFiles, drawings, base } = this.#site.current();
    return {
      base,
      has: (file) =>
        files.has(file) || publicFiles.has(file) || drawings.has(file) || this.#site.previewed(file) !== undefined,
      moved: parseRedirects(text(files.get('_redirects'))),
    };
  }

  /** Resolves when a page was served and makes no more requests, or after a timeout. */
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

  /** Returns the current site for the lead inbox. */
  inboxSite(): InboxSite {
    const { files, base } = this.#site.current();
    const destinations = files.get(destinationsFile);
    return { home: `${encodePath(base)}/`, destinations: destinations?.toString() };
  }

  /** Records that another handler served a document of the current site. */
  wasShown({ headers }: IncomingMessage): void {
    if (isDocument(headers['sec-fetch-dest'])) this.#shown = this.#site.current().version;
  }

  /** Records that a new version of the site does not change the open pages. */
  staysShown(before: Snapshot, now: Snapshot): void {
    if (this.#shown === before.version) this.#shown = now.version;
  }

  /** Sends a page that connects the current errors, or reloads it if the site changed while it loaded. */
  greet(vite: ViteDevServer): void {
    vite.ws.on('connection', (socket) => {
      const { failure, version } = this.#site.current();
      if (hidesPages(failure)) socket.send(JSON.stringify(overlayPayload(failure)));
      else if (this.#shown !== version) socket.send(JSON.stringify({ type: 'full-reload' }));
    });
  }
}

/** Callbacks while a page reloads. */
interface Reloading {
  readonly shown: () => void;
  readonly asked: () => void;
}

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 60;

/** Limit of pages that count as open. */
const mostOpen = 200;

function text(content: string | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : '';
}

function bytesOf(content: string | Uint8Array | undefined): Uint8Array | undefined {
  return typeof content === 'string' ? undefined : content;
}

/** Returns whether a request is for a document, according to Fetch Metadata. */
function isDocument(destination: string | string[] | undefined): boolean {
  return destination === undefined || destination === 'document' || destination === 'iframe';
}

function reply(status: number, file: string, body: string | Uint8Array, headers: Reply['headers'] = {}): Reply {
  return { status, headers: { 'content-type': contentType(file), 'cache-control': 'no-store', ...headers }, body };
}
