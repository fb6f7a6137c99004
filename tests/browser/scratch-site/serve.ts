import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Built } from './build.ts';

/** A request of a form or an island to `/leads`. */
interface Received {
  readonly type: string | undefined;
  readonly body: string;
}

/** A server of scratch pages with a site's content security policy. */
export interface ScratchServer {
  readonly origin: string;
  /** Serves a page at a new URL. */
  readonly page: (body: string) => string;
  /** Requests to `/leads`, by the tag in their query. */
  readonly received: (tag: string) => readonly Received[];
  readonly close: () => void;
}

/**
 * Serves pages made of `built`. `/leads?tag=T&status=S` accepts posts, records them under T and responds with status S.
 */
export async function serveScratch(built: Built): Promise<ScratchServer> {
  const pages = new Map<string, string>();
  const leads = new Map<string, Received[]>();
  const policy = contentSecurityPolicy(built.loader);

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asset = built.assets.get(pathname);
    if (asset !== undefined) response.setHeader('content-type', 'text/javascript').end(asset);
    else if (pathname === '/leads') {
      const tag = searchParams.get('tag') ?? '';
      leads.set(tag, [...(leads.get(tag) ?? []), await receive(request)]);
      response
        .writeHead(Number(searchParams.get('status') ?? 200), { 'content-type': 'text/html' })
        .end('<p>Received</p>');
    } else {
      const html = pages.get(pathname);
      response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html; charset=utf-8');
      response.writeHead(html === undefined ? 404 : 200).end(html);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    page(body) {
      const path = `/page-${pages.size}`;
      pages.set(path, documentOf(body, built));
      return path;
    },
    received: (tag) => leads.get(tag) ?? [],
    close: () => server.close(),
  };
}

function documentOf(body: string, { addresses, loader }: Built): string {
  const data = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Scratch</title></head><body>${body}
<script type="application/json" id="frontage-islands">${data}</script><script>${loader}</script></body></html>`;
}

/** Only this origin, no inline script except the loader, and no text becomes script or markup. */
function contentSecurityPolicy(loader: string): string {
  const hash = createHash('sha256').update(loader).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

async function receive(request: IncomingMessage): Promise<Received> {
  return { type: request.headers['content-type'], body: await text(request) };
}
