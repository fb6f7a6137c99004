import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host on a slow connection: documents arrive in chunks, cut at arbitrary bytes. */
export interface SlowHost {
  /** URL of the home page, as on the host behind it. */
  readonly url: string;
  /** Bytes per chunk, and milliseconds between chunks. */
  piece: number;
  pause: number;
  /** Serves another document, without the host's policy. */
  change: ((html: string) => string) | undefined;
  readonly close: () => void;
}

/** Proxies a host, including its headers. */
export async function startSlowHost(home: string): Promise<SlowHost> {
  const { origin, pathname } = new URL(home);
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { redirect: 'manual' });
    const original = Buffer.from(await answer.arrayBuffer());
    const changed = isDocument(answer) ? host.change?.(original.toString()) : undefined;
    const body = changed === undefined ? original : Buffer.from(changed);
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-length|content-encoding|transfer-encoding|connection)$/.test(name),
      ),
    );
    if (changed !== undefined) delete headers['content-security-policy'];
    response.writeHead(answer.status, headers);
    if (!isDocument(answer)) {
      response.end(body);
      return;
    }
    for (let start = 0; start < body.length; start += host.piece) {
      response.write(body.subarray(start, start + host.piece));
      await new Promise((done) => setTimeout(done, host.pause));
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host: SlowHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    piece: 97,
    pause: 5,
    change: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}

function isDocument({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') ?? false;
}
