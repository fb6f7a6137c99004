import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDev } from '../commands/dev.ts';
import { startPreview } from '../commands/preview.ts';
import { declareDestination, starterSite } from '../starter-site.fixture.ts';
import { tokenHeader } from '../studio/guard.ts';
import { startStudio } from '../studio/index.ts';
import { Inbox } from './leads/index.ts';
import { malformedRequests } from './malformed.fixture.ts';
import { sendEach, sendRaw } from './raw-request.fixture.ts';
import { traversals } from './traversals.fixture.ts';
import { clientFolder } from './vite.ts';

const secret = 'a file outside the site';
const undo: (() => unknown)[] = [];
const site = starterSite({ finally: (remove) => void undo.unshift(remove) });
const files = ['secret.txt', 'templates/secret.svg', 'node_modules/x/secret.json', 'dist-old/secret.html'];
const targets = traversals({ root: site.root, files, client: clientFolder() });

/** The output of servers, which print exceptions. */
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const servers = new Map<string, number>();
let token = '';
beforeAll(async () => {
  declareDestination(site);
  await site.build();
  for (const file of files) {
    mkdirSync(join(site.root, file, '..'), { recursive: true });
    writeFileSync(join(site.root, file), secret);
  }
  const at = { port: 0, host: '127.0.0.1' };
  const everywhere = { port: 0, host: '0.0.0.0' };
  const running = {
    preview: await startPreview({ ...at, out: site.out }),
    'preview --leads': await startPreview({ ...at, out: site.out, inbox: new Inbox() }),
    'dev --leads': await startDev({ ...site.options, ...at, command: 'frontage dev', inbox: new Inbox() }),
    'preview --leads --host 0.0.0.0': await startPreview({ ...everywhere, out: site.out, inbox: new Inbox() }),
    'dev --leads --host 0.0.0.0': await startDev({
      ...site.options,
      ...everywhere,
      command: 'frontage dev',
      inbox: new Inbox(),
    }),
  };
  for (const [name, { url, close }] of Object.entries(running)) {
    servers.set(name, Number(new URL(url).port));
    undo.unshift(close);
  }
  const { url, close } = await startStudio({ ...site.options, port: 0 });
  undo.unshift(close);
  token = new URL(url).hash.slice(1);
  servers.set('studio', Number(new URL(url).port));
  const { text } = await askStudio('site', '{}');
  servers.set('pages of the studio', Number(/"frame":"http:..127.0.0.1:(\d+)/.exec(text)?.[1]));
});
afterAll(async () => {
  for (const step of undo) await step();
  printed.mockRestore();
});

/** Asks the studio as its own page does. */
const askStudio = (name: string, body: string) =>
  sendRaw(
    portOf('studio'),
    [
      `POST /api/${name} HTTP/1.1`,
      'Host: localhost',
      'Origin: http://localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${tokenHeader}: ${token}`,
      'Connection: close',
      `\r\n${body}`,
    ].join('\r\n'),
    10_000,
  );

const names = ['preview', 'preview --leads', 'dev --leads', 'studio', 'pages of the studio'];
const portOf = (name: string) => servers.get(name) ?? 0;
const closing = (target: string, ...headers: string[]) =>
  ['GET ', target, ' HTTP/1.1\r\n', ...headers.map((header) => `${header}\r\n`), 'Connection: close\r\n\r\n'].join('');

/** Expects that the server still serves the site. */
async function expectAlive(name: string): Promise<void> {
  const [path, words] = name === 'studio' ? ['/', 'id="studio"'] : ['/about', 'Corner Bakery'];
  const answer = await sendRaw(portOf(name), closing(path, 'Host: localhost'), 5000);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(words);
}

/** A start of every path that a server has. */
const everyPath = [
  '/about',
  '/assets/a.woff2',
  '/destinations.json',
  '/__leads',
  '/__leads/leads.json',
  '/__leads/to/desk',
  '/__gallery',
  '/__gallery/still',
  '/__gallery/icons',
  '/__gallery/template/a',
  '/__open-in-editor',
  '/@vite/client',
  '/@fs',
  '/font',
  '/font/assets/a.woff2',
  '/app.js',
  '/app.css',
  '/api/site',
];

/** Those of a site: tools are on all others, though not on each server. */
const sites = everyPath.filter((path) => !/^\/[_@]/.test(path));

/** Returns spellings of the address of another server behind a path. */
function namesOf(server: string): string[] {
  const request = `${server}/reboot%3Fnow=1%26.woff2`;
  const starts = [
    '//',
    '///',
    '/\\',
    '\\\\',
    '/%2f',
    '%2f%2f',
    '/%5c',
    '%5c%5c',
    '/%252f',
    '@',
    '/@',
    '/x@',
    '//x@',
    '/x:y@',
    '%40',
  ];
  const schemes = ['http://', 'http:/', 'http:', 'http:%2f%2f', 'HTTP://', 'file://'];
  return [
    ...starts.map((start) => start + request),
    ...schemes.flatMap((scheme) => [`/${scheme}${request}`, `?url=${scheme}${request}`, `?path=${scheme}${request}`]),
    `?path=//${request}`,
    `?file=//${request}`,
    `/..//${request}`,
    `/%2e%2e//${request}`,
    `/.//${request}`,
    `/%09//${request}`,
    `/%0d%0a//${request}`,
  ];
}

function expectNothing(what: string, text: string): void {
  for (const leak of [secret, 'defineSite(', 'root:x:0', 'PATH=', 'Frontage failed', '    at ']) {
    expect(text.includes(leak), `${what} shows ${leak}`).toBe(false);
  }
}

describe.each(names)('%s', (name) => {
  it(`serves no file outside the site for any of ${targets.length} addresses`, async () => {
    expect(targets.length).toBeGreaterThanOrEqual(200);
    printed.mockClear();
    await sendEach(targets, async (target) => {
      const { status, text } = await sendRaw(portOf(name), closing(target, 'Host: localhost'), 10_000);
      expect(Number.isNaN(status), `${target} is answered`).toBe(false);
      expect(status, target).not.toBe(500);
      expectNothing(target, text);
    });
    expect(printed.mock.calls).toEqual([]);
    await expectAlive(name);
  });

  it('survives malformed requests', async () => {
    const requests = Object.entries(malformedRequests);
    expect(requests.length).toBeGreaterThanOrEqual(60);
    await sendEach(requests, async ([what, request]) => {
      const { text, status } = await sendRaw(portOf(name), request);
      expect(status, what).not.toBe(500);
      expectNothing(what, text);
    });
    await expectAlive(name);
  });

  it('sends no request for any address', async () => {
    const heard: (string | undefined)[] = [];
    const listener = createServer(({ url }, response) => {
      heard.push(url);
      response.writeHead(200, { 'content-type': 'font/woff2' }).end('from elsewhere');
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    const { port } = listener.address() as AddressInfo;
    await sendEach(
      everyPath.flatMap((start) => namesOf(`127.0.0.1:${port}`).map((rest) => start + rest)),
      async (target) => {
        const { status, text } = await sendRaw(portOf(name), closing(target, 'Host: localhost'), 10_000);
        expect(text, target).not.toContain('from elsewhere');
        expect(status, target).not.toBe(500);
        expect(/^location: *(?:https?:|[/\\]{2})/im.test(text), `${target} leads elsewhere`).toBe(false);
      },
    );
    await new Promise((done) => listener.close(done));
    expect(heard).toEqual([]);
  });

  it.each([
    ['a link', 'navigate', 'document'],
    ['a frame', 'navigate', 'iframe'],
    ['a picture', 'no-cors', 'image'],
    ['a script', 'cors', 'empty'],
  ])('answers no tool to %s of another site', async (_what, mode, destination) => {
    for (const from of ['cross-site', 'same-site']) {
      const headers = [`Sec-Fetch-Site: ${from}`, `Sec-Fetch-Mode: ${mode}`, `Sec-Fetch-Dest: ${destination}`];
      for (const path of everyPath) {
        // The studio shows the site and examples of the gallery in frames, and the site links to itself.
        if (mode === 'navigate' && (sites.includes(path) || (name === 'pages of the studio' && from === 'same-site')))
          continue;
        const { status } = await sendRaw(portOf(name), closing(path, 'Host: localhost', ...headers), 10_000);
        expect([path, from, status]).toEqual([path, from, 403]);
      }
    }
  });
});

describe('studio', () => {
  it('can be linked to at its start page alone', async () => {
    const link = ['Host: localhost', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'];
    for (const path of ['/', '/about', '/app.js', '/app.css', '/font/assets/a.woff2', '/api/site']) {
      const { status } = await sendRaw(portOf('studio'), closing(path, ...link), 10_000);
      expect([path, status]).toEqual([path, path === '/' ? 200 : 403]);
    }
  });

  const deep = 200_000;
  it.each([
    ['lists in lists', `${'['.repeat(deep)}${']'.repeat(deep)}`],
    ['objects in objects', `${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}`],
    ['both', `${'[{"a":'.repeat(deep / 4)}1${'}]'.repeat(deep / 4)}`],
    ...['[]', '()', '{}', '**', '<>', '""'].map(([open = '', close = '']) => [
      `a text of ${open}${close}`,
      JSON.stringify(open.repeat(deep) + close.repeat(deep)),
    ]),
  ])('answers a value that is %s', async (_what, value) => {
    const spot = '"page":"/","section":"hero","field":["headline"]';
    for (const [name, body] of [
      ['change', `{"op":"set",${spot},"value":${value}}`],
      ['effect', `{"op":"set",${spot},"value":${value}}`],
      ['preview', `{${spot},"value":${value}}`],
      ['token', `{"name":"accent","value":${value}}`],
      ['site', value],
    ] as const) {
      const { status } = await askStudio(name, body);
      expect([name, [200, 400].includes(status), status]).toEqual([name, true, status]);
    }
    await expectAlive('studio');
  });
});

describe.each([
  ...names.filter((name) => name !== 'studio'),
  'preview --leads --host 0.0.0.0',
  'dev --leads --host 0.0.0.0',
])('%s', (name) => {
  it.each([
    ['another name that points to this machine', '/', ['Host: rebound.example'], 403],
    ['such a name with the port', '/about', ['Host: rebound.example:4173'], 403],
    ['the name of a machine below', '/', ['Host: localhost.evil.example'], 403],
    ['an address of another machine', '/', ['Host: 198.51.100.7'], 403],
    ['a page of another host', '/', ['Host: localhost', 'Origin: https://evil.example'], 403],
    ['a page under the name that was rebound', '/', ['Host: 127.0.0.1', 'Origin: http://rebound.example'], 403],
    ['a page of another port', '/', ['Host: localhost:4173', 'Origin: http://localhost:3000'], 403],
    ['a page under another name of this machine', '/', ['Host: localhost', 'Origin: http://127.0.0.1'], 403],
    ['a page of this name on https', '/', ['Host: localhost', 'Origin: https://localhost'], 403],
    ['a frame without an origin', '/', ['Host: localhost', 'Origin: null'], 403],
    [
      'a form in such a frame, which navigates',
      '/',
      ['Host: localhost', 'Origin: null', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'],
      403,
    ],
    ['a script of another port', '/', ['Host: localhost', 'Sec-Fetch-Site: same-site'], 403],
    ['a picture in a page elsewhere', '/assets/x.js', ['Host: localhost', 'Sec-Fetch-Site: cross-site'], 403],
    [
      'a link in a page elsewhere',
      '/about',
      ['Host: localhost', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'],
      200,
    ],
    ['a page of this machine', '/about', ['Host: localhost:4173', 'Origin: http://localhost:4173'], 200],
  ])('accepts or refuses %s', async (_what, target, headers, status) => {
    for (const path of [
      target,
      '/__leads',
      '/__leads/leads.json',
      '/__gallery',
      '/__gallery/icons?search=tools',
      '/@vite/client',
      '/destinations.json',
    ]) {
      const answer = await sendRaw(portOf(name), closing(path, ...headers), 10_000);
      if (status === 403 || path === target) expect([path, answer.status]).toEqual([path, status]);
      if (status === 403) expect(answer.text).not.toContain('Corner Bakery');
    }
  });
});

describe('dev', () => {
  const socket = (...headers: string[]) =>
    [
      'GET / HTTP/1.1',
      ...headers,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n');
  const hmr = 'Sec-WebSocket-Protocol: vite-hmr';
  const ping = 'Sec-WebSocket-Protocol: vite-ping';

  describe.each(['dev --leads', 'dev --leads --host 0.0.0.0'])('%s', (name) =>
    it.each([
      ['of this machine', ['Host: localhost', hmr], 101],
      ['as a ping', ['Host: localhost', ping], 101],
      ['under another name that points to this machine', ['Host: rebound.example', hmr], 403],
      ['as a ping under such a name', ['Host: rebound.example', ping], 403],
      ['of a page of another host', ['Host: localhost', 'Origin: https://evil.example', hmr], 403],
      ['as a ping from such a page', ['Host: localhost', 'Origin: https://evil.example', ping], 403],
      ['of a page of this name on https', ['Host: localhost', 'Origin: https://localhost', hmr], 403],
      ['of a frame without an origin', ['Host: localhost', 'Origin: null', hmr], 403],
      ['as a ping from such a frame', ['Host: localhost', 'Origin: null', ping], 403],
      ['of a page of another port', ['Host: localhost:4173', 'Origin: http://localhost:3000', hmr], 403],
      ['of a page under another name of this machine', ['Host: localhost', 'Origin: http://127.0.0.1', hmr], 403],
      [
        'of a page of another port without an Origin header',
        ['Host: localhost', 'Sec-Fetch-Site: same-site', hmr],
        403,
      ],
      ['of a page here that does not know the token', ['Host: localhost', 'Origin: http://localhost', hmr], 400],
      ['with another protocol', ['Host: localhost', 'Sec-WebSocket-Protocol: chat'], 404],
      ['without a protocol', ['Host: localhost'], 404],
    ])('answers a web socket %s', async (_what, headers, status) => {
      const answer = await sendRaw(portOf(name), socket(...headers));
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain('Corner Bakery');
    }),
  );

  it("does not let pages of other ports read Vite's client, which contains the token", async () => {
    const headers = ['Host: localhost:4173', 'Origin: http://localhost:4173'];
    const answer = await sendRaw(portOf('dev --leads'), closing('/@vite/client', ...headers), 10_000);
    expect(answer.status).toBe(200);
    expect(answer.text.toLowerCase()).not.toContain('access-control-');
  });
});
