import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { UsageError } from '../failure.ts';
import { readTarget } from './answer.ts';
import { isAllowedHost, isCrossOrigin, isEveryAddress } from './request-origin.ts';

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
interface Taken {
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

export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** The command, for the suggestion if the port is busy. */
  readonly command: string;
  /** Whether any free port will do if this one is busy. */
  readonly orAny?: boolean;
}

/** A server that is listening. */
export interface Listening {
  readonly origin: string;
  /** Closes the server and all connections at once. */
  readonly close: () => Promise<void>;
}

/** A server of a site; `url` is its home page. */
export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts to listen. Throws a {@link UsageError} if the port or the address is not available. */
export async function listen(server: Server, { port, host, command, orAny }: ListenOptions): Promise<Listening> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, host, () => {
        server.off('error', fail);
        done();
      });
    });
  } catch (error) {
    if (orAny) return listen(server, { port: 0, host, command });
    throw listenError(error, { port, host, command }) ?? error;
  }
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://${shownHost(host)}:${bound}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Returns the host for a URL; browsers cannot open 0.0.0.0. */
function shownHost(host: string): string {
  if (isEveryAddress(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function listenError(error: unknown, { port, host, command }: ListenOptions): UsageError | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new UsageError(
        `Port ${port} is already in use.`,
        `Close the program that uses it, or choose another port: ${command} --port ${port < 65_535 ? port + 1 : 0}`,
      );
    case 'EACCES':
      return new UsageError(
        `You do not have the rights to use port ${port}.`,
        `Choose a higher port: ${command} --port ${port + 8000}`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        `"${host}" is not an address of this machine.`,
        'Leave out --host to allow this machine only, or use --host 0.0.0.0 to allow others.',
      );
    default:
      return undefined;
  }
}

/** Waits for SIGINT or SIGTERM, then calls `close`. A second signal ends the process at once. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((done) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop);
      done();
    };
    for (const signal of signals) process.on(signal, stop);
  });
  await close();
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Returns the body of a request as text; undefined if it is longer than `longest` bytes. */
export async function bodyOf(request: IncomingMessage, longest: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the value of a JSON text; undefined if it is no JSON, or nested so deep that functions which call themselves fail. */
export function parseJson(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return depthIsBelow(value, deepest) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** More levels than a value of a page, a form or a config has. */
const deepest = 100;

function depthIsBelow(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((inner) => depthIsBelow(inner, most - 1));
}
