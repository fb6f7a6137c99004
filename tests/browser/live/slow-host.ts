import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host on a slow line: documents arrive in pieces, cut wherever it happens to be. */
export interface SlowHost {
  /** Address of the home page, as the host behind it has it. */
  readonly url: string;
  /** Bytes in a piece, and milliseconds between two. */
  piece: number;
  pause: number;
  readonly close: () => void;
}

/** Stands in front of a host and hands on what that says, headers included. */
export async function startSlowHost(home: string): Promise<SlowHost> {
  const { origin, pathname } = new URL(home);
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-length|content-encoding|transfer-encoding|connection)$/.test(name),
      ),
    );
    response.writeHead(answer.status, headers);
    if (!answer.headers.get('content-type')?.includes('html')) {
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
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
