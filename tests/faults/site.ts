import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Receiver } from './receiver.ts';

interface Entry {
  label: string;
  url: string;
  storageKey: string;
  missing: string;
  allowedOrigins: string[];
  mode?: 'no-cors';
}

/** The origin that visitors see: one page with a script, and the file that says where leads go. */
export interface Site {
  readonly origin: string;
  readonly destinations: Record<string, Entry>;
  /** Whether the file of destinations can be had. */
  directory: boolean;
  /** How far the server's clock is ahead, in days. */
  daysAhead: number;
  readonly close: () => void;
}

/** Bundles the scratch page's script. */
export async function buildPage(): Promise<string> {
  const bundler = await rolldown({
    input: join(import.meta.dirname, 'page.ts'),
    platform: 'browser',
    transform: { target: 'es2022', define: { 'process.env.FRONTAGE_REGION': '""' } },
  });
  const { output } = await bundler.generate({ format: 'es', minify: true, codeSplitting: false });
  return output[0].code;
}

export async function startSite(
  script: string,
  receivers: Record<'sheet' | 'hook' | 'other', Receiver>,
): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [status, type, body] =
      pathname === '/page.js'
        ? [200, 'text/javascript', script]
        : pathname === '/destinations.json'
          ? [site.directory ? 200 : 503, 'application/json', JSON.stringify(site.destinations)]
          : pathname === '/'
            ? [
                200,
                'text/html',
                '<!doctype html><title>DiagnosticsError</title><script type="module" src="/page.js"></script>',
              ]
            : [200, 'text/html', '<!doctype html><title>Elsewhere</title>'];
    response.setHeader('date', new Date(Date.now() + site.daysAhead * 86_400_000).toUTCString());
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const allowedOrigins = Object.values(receivers).map(({ origin }) => origin);
  const site: Site = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    destinations: {
      sheet: { label: 'Sheet', url: receivers.sheet.url, storageKey: 'sheetUrl', missing: 'No sheet', allowedOrigins },
      hook: { label: 'Hook', url: receivers.hook.url, storageKey: 'hookUrl', missing: 'No hook', allowedOrigins },
    },
    directory: true,
    daysAhead: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}
