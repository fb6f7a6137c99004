import type { Server } from 'node:http';
import { UsageError } from '../failure.ts';
import { isEveryAddress } from './request-origin.ts';

export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** The command, for the suggestion if the port is busy. */
  readonly command: string;
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
export async function listen(server: Server, { port, host, command }: ListenOptions): Promise<Listening> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done();
    });
  }).catch((error: unknown) => {
    throw refusal(error, { port, host, command }) ?? error;
  });
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

function refusal(error: unknown, { port, host, command }: ListenOptions): UsageError | undefined {
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
