import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { SiteOptions } from '../../renderer/build/index.ts';
import { contentHash } from '../../renderer/build/lib/hash.ts';
import { isUnder } from '../../renderer/build/lib/slash-path.ts';
import { startDev } from '../commands/dev.ts';
import { readTarget } from '../serve/answer.ts';
import type { Rebuilt } from '../serve/dev-site.ts';
import type { Inbox } from '../serve/leads/index.ts';
import { contentType } from '../serve/send-file.ts';
import { bodyOf, listen, parseJson, plainReply, type Reply, type RunningServer, readServer } from '../serve/server.ts';
import { studioApp } from './app-bundle.ts';
import { refusal, siteToken, tokenHeader } from './guard.ts';
import { type RequestName, requests, type ServerState } from './requests.ts';
import { Session } from './session.ts';

/** The studio listens on this machine alone. */
const host = '127.0.0.1';

export interface StudioOptions extends SiteOptions {
  /** 0 for that of the site's folder, or any free port if it is busy. */
  readonly port: number;
  /** Receives the leads of every form instead of its destinations. */
  readonly inbox?: Inbox | undefined;
  readonly onRebuilt?: (rebuilt: Rebuilt) => void;
}

/**
 * Starts the studio: a server for its interface and its edits, and one for the pages as `dev` serves them. They have different
 * origins, so that no page can read the token of the studio. Throws a UsageError if the port is not available.
 */
export async function startStudio({ port, inbox, onRebuilt, ...options }: StudioOptions): Promise<RunningServer> {
  const studio = new StudioServer(siteToken(options.cacheDir), inbox);
  const command = 'npx frontage studio';
  const own = port === 0 ? portOf(options.config) : port;
  const { origin, close } = await listen(studio.server, { port: own, host, command, orAny: port === 0 });
  try {
    const dev = await startDev({
      ...options,
      // A tab that is open goes on with the next run, and may only frame this address.
      port: Number(new URL(origin).port) + 1,
      orAny: true,
      host,
      inbox,
      command,
      studio: {
        origin,
        take: (site) => {
          studio.session = new Session(options, site);
        },
      },
      onRebuilt: (rebuilt) => {
        studio.changed();
        onRebuilt?.(rebuilt);
      },
    });
    studio.pages = dev.url;
    return {
      url: `${origin}/#${studio.token}`,
      async close() {
        studio.changed();
        await dev.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Returns the port of a site's studio. It is the same for each run, because browsers keep what is not saved yet for an origin,
 * and outside the ranges of well-known services and of ports that systems give out.
 */
function portOf(config: string): number {
  return 20_000 + 2 * (Number.parseInt(contentHash(config).slice(0, 8), 16) % 5_000);
}

/** Serves the interface of the studio, and answers what it asks. */
class StudioServer implements ServerState {
  readonly token: string;
  readonly server = readServer(host, (request) => this.#reply(request), {
    post: () => true,
    link: (path) => path === '/',
  });
  readonly inbox: Inbox | undefined;
  session: Session | undefined;
  pages = '';
  readonly #waiting = new Set<() => void>();

  constructor(token: string, inbox: Inbox | undefined) {
    this.token = token;
    this.inbox = inbox;
  }

  /** Answers all who wait for another version of the site. */
  changed(): void {
    if (this.session !== undefined) this.session.version += 1;
    for (const end of this.#waiting) end();
  }

  async #reply(request: IncomingMessage): Promise<Reply> {
    const path = readTarget(request.url ?? '')?.path;
    const name = /^\/api\/(\w+)$/.exec(path ?? '')?.[1];
    if (name === undefined) return this.#asset(request, path);
    const refused = refusal(request, this.token);
    if (refused !== undefined) return plainReply(403, refused);
    if (!isRequest(name)) return plainReply(404, 'There is no such request.');
    if (this.session === undefined) return plainReply(503, 'The studio is starting.');
    const { schema, answer, longest } = requests[name];
    const body = await bodyOf(request, longest);
    if (body === undefined)
      return plainReply(413, name === 'picture' ? 'Pictures of 30 MB at most are taken.' : 'This is too long.');
    const parsed = schema.safeParse(parseJson(body));
    if (!parsed.success) return plainReply(400, z.prettifyError(parsed.error));
    // A change waits for its turn, and those who wait for another version look themselves.
    if (name !== 'change' && name !== 'undo' && name !== 'wait') await this.session.settled();
    const value: unknown = await answer(parsed.data as never, this.session, this);
    return file(JSON.stringify(value ?? null), 'application/json; charset=utf-8');
  }

  readonly nextVersion = (): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(late);
        this.#waiting.delete(end);
        resolve();
      };
      const late = setTimeout(end, longestWait);
      this.#waiting.add(end);
    });

  async #asset({ method }: IncomingMessage, path = ''): Promise<Reply> {
    if (method !== 'GET' && method !== 'HEAD')
      return plainReply(405, 'This address only answers GET.', { allow: 'GET' });
    switch (path) {
      case '/':
        return { status: 200, headers: documentHeaders(this.pages), body: documentHtml };
      case '/app.js':
        return file(await studioApp(), 'text/javascript; charset=utf-8');
      case '/app.css':
        return file(styles(), 'text/css; charset=utf-8');
      default: {
        // The box over a text needs the fonts of the page, and browsers load none from another origin.
        const font = isUnder(path, '/font') ? this.session?.site.font(path.slice('/font'.length)) : undefined;
        return font === undefined ? plainReply(404, 'There is no such page.') : file(font, contentType(path));
      }
    }
  }
}

/** Returns the style sheets of the interface as one. */
function styles(): string {
  return ['style', 'words', 'theme', 'pages', 'rows', 'form', 'library']
    .map((name) => readFileSync(new URL(`./app/${name}.css`, import.meta.url), 'utf8'))
    .join('');
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

const longestWait = 25_000;

const documentHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/app.css">
</head>
<body data-token-header="${tokenHeader}">
<div id="studio"></div>
<noscript>The studio needs JavaScript.</noscript>
<script type="module" src="/app.js"></script>
</body>
</html>
`;

/** The headers of the interface, which may frame the pages and nothing else. */
function documentHeaders(pages: string): Reply['headers'] {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      'img-src data:',
      "connect-src 'self'",
      "font-src 'self'",
      pages === '' ? "frame-src 'none'" : `frame-src ${new URL(pages).origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

function file(body: Reply['body'], type: string): Reply {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    body,
  };
}
