import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { nodeDisk } from './disk.ts';
import { failingDisk } from './failing-disk.fixture.ts';
import { FolderChanged, type Output, readManifest, withOutput } from './index.ts';
import { filesOf, refsOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const hashIn = ({ manifest }: Output, path: string) => manifest.files.get(path)?.hash ?? '';

const site = { 'index.html': 'home', 'pricing.html': 'pricing', 'assets/a.css': 'css', 'assets/deep/b.js': 'js' };

describe('write', () => {
  it('writes a site, and reports new, unchanged and removed files the next time', async () => {
    const { root, ...place } = tempSite();
    expect(await write(filesOf(site), place)).toEqual({ written: Object.keys(site).sort(), unchanged: 0, removed: [] });
    expect(snapshot(place.out)).toEqual(site);

    const { 'assets/a.css': gone, ...kept } = site;
    const next = { ...kept, 'index.html': 'changed', 'about.html': 'new' };
    expect(await write(filesOf(next), place)).toEqual({
      written: ['about.html', 'index.html'],
      unchanged: 2,
      removed: ['assets/a.css'],
    });
    expect(snapshot(place.out)).toEqual(next);
    expect(Object.keys(snapshot(root) ?? {}).filter((path) => !/^(dist|\.frontage)\//.test(path))).toEqual([]);
  });

  it('touches nothing when nothing changed', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages: { '/': 'k' } });
    const folder = statSync(place.out);
    const mutations = vi.fn(nodeDisk.writeFile);
    const result = await write(filesOf(site), {
      ...place,
      pages: { '/': 'k' },
      disk: { ...nodeDisk, writeFile: mutations },
    });
    expect(result).toEqual({ written: [], unchanged: 4, removed: [] });
    expect(statSync(place.out)).toMatchObject({ ino: folder.ino, mtimeMs: folder.mtimeMs });
    expect(mutations.mock.calls.map(([path]) => path)).toEqual([join(place.root, '.dist.frontage-lock')]);
  });

  it('keeps inode and time of unchanged files, and links files that were not rendered again', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    const before = statSync(join(place.out, 'pricing.html'));
    const { 'index.html': home, ...kept } = site;
    await write([...filesOf({ 'index.html': `${home}!` }), ...refsOf(kept)], place);
    expect(snapshot(place.out)).toEqual({ ...site, 'index.html': 'home!' });
    expect(statSync(join(place.out, 'pricing.html'))).toMatchObject({
      ino: before.ino,
      mtimeMs: before.mtimeMs,
      nlink: 1,
    });
  });

  it('copies files from elsewhere, once, with usual permissions', async () => {
    const { root, ...place } = tempSite();
    const from = join(root, 'movie.mp4');
    writeFileSync(from, 'movie', { mode: 0o400 });
    const movie = { path: 'media/movie.mp4', from, size: 5, hash: 'm1' };
    const copies = vi.fn(nodeDisk.copyFile);
    const disk = { ...nodeDisk, copyFile: copies };
    await write([...filesOf(site), movie], { ...place, disk });
    expect(snapshot(place.out)).toEqual({ ...site, 'media/movie.mp4': 'movie' });
    expect(statSync(join(place.out, movie.path)).mode & 0o777).toBe(process.platform === 'win32' ? 0o444 : 0o644);
    const next = await write([...filesOf({ ...site, 'index.html': 'home!', 'pricing.html': '!' }), movie], {
      ...place,
      disk,
    });
    expect(next).toEqual({ written: ['index.html', 'pricing.html'], unchanged: 3, removed: [] });
    expect(copies).toHaveBeenCalledTimes(1);
  });

  it.each([['alone'], ['beside others']])(
    'keeps the old site if a file changes while it is copied, %s',
    async (how) => {
      const { root, ...place } = tempSite();
      const from = join(root, 'movie.mp4');
      const movie = { path: 'movie.mp4', from, size: 5, hash: 'm1' };
      writeFileSync(from, 'movie');
      await write([...filesOf(site), movie], place);
      writeFileSync(from, 'a longer movie');
      const others = how === 'alone' ? site : { ...site, 'index.html': 'home!' };
      const error = await write([...filesOf(others), { ...movie, hash: 'm2', size: 9 }], place).catch(Object);
      expect(error.diagnostics).toMatchObject([{ code: 'disk-failed', place: { file: from } }]);
      expect(snapshot(place.out)).toEqual({ ...site, 'movie.mp4': 'movie' });
    },
  );

  it('reads files of the new site, unchanged ones included', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    for (const changed of [{ 'index.html': 'new' }, { 'index.html': 'newer', 'pricing.html': 'new, too' }]) {
      await withOutput(place, async (output) => {
        const staged = Object.entries(changed).map(([path, text]) => output.stage({ path, bytes: Buffer.from(text) }));
        const others = refsOf(site).filter(({ path }) => !(path in changed));
        const files = [
          ...(await Promise.all(staged)),
          ...others.map(({ path }) => ({ path, hash: hashIn(output, path) })),
        ];
        const all = () => Object.fromEntries(files.map(({ path }) => [path, output.read(path).toString()]));
        expect(all()).toEqual({ ...site, ...changed });
        await output.finish(files);
        expect(all()).toEqual({ ...site, ...changed });
      });
    }
  });

  it('replaces a single file that differs, and touches nothing else', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages: { '/': 'k' } });
    const stamp = (path: string) => statSync(join(place.out, path)).ino;
    const others = ['', '.frontage', 'pricing.html', 'assets', 'assets/a.css'];
    const before = others.map(stamp);
    const { 'assets/deep/b.js': code, ...kept } = site;
    const next = [...filesOf({ 'assets/deep/b.js': `${code}!` }), ...refsOf(kept)];
    const result = { written: ['assets/deep/b.js'], unchanged: 3, removed: [] };
    expect(await write(next, { ...place, pages: { '/': 'l' } })).toEqual(result);
    expect(snapshot(place.out)).toEqual({ ...site, 'assets/deep/b.js': 'js!' });
    expect(others.map(stamp)).toEqual(before);
    const manifest = await readManifest(place);
    expect([manifest.files.size, manifest.pages]).toEqual([4, { '/': 'l' }]);
    expect(manifest.files.get('assets/deep/b.js')?.hash).toBe(filesOf({ x: 'js!' })[0]?.hash);
    expect(Object.keys(snapshot(place.root) ?? {}).filter((path) => path.includes('.dist.'))).toEqual([]);
  });

  it('replaces a file that was edited by hand', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages: { '/': 'k' } });
    writeFileSync(join(place.out, 'pricing.html'), 'PRICING');
    expect((await write(filesOf(site), { ...place, pages: { '/': 'k' } })).written).toEqual(['pricing.html']);
    expect(snapshot(place.out)).toEqual(site);
    expect(await readManifest(place)).toMatchObject({ pages: { '/': 'k' }, files: { size: 4 } });
  });

  it('copies reused files and writes the others on a file system without hard links', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    const link = () => Promise.reject(Object.assign(new Error('EXDEV'), { code: 'EXDEV' }));
    const { 'index.html': home, 'pricing.html': pricing, ...kept } = site;
    const changed = { 'index.html': `${home}!`, 'about.html': 'new' };
    const next = [...filesOf({ ...changed, 'pricing.html': pricing }), ...refsOf(kept)];
    const result = await write(next, { ...place, disk: { ...nodeDisk, link } });
    expect(result).toEqual({ written: ['about.html', 'index.html'], unchanged: 3, removed: [] });
    expect(snapshot(place.out)).toEqual({ ...site, ...changed });
    expect((await readManifest(place)).files.size).toBe(5);
  });

  it('rewrites a file that was edited by hand, and does not link it', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    writeFileSync(join(place.out, 'pricing.html'), 'PRICING');
    rmSync(join(place.out, 'index.html'));
    expect((await write(filesOf(site), place)).written).toEqual(['index.html', 'pricing.html']);
    expect(snapshot(place.out)).toEqual(site);
  });

  it('notices an edit that only changed the time', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    utimesSync(join(place.out, 'pricing.html'), 1, 1);
    expect((await write(filesOf(site), place)).written).toEqual(['pricing.html']);
  });

  it('removes empty folders without output files', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    mkdirSync(join(place.out, 'empty'));
    await write(filesOf(site), place);
    expect(statSync(join(place.out, 'empty'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('refuses to reuse a file that has changed, and leaves the folder alone', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    writeFileSync(join(place.out, 'pricing.html'), 'edited');
    await expect(write(refsOf(site), place)).rejects.toThrow(FolderChanged);
    await expect(write(refsOf(site), place)).rejects.toThrow(/"pricing\.html"$/);
    expect(snapshot(place.out)).toEqual({ ...site, 'pricing.html': 'edited' });
  });

  it('notices an edit of a file that is already linked', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    const link: typeof nodeDisk.link = async (from, to) => {
      await nodeDisk.link(from, to);
      if (from.endsWith('pricing.html')) writeFileSync(from, 'PRICING');
    };
    const next = filesOf({ ...site, 'index.html': 'changed', 'assets/a.css': 'changed' });
    await expect(write(next, { ...place, disk: { ...nodeDisk, link } })).rejects.toThrow(FolderChanged);
    expect(snapshot(place.out)).toEqual({ ...site, 'pricing.html': 'PRICING' });
  });

  it('keeps the old site on a full disk, removes the staging folder, and names the file', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    const writeFile: typeof nodeDisk.writeFile = async (path, content, options) => {
      if (!path.endsWith('b.js')) return nodeDisk.writeFile(path, content, options);
      await nodeDisk.writeFile(path, content.slice(0, 1));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const next = filesOf({ ...site, 'assets/deep/b.js': 'changed' });
    const failed = write(next, { ...place, disk: { ...nodeDisk, writeFile } });
    await expect(failed).rejects.toThrow('Cannot write "assets/deep/b.js": ENOSPC');
    expect(snapshot(place.out)).toEqual(site);
    expect(Object.keys(snapshot(place.root) ?? {}).filter((path) => path.includes('.dist.'))).toEqual([]);
  });

  it('does not switch to a damaged staging folder', async () => {
    const place = tempSite();
    await write(filesOf(site), place);
    const cutShort: typeof nodeDisk.writeFile = (path, content, options) =>
      nodeDisk.writeFile(path, path.endsWith('index.html') ? content.slice(1) : content, options);
    const next = filesOf({ ...site, 'index.html': 'changed', 'assets/a.css': 'changed' });
    for (const files of [next, filesOf({ ...site, 'index.html': 'changed' })]) {
      const short = write(files, { ...place, disk: { ...nodeDisk, writeFile: cutShort } });
      await expect(short).rejects.toThrow('The staged "index.html" has 6 bytes instead of 7');
    }

    const stray: typeof nodeDisk.writeFile = async (path, content, options) => {
      await nodeDisk.writeFile(path, content, options);
      if (path.endsWith('index.html')) await nodeDisk.writeFile(`${path}.bak`, content);
    };
    const extra = write(next, { ...place, disk: { ...nodeDisk, writeFile: stray } });
    await expect(extra).rejects.toThrow('"index.html.bak", which does not belong to it');
    expect(snapshot(place.out)).toEqual(site);
  });

  it.each([
    ['several files', { ...site, 'index.html': 'changed', 'about.html': 'new' }],
    ['one file', { ...site, 'index.html': 'changed' }],
  ])('holds the old site after a failed call, and the new one if it goes on, with %s', async (_what, next) => {
    const counter = failingDisk(Number.POSITIVE_INFINITY);
    const first = tempSite();
    await write(filesOf(site), first);
    await write(filesOf(next), { ...first, disk: counter });
    for (let step = 1; step <= counter.steps(); step += 1) {
      const place = tempSite();
      await write(filesOf(site), place);
      const ended = await write(filesOf(next), { ...place, disk: failingDisk(step) }).catch(String);
      const held = snapshot(place.out) ?? {};
      expect([site, next], `step ${step}`).toContainEqual(held);
      expect(held['index.html'], `step ${step}: ${JSON.stringify(ended)}`).toBe(
        typeof ended === 'string' ? site['index.html'] : next['index.html'],
      );
      // The next build puts in order what this one left; a lock counts no more once its process has ended.
      rmSync(join(place.root, '.dist.frontage-lock'), { force: true });
      await write(filesOf(next), place);
      expect(snapshot(place.out), `after step ${step}`).toEqual(next);
      expect(Object.keys(snapshot(place.root) ?? {}).filter((path) => path.includes('.dist.'))).toEqual([]);
    }
  });

  it('sets the same permissions with any umask', async () => {
    const place = tempSite();
    const before = process.umask(0o077);
    try {
      await write(filesOf(site), place);
    } finally {
      process.umask(before);
    }
    const modes = ['', 'assets', 'index.html', '.frontage'].map((path) => statSync(join(place.out, path)).mode & 0o777);
    expect(modes).toEqual([0o755, 0o755, 0o644, 0o644]);
  });

  it('writes bytes as they are', async () => {
    const place = tempSite();
    const bytes = new Uint8Array([0, 255, 254, 10]);
    await write([{ path: 'a.bin', bytes, hash: 'aa' }, ...filesOf({ 'ü.html': 'grüße' })], place);
    expect(new Uint8Array(readFileSync(join(place.out, 'a.bin')))).toEqual(bytes);
    expect(snapshot(place.out)).toMatchObject({ 'ü.html': 'grüße' });
  });
});
