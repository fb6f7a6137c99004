import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isAllowedHost, isCrossOrigin, isEveryAddress } from './request-origin.ts';
import { readTarget } from './target.ts';

/** A complete answer; header names are in lower case. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Answers a request; returns undefined if it wrote the response itself. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

/** What a server takes besides GET and HEAD requests of its own pages. */
export interface Taken {
  readonly post?: ((request: IncomingMessage) => boolean) | undefined;
  /** Whether a page of another site, or of another port of this machine (`same-site`), may link to a decoded path. */
  readonly link: (path: string, from: 'cross-site' | 'same-site') => boolean;
}

/**
 * Returns a read-only server. It passes GET and HEAD requests to `handle`, and what it takes besides. Exceptions in `handle`
 * do not stop it.
 */
export function readServer(host: string, handle: Handler, taken: Taken): Server {
  return createServer(async (request, response) => {
    try {
      const reply = refusal(request, host, taken) ?? (await handle(request, response));
      if (reply !== undefined) send(response, reply);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, plainReply(500, 'The server failed. Its terminal shows the error.'));
    }
  });
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

function refusal(request: IncomingMessage, host: string, taken: Taken): Reply | undefined {
  const { headers, method, url = '' } = request;
  if (!isAllowedHost(headers.host, host)) {
    const names = isEveryAddress(host) ? "localhost and this machine's addresses" : host;
    return plainReply(403, `This server only answers to ${names}. Start it with --host NAME to use another name.`);
  }
  const from = headers['sec-fetch-site'];
  const isLink = from === 'cross-site' || from === 'same-site';
  if (isCrossOrigin(headers) || (isLink && !taken.link(readTarget(url)?.path ?? '', from)))
    return plainReply(403, 'This server only answers to its own pages.');
  if (method === 'GET' || method === 'HEAD' || (method === 'POST' && taken.post?.(request))) return undefined;
  return plainReply(405, 'This server only answers GET and HEAD.', { allow: 'GET, HEAD' });
}

/** Returns a line of plain text as an answer. */
export function plainReply(status: number, message: string, headers: Reply['headers'] = {}): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...headers,
    },
    body: `${message}\n`,
  };
}

/** The answer to an invalid address. */
export const malformed = plainReply(400, 'This address is invalid.');

/** Returns a redirect. */
export function redirect({ to, status }: { readonly to: string; readonly status: number }): Reply {
  return { status, headers: { location: to, 'cache-control': 'no-store' }, body: '' };
}
