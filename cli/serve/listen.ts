import type { Server } from 'node:http';
import { UsageError } from '../failure.ts';
import { isEveryAddress } from './own-host.ts';

export interface ListenOptions {
  /** 0 for any port that is free. */
  readonly port: number;
  readonly host: string;
  /** The command as a person types it, for the way out of a busy port. */
  readonly command: string;
}

/** A server that is listening. */
export interface Listening {
  /** Where it is reached, without a slash at the end. */
  readonly origin: string;
  /** Ends it at once, with every connection. */
  readonly close: () => Promise<void>;
}

/** A server of a site; `url` is that of its home page. */
export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts to listen. Throws a {@link UsageError} when the port or the address cannot be had. */
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

/** A browser cannot open "every address": this machine's own name stands for it. */
function shownHost(host: string): string {
  if (isEveryAddress(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function refusal(error: unknown, { port, host, command }: ListenOptions): UsageError | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new UsageError(
        `Port ${port} is already in use.`,
        `Close what is using it, or take another port: ${command} --port ${port < 65_535 ? port + 1 : 0}`,
      );
    case 'EACCES':
      return new UsageError(
        `Port ${port} needs rights that you do not have.`,
        `Take a higher port: ${command} --port ${port + 8000}`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        `"${host}" is no address of this machine.`,
        'Leave --host out to be reached from this machine, or use --host 0.0.0.0 to be reached from others.',
      );
    default:
      return undefined;
  }
}
