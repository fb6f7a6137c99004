import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { destinationsFile, readDestinations } from '../loopback.ts';
import { bodyOf, type Handler, plainReply, type Reply } from '../server.ts';
import { answerWith, Switches, takesLead } from './fault.ts';
import { type Arrival, Ledger } from './ledger.ts';
import { cardHtml, inboxPage, thanksPage } from './page.tsx';
import { isFormPost, pageBefore, readLead } from './read-lead.ts';
import { jsonReply, pageFile, pageHeaders, Stream, toInbox } from './replies.ts';
import { deliveryPath, inboxPath, isInboxRequest, rerouteFile } from './reroute.ts';

/** The site that sends its leads to the inbox. */
export interface InboxSite {
  /** The address of its home page. */
  readonly home: string;
  /** The text of its `destinations.json`; undefined if it has none. */
  readonly destinations: string | undefined;
}

/** Delay of a slow destination in milliseconds: long enough that the form tells the visitor. */
const slowness = 5000;

/** Maximum length of a body in bytes, far more than a lead needs. */
const longestLead = 64 * 1024;

/** `retry-after` of an overloaded destination in seconds. */
const retryAfter = 10;

/** Replaces every destination of a site and shows the leads. Keeps them in memory only. */
export class Inbox {
  readonly #ledger = new Ledger();
  readonly #switches = new Switches();
  readonly #stream = new Stream();
  readonly #hanging = new Set<Socket>();
  readonly #started = Date.now();

  /** All requests with a lead, newest first. */
  get arrivals(): readonly Arrival[] {
    return this.#ledger.arrivals;
  }

  /** Returns a handler that serves the inbox at `/__leads` and the site everywhere else. */
  inFrontOf(handle: Handler, site: () => InboxSite): Handler {
    return (request, response) => {
      const [pathname = ''] = (request.url ?? '/').split('?');
      if (isInboxRequest(request)) return this.#reply(request, response, pathname, site());
      if (this.#switches.offline && pathname.endsWith(`/${destinationsFile}`)) {
        request.socket.destroy();
        return undefined;
      }
      return handle(request, response);
    };
  }

  /** Returns a file of the site with all forms sending to the inbox. */
  reroute(file: string, text: string, { host }: IncomingMessage['headers'], { destinations }: InboxSite): string {
    return rerouteFile(file, text, { destinations: readDestinations(destinations), origin: `http://${host}` });
  }

  #reply(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    site: InboxSite,
  ): Reply | undefined | Promise<Reply | undefined> {
    const path = pathname.slice(inboxPath.length);
    if (request.method === 'POST') return this.#take(request, response, pathname, site);
    switch (path) {
      case '':
      case '/':
        return this.#page(site);
      case '/leads.json':
        return jsonReply(this.#ledger.arrivals.map((arrival) => ({ ...arrival, arrived: iso(arrival.arrived) })));
      case '/events':
        if (request.method === 'HEAD') return plainReply(405, 'Use GET to read events.', { allow: 'GET' });
        this.#stream.open(response, this.#state);
        return undefined;
      default:
        return pageFile(path);
    }
  }

  async #take(request: IncomingMessage, response: ServerResponse, pathname: string, site: InboxSite) {
    const body = await bodyOf(request, longestLead);
    if (body === undefined) return plainReply(413, 'The request is too large for a lead.');
    switch (pathname) {
      case `${inboxPath}/faults`:
        return this.#switch(new URLSearchParams(body), site);
      case `${inboxPath}/clear`:
        this.#ledger.clear();
        this.#stream.send('cleared', this.#state);
        return toInbox;
      default:
        return this.#deliver(request, response, body, pathname, site);
    }
  }

  #deliver(request: IncomingMessage, response: ServerResponse, body: string, pathname: string, site: InboxSite) {
    const destination = [...labels(site)].find(([name]) => deliveryPath(name) === pathname);
    if (destination === undefined) return plainReply(404, 'The site has no such destination.');
    const contentType = request.headers['content-type'];
    const from = pageBefore(request);
    const lead = readLead({ body, contentType, from });
    if (lead === undefined) return plainReply(400, 'The request is not a lead.');
    const [name, label] = destination;
    const fault = this.#switches.of(name);
    const { leadId, number } = this.#ledger.add(lead, { destination: name, label, fault });
    this.#announce(number, `${lead.form}: ${label}`);
    const receipt = isFormPost(contentType)
      ? { type: 'text/html; charset=utf-8', body: thanksPage(from || site.home) }
      : { type: 'application/json', body: JSON.stringify({ ok: true, leadId }) };
    if (takesLead(fault)) for (const [header, value] of Object.entries(pageHeaders)) response.setHeader(header, value);
    answerWith(fault, { request, response, hanging: this.#hanging, slowness, retryAfter, receipt });
    return undefined;
  }

  #announce(number: number, message: string): void {
    const history = this.#ledger.histories().find(({ arrivals }) => arrivals.some((one) => one.number === number));
    if (history === undefined) return;
    this.#stream.send('lead', { state: this.#state, id: history.id, html: cardHtml(history), message });
  }

  #switch(fields: URLSearchParams, site: InboxSite): Reply {
    if (!this.#switches.set(fields.get('destination') ?? '', fields.get('fault') ?? '')) {
      return plainReply(400, 'There is no such fault.');
    }
    // Close hanging connections, because the browser's open requests would block the next ones.
    for (const socket of this.#hanging) socket.destroy();
    this.#hanging.clear();
    this.#stream.send('faults', this.#switches.chosen([...labels(site).keys()]));
    return toInbox;
  }

  #page(site: InboxSite): Reply {
    const destinations = labels(site);
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...pageHeaders },
      body: inboxPage({
        histories: this.#ledger.histories(),
        destinations,
        chosen: this.#switches.chosen([...destinations.keys()]),
        home: site.home,
        state: this.#state,
      }),
    };
  }

  /** Identifies the process and its last change. */
  get #state(): string {
    return `${this.#started}-${this.#ledger.count}`;
  }
}

function labels({ destinations }: InboxSite): ReadonlyMap<string, string> {
  return new Map(Object.entries(readDestinations(destinations)).map(([name, { label }]) => [name, label]));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
