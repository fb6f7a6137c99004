import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterSite } from '../starter-site.fixture.ts';
import { previewed } from './preview.fixture.ts';

const secret = 'a file outside the site';

const undo: (() => void)[] = [];
let url = '';
beforeAll(async () => {
  const atEnd = (step: () => void) => void undo.unshift(step);
  const site = starterSite({ finally: atEnd });
  url = await previewed(site, atEnd);
  writeFileSync(join(site.root, 'secret.txt'), secret);
});
afterAll(async () => {
  for (const step of undo) await step();
});

/** Sends a request unchanged; `fetch` would normalize its address first. */
async function raw(
  url: string,
  target: string,
  headers = 'Host: localhost',
): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

describe('a request to the preview', () => {
  it('must name this machine in its Host header', async () => {
    expect((await raw(url, '/', 'Host: localhost:4173')).status).toBe(200);
    expect((await raw(url, '/', 'Host: [::1]:4173')).status).toBe(200);
    expect((await raw(url, '/', 'Host: rebound.example')).status).toBe(403);
  });

  it('never gets a file outside the site', async () => {
    for (const target of traversals) {
      const { status, body } = await raw(url, target);
      expect([target, [400, 404].includes(status), status]).toEqual([target, true, status]);
      expect(body).not.toContain(secret);
      expect(body).not.toContain('defineSite');
    }
    expect((await raw(url, '/')).status).toBe(200);
  });
});

const ups = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..;',
  '...',
  '....',
];
const slashes = ['/', '%2f', '%5c', '\\', '%252f', '%c0%af'];
const traversals = [
  ...ups.flatMap((up) => slashes.map((slash) => `/${up}${slash}secret.txt`)),
  ...['../secret.txt', '/../secret.txt', '/about/../../secret.txt', '/assets/../../secret.txt', '/./../secret.txt'],
  ...[
    '//secret.txt',
    '//about',
    '//about/',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/%2f%2fetc%2fpasswd',
    '///../secret.txt',
    '/\\\\server\\share',
    '/\\..\\secret.txt',
  ],
  ...[
    '/secret.txt',
    '/pages.config.ts',
    '/%00',
    '/about%00.html',
    '/about%0a',
    '/about%0d%0aX: 1',
    '/%',
    '/%f',
    '/%zz',
    '/%ff%fe',
    '/%ed%a0%80',
  ],
  ...[
    '/file:///etc/passwd',
    '/C:/Windows/win.ini',
    '/C:%5cWindows',
    '/.frontage',
    '/.frontage/types.d.ts',
    '/..%2f..%2fetc%2fpasswd',
    '/~root',
    '*',
  ],
  ...[
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(2000)}b`,
    `/${'../'.repeat(50)}etc/passwd`,
    `/${'%2e%2e/'.repeat(50)}etc/passwd`,
    '/?../secret.txt/../x'.replace('?', '%3f'),
  ],
];
