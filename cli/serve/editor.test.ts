import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDev } from '../commands/dev.ts';
import { starterSite } from '../starter-site.fixture.ts';

const undo: (() => unknown)[] = [];
const site = starterSite({ finally: (remove) => void undo.unshift(remove) });
const outside = `${site.root}-beside`;
/** A link to the site. Inside a folder that the site links to, it would be circular. */
const linked = `${site.root}-linked`;
const opened = join(outside, 'opened');
const config = join(site.root, 'pages.config.ts');
let origin = '';

beforeAll(async () => {
  mkdirSync(outside);
  undo.unshift(() => {
    for (const path of [outside, linked]) rmSync(path, { recursive: true });
  });
  writeFileSync(join(outside, 'secret.ts'), '');
  symlinkSync(join(outside, 'secret.ts'), join(site.root, 'templates/linked.ts'));
  symlinkSync(outside, join(site.root, 'templates/linked'));
  symlinkSync(site.root, linked);
  writeFileSync(join(site.root, 'templates/a name: #1 & 50%?.ts'), '');
  // An editor that records its arguments.
  const editor = join(outside, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > '${opened}.new' && mv '${opened}.new' '${opened}'\n`);
  chmodSync(editor, 0o755);
  vi.stubEnv('LAUNCH_EDITOR', editor);
  undo.unshift(() => vi.unstubAllEnvs());
  const running = await startDev({ ...site.options, port: 0, host: '127.0.0.1', command: 'frontage dev' });
  undo.unshift(running.close);
  origin = new URL(running.url).origin;
});
afterEach(() => rmSync(opened, { force: true }));
afterAll(async () => {
  for (const step of undo) await step();
});

/** Asks for a file. `undici` sets `sec-fetch-mode` like a browser. */
const ask = (file: string, method: string, headers: Record<string, string>) =>
  fetch(`${origin}/__open-in-editor?file=${encodeURIComponent(file)}`, { method, headers });
const own = () => ({ origin });

/** Returns the arguments of the editor, which starts about 20 ms after the answer; undefined if it does not start. */
async function handed(patience = 5000): Promise<string[] | undefined> {
  for (let waited = 0; waited < patience && !existsSync(opened); waited += 10) await wait(10);
  return existsSync(opened) ? readFileSync(opened, 'utf8').trimEnd().split('\n') : undefined;
}

describe('the editor', () => {
  it.each([
    ['by a page of the site', 'POST', own],
    ["by Vite's overlay, whose browser sends no origin", 'GET', () => ({ 'sec-fetch-site': 'same-origin' })],
  ])('is opened %s', async (_by, method, headers) => {
    expect((await ask(`${config}:12:3`, method, headers())).status).toBe(200);
    expect(await handed()).toEqual([config, '12', '3']);
  });

  it.each([
    ['a file by its way inside the site', 'pages.config.ts', () => config],
    [
      'a name of any letters',
      'templates/a name: #1 & 50%?.ts',
      () => join(site.root, 'templates/a name: #1 & 50%?.ts'),
    ],
    ['a way to the site through a link', join(linked, 'pages.config.ts'), () => config],
  ])('opens %s', async (_what, file, path) => {
    expect((await ask(file, 'POST', own())).status).toBe(200);
    expect((await handed())?.[0]).toBe(path());
  });

  it.each([
    ['a file of the machine', '/etc/passwd'],
    ['one with a place', '/etc/passwd:1:1'],
    ['one by its address', 'file:///etc/passwd'],
    ['a file beside the site', join(outside, 'secret.ts')],
    ['a file above the site', `../${site.root.split('/').at(-1)}-beside/secret.ts`],
    ['a link to a file beside the site', 'templates/linked.ts'],
    ['a file in a link to a folder beside the site', 'templates/linked/secret.ts:2'],
    ['a folder', 'templates'],
    ['the site itself', ''],
    ['a file that is not there', 'templates/nothing.ts'],
    ['a name with a zero in it', 'pages.config.ts\0.txt'],
  ])('does not open %s', async (_what, file) => {
    for (const [method, headers] of [
      ['POST', own()],
      ['GET', { 'sec-fetch-site': 'same-origin' }],
    ] as const) {
      const answer = await ask(file, method, headers);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('The folder of the site has no file');
    }
    expect(await handed(200)).toBeUndefined();
  });

  it.each([
    ['a request without an origin', {}],
    ['a page elsewhere', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
    ['a page of the same machine by another name', { origin: 'http://localhost' }],
    ['a frame without an origin', { origin: 'null' }],
    ['such a frame of this origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a request of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a link in a page of the same site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a link in a page elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a picture in a page elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ])('is not opened by %s', async (_who, headers) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      expect((await ask(config, method, { 'sec-fetch-mode': 'cors', ...headers })).status).toBe(403);
    }
    expect(await handed(200)).toBeUndefined();
  });

  it('is not opened by a page of the same name on https', async () => {
    for (const site of [undefined, 'same-origin']) {
      const headers = { origin: origin.replace('http:', 'https:'), ...(site && { 'sec-fetch-site': site }) };
      expect((await ask(config, 'POST', headers)).status).toBe(403);
    }
    expect(await handed(200)).toBeUndefined();
  });

  it('refuses other posts and other spellings of its address', async () => {
    for (const path of ['/', '/about', '/@vite/client', '/__open-in-editor/x', '/__open-in-editorx']) {
      expect((await fetch(`${origin}${path}?file=${config}`, { method: 'POST', headers: own() })).status).toBe(405);
    }
    expect(await handed(200)).toBeUndefined();
  });
});
