import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDevScripts } from '../serve/overlay.ts';
import { sendRaw } from '../serve/raw-request.fixture.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { tokenHeader } from './guard.ts';
import { startStudio } from './index.ts';
import { addPicture } from './picture-files.ts';

const undo: (() => unknown)[] = [];
const site = starterSite({ finally: (remove) => void undo.unshift(remove) });
const outside = mkdtempSync(join(tmpdir(), 'frontage-outside-'));
let [port, token, pages] = [0, '', ''];

beforeAll(async () => {
  const { url, close } = await startStudio({ ...site.options, port: 0 });
  undo.unshift(close);
  port = Number(new URL(url).port);
  token = new URL(url).hash.slice(1);
  pages = (JSON.parse((await ask('site', {})).body) as { frame: string }).frame;
}, 120_000);
afterAll(async () => {
  for (const step of undo) await step();
});

type Headers = Record<string, string | undefined>;

/** Sends a request as the studio's own page does, but for the given headers. */
function ask(name: string, body: unknown, headers: Headers = {}, method = 'POST', path = `/api/${name}`) {
  const own: Headers = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [tokenHeader]: token,
    ...headers,
  };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: given, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

/** Returns the names and bytes of everything in a folder, but what builds write. */
function everythingIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\.frontage|dist/.test(entry.parentPath))
    .map((entry) => `${entry.name} ${readFileSync(join(entry.parentPath, entry.name), 'base64')}`)
    .sort()
    .join('\n');
}

const headline = { page: '/', section: 'hero', field: ['headline'] };
const change = { op: 'set', ...headline, value: 'Taken over' };

