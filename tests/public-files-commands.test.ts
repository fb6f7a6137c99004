import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkWithOutput } from '../cli/check-output/index.ts';
import { startDev } from '../cli/commands/dev.ts';
import { startPreview } from '../cli/commands/preview.ts';
import { diffSites } from '../cli/diff/index.ts';
import { buildState } from '../cli/diff/site-state.ts';
import { build } from '../renderer/build/index.ts';
import { pdf, siteWith } from './public-site.ts';

describe('a check of the output', () => {
  it('does not take HTML of templates/public for pages, with and without a config', async () => {
    const site = siteWith({
      links: ['/google123.html', '/old/index.html'],
      files: {
        'google123.html': 'google',
        'old/index.html': '<p>&bad <a href="/nowhere">',
        'old/a.css': 'a{background:url(gone.png)}',
      },
    });
    expect((await build(site.options)).issues).toEqual([]);
    const { out } = site.options;
    expect(await checkWithOutput(site.options, out)).toMatchObject({ issues: [], pages: 3 });
    const alone = { ...site.options, config: join(site.root, 'none.ts') };
    expect(await checkWithOutput(alone, out)).toMatchObject({ issues: [], pages: 3 });
    site.put('late.pdf', pdf);
    expect((await checkWithOutput(site.options, out)).issues).toMatchObject([
      { code: 'output-stale', message: expect.stringContaining('lacks the public file /late.pdf') },
    ]);
    rmSync(site.at('late.pdf'));
    rmSync(join(out, 'google123.html'));
    expect((await checkWithOutput(site.options, out)).issues.map(({ code }) => code)).toEqual([
      'link-route',
      'output-stale',
    ]);
  });
});

describe('a diff', () => {
  it('lists added, changed and removed files', async () => {
    const state = async (files: Readonly<Record<string, string | Buffer>>) => {
      const site = siteWith({ files });
      return buildState(site.options);
    };
    const before = await state({ 'a.pdf': pdf, 'b.txt': 'one', 'c.txt': 'c' });
    const after = await state({ 'a.pdf': pdf, 'b.txt': 'two', 'd.txt': 'dd' });
    if (after.state === undefined) throw new Error('The site has errors.');
    const { site } = diffSites(before, after.state, { name: 'HEAD', faults: [] });
    expect(site).toEqual([
      {
        part: 'file',
        name: '/b.txt',
        before: expect.stringMatching(/^3 bytes, hash /),
        after: expect.stringMatching(/^3 bytes, hash /),
      },
      { part: 'file', name: '/c.txt', before: expect.stringMatching(/^1 bytes/), after: null },
      { part: 'file', name: '/d.txt', before: null, after: expect.stringMatching(/^2 bytes/) },
    ]);
  });
});

describe.each(['dev', 'preview'] as const)('%s', (command) => {
  it('serves public files with their type, unchanged bytes and ranges', async () => {
    const latin1 = Buffer.from('<p>caf\xe9</p>', 'latin1');
    const site = siteWith({
      origin: 'https://fern.example/shop',
      files: {
        'files/price list.pdf': pdf,
        'old.html': latin1,
        '.well-known/a.txt': 'well',
        'empty.txt': '',
        '100% #1?.pdf': pdf,
      },
    });
    const at = { port: 0, host: '127.0.0.1' };
    if (command === 'preview') expect((await build(site.options)).issues).toEqual([]);
    const { url, close } =
      command === 'dev'
        ? await startDev({ ...site.options, ...at, command: 'npx frontage dev' })
        : await startPreview({ ...at, out: site.options.out });
    onTestFinished(close);
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(new URL(path, url), { headers: { 'accept-encoding': 'identity', ...headers }, method });
    const whole = await get('files/price%20list.pdf');
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(whole.headers.get('cache-control')).toBe(command === 'dev' ? 'no-store' : 'no-cache');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf);
    const part = await get('files/price%20list.pdf', { range: 'bytes=9-11' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 9-11/${pdf.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf.subarray(9, 12));
    const end = await get('files/price%20list.pdf', { range: 'bytes=-3' });
    expect([end.status, Buffer.from(await end.arrayBuffer())]).toEqual([206, pdf.subarray(-3)]);
    const long = await get('files/price%20list.pdf', { range: 'bytes=900-' });
    expect([long.status, long.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`]);
    expect((await get('files/price%20list.pdf', { range: 'bytes=-0' })).status).toBe(416);
    const versions = ['etag', 'last-modified'].map((name) => whole.headers.get(name) ?? '');
    for (const version of versions)
      expect((await get('files/price%20list.pdf', { range: 'bytes=1-2', 'if-range': version })).status).toBe(206);
    for (const version of ['"other"', `W/${versions[0]}`, 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect((await get('files/price%20list.pdf', { range: 'bytes=1-2', 'if-range': version })).status).toBe(200);
    const same = await get('files/price%20list.pdf', { 'if-none-match': `W/${versions[0]}` });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const headOfPart = await get('files/price%20list.pdf', { range: 'bytes=9-11' }, 'HEAD');
    expect([headOfPart.status, headOfPart.headers.get('content-length')]).toEqual([206, '3']);
    const head = await get('files/price%20list.pdf', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
    const html = await get('old.html');
    expect(Buffer.from(await html.arrayBuffer())).toEqual(latin1);
    expect(await (await get('.well-known/a.txt')).text()).toBe('well');
    expect(await (await get('empty.txt')).text()).toBe('');
    expect((await get('100%25%20%231%3F.pdf')).status).toBe(200);
    expect((await get('files/gone.pdf')).status).toBe(404);
    if (command === 'preview') return;
    site.put('late.txt', 'late');
    await expect.poll(async () => (await get('late.txt')).status, { timeout: 60_000 }).toBe(200);
    rmSync(site.at('late.txt'));
    await expect.poll(async () => (await get('late.txt')).status, { timeout: 60_000 }).toBe(404);
  });
});
