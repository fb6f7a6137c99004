import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a provider responds to a page request: its page sends a message, sends none, or does not load. */
export type Manner = 'greets' | 'says nothing' | 'does not answer';

/** A provider of embedded pages: a real server on another origin. */
export interface Provider {
  readonly url: string;
  manner: Manner;
  /** Requested URLs, oldest first. */
  readonly asked: { readonly path: string; readonly referrer: string | undefined }[];
  readonly forget: () => void;
  readonly close: () => void;
}

export async function startProvider(): Promise<Provider> {
  const server = createServer(({ url = '/', headers }, response) => {
    if (url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    provider.asked.push({ path: url, referrer: headers.referer });
    if (provider.manner === 'does not answer') return;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(url, provider.manner));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manner: 'greets',
    asked: [],
    forget() {
      provider.asked.length = 0;
      provider.manner = 'greets';
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}

function page(path: string, manner: Manner): string {
  const hello = manner === 'greets' ? "<script>parent.postMessage('hello', '*')</script>" : '';
  return `<!doctype html><html lang="en"><title>The provider</title><h1>The provider</h1><p>${path.replace(/[?&].*/, '')}</p><button>Choose</button>${hello}`;
}
