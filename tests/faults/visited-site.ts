import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startPreview } from '../../cli/commands/preview.ts';
import { frontage } from '../command.ts';
import { tempSite } from '../temp-site.ts';

/** What a destination does with a lead: takes it, answers 500, or leads on to a page that says nothing of it. */
export type Manner = 'takes' | 'refuses' | 'redirects' | 'signs in';

/** A destination on an origin of its own, which may fail for one visitor and not for another. */
export interface Destination {
  readonly url: string;
  readonly fail: (email: string, manner: Manner) => void;
  /** By e-mail address: the ids that it was accepted with, one for each time; '' where there was none. */
  readonly accepted: ReadonlyMap<string, readonly string[]>;
  readonly close: () => void;
}

/** A site with real pages, built by the engine and served under its own policy. */
export interface VisitedSite {
  readonly home: string;
  readonly sheet: Destination;
  readonly hook: Destination;
  readonly close: () => Promise<void>;
}

export async function visitedSite(): Promise<VisitedSite> {
  const site = tempSite('forms');
  const [sheet, hook] = await Promise.all([startDestination(), startDestination()]);
  const env = { PUBLIC_SHEET: sheet.url, PUBLIC_HOOK: hook.url };
  const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env });
  if (code !== 0) throw new Error(`The site is not built:\n${stderr}`);
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  return {
    home: server.url.replace(/\/$/, ''),
    sheet,
    hook,
    async close() {
      await server.close();
      sheet.close();
      hook.close();
      site.drop();
    },
  };
}

async function startDestination(): Promise<Destination> {
  const accepted = new Map<string, string[]>();
  const manners = new Map<string, Manner>();
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method !== 'POST') {
      const isSignIn = request.url === '/sign-in';
      response.writeHead(200, { 'content-type': isSignIn ? 'text/html' : 'text/plain' });
      response.end(isSignIn ? '<!doctype html><title>Sign in</title>' : 'Welcome');
      return;
    }
    const body = await text(request);
    // A browser that posts a form by itself sends no JSON.
    const lead = body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    const manner = manners.get(lead.email) ?? 'takes';
    if (manner === 'takes') {
      // A full lead replaces its partial one; after it, the partial one would count as a second.
      const isLate = lead.status === 'partial' && accepted.has(lead.email);
      if (lead.status !== 'partial' || isLate)
        accepted.set(lead.email, [
          ...(accepted.get(lead.email) ?? []),
          isLate ? 'a late partial lead' : (lead.leadId ?? ''),
        ]);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    } else if (manner === 'refuses') response.writeHead(500).end();
    else response.writeHead(302, { location: manner === 'signs in' ? '/sign-in' : '/welcome' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lead`,
    fail: (email, manner) => manners.set(email, manner),
    accepted,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