describe('the studio', { timeout: 60_000 }, () => {
  it('keeps its token out of everything that it serves', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const path of ['/', '/app.css', '/app.js'])
      expect((await ask('', '', {}, 'GET', path)).body, path).not.toContain(token);
    const page = await (await fetch(pages)).text();
    expect(page).toContain(`data-studio="http://127.0.0.1:${port}"`);
    expect(page).not.toContain(token);
    expect(new URL(pages).port).not.toBe(String(port));
  });

  const hostile: readonly [string, () => Promise<{ status: number }>][] = [
    ['another origin', () => ask('change', change, { origin: 'https://evil.example' })],
    ['the origin of the pages', () => ask('change', change, { origin: new URL(pages).origin })],
    ['the origin null', () => ask('change', change, { origin: 'null' })],
    ['no origin', () => ask('change', change, { origin: undefined })],
    ['the same origin on https', () => ask('change', change, { origin: `https://127.0.0.1:${port}` })],
    [
      'a name that was bound to this machine',
      () => ask('change', change, { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
    ],
    ['a host that only begins like this one', () => ask('change', change, { host: `127.0.0.1.evil.example:${port}` })],
    ['no token', () => ask('change', change, { [tokenHeader]: undefined })],
    ['an empty token', () => ask('change', change, { [tokenHeader]: '' })],
    ['another token', () => ask('change', change, { [tokenHeader]: 'A'.repeat(43) })],
    ['a part of the token', () => ask('change', change, { [tokenHeader]: token.slice(0, -1) })],
    [
      'the token in the address',
      () => ask('change', change, { [tokenHeader]: undefined }, 'POST', `/api/change?token=${token}`),
    ],
    ['a page of the same site', () => ask('change', change, { 'sec-fetch-site': 'same-site' })],
    ['a page of another site', () => ask('change', change, { 'sec-fetch-site': 'cross-site' })],
    ['a browser that says nothing of the page', () => ask('change', change, { 'sec-fetch-site': undefined })],
    ['a form', () => ask('change', JSON.stringify(change), { 'content-type': 'text/plain' })],
    [
      'a form with fields',
      () => ask('change', `x=${JSON.stringify(change)}`, { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['no type', () => ask('change', change, { 'content-type': undefined })],
    ['GET', () => ask('change', change, {}, 'GET')],
    ['PUT', () => ask('change', change, {}, 'PUT')],
    ['OPTIONS', () => ask('change', change, {}, 'OPTIONS')],
    ['no JSON', () => ask('change', '{"op":')],
    ['an unknown operation', () => ask('change', { ...change, op: 'write' })],
    ['one key too many', () => ask('change', { ...change, file: '/etc/passwd' })],
    ['an unknown request', () => ask('constructor', {})],
    [
      'a body of ten megabytes',
      () => ask('change', { ...change, value: 'x'.repeat(10_000_000) }).catch(() => ({ status: 413 })),
    ],
    ['a path with dots', () => ask('x', change, {}, 'POST', '/api/../api/change')],
    [
      'a web socket',
      async () => {
        const answer = await sendRaw(
          port,
          `GET /api/change HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        );
        return { status: answer.status || 400 };
      },
    ],
  ];
  it.each(hostile)('changes nothing for %s', async (_, attempt) => {
    const before = everythingIn(site.root);
    const { status } = await attempt();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(everythingIn(site.root)).toBe(before);
  });

  it.each([
    ['a key of every object', ['__proto__', 'headline']],
    ...Object.getOwnPropertyNames(Object.prototype).flatMap((name): [string, (string | number)[]][] => [
      [`a field named ${name}`, [name]],
      [`a field of an item named ${name}`, ['actions', 0, name]],
      [`a field of a text named ${name}`, ['headline', name]],
    ]),
    ['a function of every text', ['headline', 'constructor']],
    ['what the config has not', ['nothing', 3, 'text']],
  ])('writes nothing at %s', async (_, field) => {
    const before = everythingIn(site.root);
    const { body } = await ask('change', { ...change, field });
    expect(JSON.parse(body).kind).not.toBe('saved');
    expect(everythingIn(site.root)).toBe(before);
  });

  it.each([
    ['/../../evil', 'A path with dots'],
    ['/EVIL', 'Capitals'],
    ['/%2e%2e/evil', 'An encoded path'],
  ])('adds no page at %s', async (to) => {
    const before = everythingIn(site.root);
    const { body } = await ask('change', { op: 'copyPage', page: '/', to, title: 'Evil' });
    const answer = JSON.parse(body);
    if (answer.kind === 'saved')
      expect(answer.entry.changes.map(({ file }: { file: string }) => file).join()).not.toContain('..');
    else expect(everythingIn(site.root)).toBe(before);
    expect(existsSync(join(site.root, '../evil'))).toBe(false);
    if (answer.kind === 'saved') await ask('undo', { id: answer.entry.id });
  });

  it('takes changes that come at once one after the other, each on what the last one left', async () => {
    const start = everythingIn(site.root);
    const move = { op: 'moveSection', page: '/', section: 'start', by: -1 };
    const answers = await Promise.all([1, 2, 3].map(async () => JSON.parse((await ask('change', move)).body)));
    expect(answers.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'refused']);
    const { body } = await ask('page', { page: '/' });
    const names = JSON.parse(body).sections.flatMap(({ own, name }: { own: boolean; name: string }) =>
      own ? name : [],
    );
    expect(names).toEqual(['start', 'hero', 'reasons']);
    for (const { entry } of answers.slice(0, 2).reverse()) await ask('undo', { id: entry.id });
    expect(everythingIn(site.root)).toBe(start);
  });

  it('serves after each change what build writes, whatever is being typed', async () => {
    const spot = { page: '/', section: 'hero', field: ['headline'] };
    const shown = async () => (await fetch(pages)).text();
    const start = [everythingIn(site.root), await shown()];
    const preview = async (value: string, more: object = {}) =>
      JSON.parse((await ask('preview', { ...spot, ...more, value })).body).isShown;
    expect(await preview('Typed')).toBe(true);
    expect(await preview('{{facts.nothing}}')).toBe(false);
    expect(await preview('Text', { section: 'nothing' })).toBe(false);
    expect([everythingIn(site.root), await shown()]).toEqual(start);

    const { entry } = JSON.parse((await ask('change', { ...change, value: 'Saved' })).body);
    await site.build();
    const built = readFileSync(join(site.out, 'index.html'), 'utf8');
    expect(built).toContain('Saved');
    expect(await shown()).toBe(addDevScripts(built, `http://127.0.0.1:${port}`));

    await preview('Typed again');
    expect(await shown()).toBe(addDevScripts(built, `http://127.0.0.1:${port}`));
    await ask('undo', { id: entry.id });
    expect([everythingIn(site.root), await shown()]).toEqual(start);
  });

  it('has another version after a change elsewhere that no page shows, also for those who ask late', async () => {
    const known = async () => JSON.parse((await ask('site', {})).body) as { version: number; facts: unknown[] };
    const { version, facts } = await known();
    const counted = async (count: number) =>
      expect.poll(async () => (await known()).facts.length, { timeout: 20_000 }).toBe(count);
    const founded = "facts: {\n    founded: { type: 'count', value: 1998 },";
    site.edit('pages.config.ts', 'facts: {', founded);
    await counted(facts.length + 1);
    expect(JSON.parse((await ask('wait', { version })).body).version).toBeGreaterThan(version);
    site.edit('pages.config.ts', founded, 'facts: {');
    await counted(facts.length);
  });

  it('replaces a read-only file, which keeps its mode, and says so', async () => {
    const config = join(site.root, 'pages.config.ts');
    const before = everythingIn(site.root);
    chmodSync(config, 0o444);
    const { body } = await ask('change', { op: 'setMeta', page: '/', name: 'title', value: 'Protected' });
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({ kind: 'saved' });
    expect(answer.warnings).toContain('pages.config.ts is read-only: it was replaced, and stays read-only.');
    await ask('undo', { id: answer.entry.id });
    expect([everythingIn(site.root), statSync(config).mode & 0o777]).toEqual([before, 0o444]);
    chmodSync(config, 0o644);
  });

  it('keeps nothing of a change that changes nothing', async () => {
    const last = JSON.parse((await ask('site', {})).body).last;
    const { sections, meta } = JSON.parse((await ask('page', { page: '/' })).body);
    const value = sections.find(({ name }: { name: string }) => name === 'hero').fields.headline;
    const typed = [
      { ...change, value },
      { ...change, value, was: 'An older text' },
      { op: 'setMeta', page: '/', name: 'title', value: meta.title, was: 'An older title' },
      { op: 'set', scope: 'here', ...headline, value, was: 'An older text' },
    ];
    for (const one of typed) expect(JSON.parse((await ask('change', one)).body), one.op).toEqual({ kind: 'unchanged' });
    expect(JSON.parse((await ask('site', {})).body).last).toEqual(last);
  });

  it('leaves a change whose file says something else by now, and undoes the change before it', async () => {
    const start = everythingIn(site.root);
    const first = JSON.parse((await ask('change', { op: 'setMeta', page: '/', name: 'title', value: 'Ours' })).body);
    const second = JSON.parse((await ask('change', { ...change, value: 'Written here' })).body);
    const [file] = second.entry.changes.map((one: { file: string }) => one.file);
    site.edit(file, 'Written here', 'Written elsewhere');
    const before = everythingIn(site.root);
    const answer = JSON.parse((await ask('undo', { id: second.entry.id })).body);
    expect(answer).toMatchObject({ kind: 'refused', message: expect.stringContaining('has another text there') });
    expect(answer.suggestion).toContain("It wrote 'Written here' where the file said '");
    expect(everythingIn(site.root)).toBe(before);
    expect(JSON.parse((await ask('site', {})).body).last.id).toBe(first.entry.id);
    expect(JSON.parse((await ask('undo', { id: first.entry.id })).body)).toMatchObject({ kind: 'saved' });

    site.edit(file, 'Written elsewhere', 'Written here');
    expect(JSON.parse((await ask('undo', { id: second.entry.id })).body)).toMatchObject({ kind: 'saved' });
    expect(everythingIn(site.root)).toBe(start);
  });

  it('keeps pictures that are pictures, in their folder, under a name of their own', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const add = async (name: string, data: Buffer) =>
      JSON.parse((await ask('picture', { name, data: data.toString('base64') })).body);
    const polyglot = Buffer.concat([png.subarray(0, 40), Buffer.from('<script>alert(1)</script>')]);
    expect(await add('x.png', polyglot)).toHaveProperty('message');
    expect(await add('x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toHaveProperty('message');
    expect(await add('x.html', png)).toHaveProperty('message');
    expect(await add('x.jpg', png)).toHaveProperty('message');
    for (const name of ['con.png', 'PRN.png', 'aux.PNG', 'nul.png', 'com1.png', 'LPT9.png', 'con .png', '(con).png'])
      expect(await add(name, png), name).toEqual({
        message: expect.stringContaining('is a device on Windows, and no file can have that name. Rename the file.'),
      });
    for (const name of ['x.png', 'x.jpg', 'x.webp', 'x.avif', 'x', '.png', 'con']) {
      for (const data of [Buffer.alloc(0), Buffer.alloc(1), png.subarray(0, 8), png.subarray(0, -20), polyglot])
        expect(await add(name, data), `${name} of ${data.length} bytes`).toHaveProperty('message');
    }
    const pixels = Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, index) => (index < 192 ? 0 : 255)));
    const frames = await sharp(pixels, {
      raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await add('moves.webp', frames)).toHaveProperty(
      'message',
      expect.stringContaining('moves: it has 2 frames'),
    );
    const large = await sharp({
      create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(await add('large.png', large)).toEqual({
      message: expect.stringContaining('has 100 megapixels, and at most 100 are read. Export it smaller.'),
    });
    const tooLong = await ask('picture', { name: 'long.png', data: 'A'.repeat(42_000_000) }).catch(() => undefined);
    expect(tooLong === undefined || tooLong.status === 413).toBe(true);
    expect(await add('../../Évil one.PNG', png)).toEqual({ name: 'e-vil-one.png' });
    expect(await add('evil one.png', png)).toEqual({ name: 'evil-one.png' });
    expect(await add('evil one.png', png)).toEqual({ name: 'evil-one-2.png' });
    expect(await add('icon.png', png)).toEqual({ name: 'icon.png' });
    expect(readdirSync(join(site.root, 'templates/images')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a site whose folder of pictures leads out of it', { timeout: 120_000 }, () => {
  it('gets no pictures', async () => {
    const other = starterSite();
    rmSync(join(other.root, 'templates/images'), { recursive: true, force: true });
    symlinkSync(outside, join(other.root, 'templates/images'));
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(addPicture(other.root, 'a.png', png)).rejects.toThrow('leads out of the site');
    expect(readdirSync(outside)).toEqual([]);
  });
});
