import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { comesFromElsewhere, isEveryAddress, namesOwnHost } from './own-host.ts';

/** An answer, complete; header names in lower case. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Answers a request, or hands the response to somebody who does and gives nothing back. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

/**
 * A server for reading: it hands requests to get something on to `handle`, and survives whatever happens in it. Other
 * requests are refused, but for posts that `takesPost` takes.
 */
export function readServer(
  host: string,
  handle: Handler,
  takesPost: (request: IncomingMessage) => boolean = () => false,
): Server {
  return createServer(async (request, response) => {
    try {
      const reply = refusal(request, host, takesPost) ?? (await handle(request, response));
      if (reply !== undefined) send(response, reply);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, plain(500, 'The server failed; its terminal says how.'));
    }
  });
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

function refusal(
  request: IncomingMessage,
  host: string,
  takesPost: (request: IncomingMessage) => boolean,
): Reply | undefined {
  const { headers, method } = request;
  if (!namesOwnHost(headers.host, host)) {
    const names = isEveryAddress(host) ? "localhost and this machine's addresses" : host;
    return plain(403, `This server answers to ${names} only. Start it with --host NAME to use another name.`);
  }
  if (comesFromElsewhere(headers)) return plain(403, 'This server answers to its own pages only.');
  if (method === 'GET' || method === 'HEAD' || (method === 'POST' && takesPost(request))) return undefined;
  return plain(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
}

/** One line of plain text. */
export function plain(status: number, words: string, headers: Reply['headers'] = {}): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...headers,
    },
    body: `${words}\n`,
  };
}

/** What an address that cannot be read gets. */
export const malformed = plain(400, 'This address cannot be read.');

/** Sends a visitor to another address. */
export function redirect({ to, status }: { readonly to: string; readonly status: number }): Reply {
  return { status, headers: { location: to, 'cache-control': 'no-store' }, body: '' };
}
