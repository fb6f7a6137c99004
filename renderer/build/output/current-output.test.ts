import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from './index.ts';
import { filesOf, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const site = { 'index.html': 'home', 'assets/a.css': 'css' };
const pages = { '/': 'key of home' };

describe('readManifest', () => {
  it('returns what was written, with the page keys', async () => {
    const place = tempSite();
    const files = filesOf(site);
    await write(files, { ...place, pages });
    const manifest = await readManifest(place);
    expect(manifest.pages).toEqual(pages);
    expect([...manifest.files.keys()].sort()).toEqual(['assets/a.css', 'index.html']);
    expect(manifest.files.get('index.html')).toEqual({ hash: files[0]?.hash, size: 4, mtimeMs: expect.any(Number) });
  });

  it('stores the page keys even if no file changed', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    await write(filesOf(site), { ...place, pages: { '/': 'other' } });
    expect((await readManifest(place)).pages).toEqual({ '/': 'other' });
  });

  it('leaves out changed files, and then all page keys', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    appendFileSync(join(place.out, 'index.html'), '!');
    const manifest = await readManifest(place);
    expect([...manifest.files.keys()]).toEqual(['assets/a.css']);
    expect(manifest.pages).toEqual({});
  });

  it('leaves out a file that was removed by hand and no longer belongs to the site', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    rmSync(join(place.out, 'index.html'));
    await write(filesOf({ 'assets/a.css': 'css' }), { ...place, pages });
    const manifest = await readManifest(place);
    expect([...manifest.files.keys()]).toEqual(['assets/a.css']);
    expect(manifest.pages).toEqual(pages);
  });

  it('still lists all files if a foreign file was added', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    writeFileSync(join(place.out, 'note.txt'), 'mine');
    expect(await readManifest(place)).toMatchObject({ pages, files: { size: 2 } });
  });

  it('is empty for a folder from another switch, even with equal files', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    renameSync(join(place.out, '.frontage'), join(place.root, 'marker'));
    writeFileSync(join(place.out, '.frontage'), readFileSync(join(place.root, 'marker')));
    expect(await readManifest(place)).toEqual({ files: new Map(), pages: {} });
  });

  it.each(['', '{', '[]', '{"version":2,"marker":{"ino":1,"mtimeMs":1},"files":[],"pages":{}}'])(
    'knows nothing when the stored manifest reads %j, and the next build is whole',
    async (text) => {
      const place = tempSite();
      expect(await readManifest(place)).toEqual({ files: new Map(), pages: {} });
      await write(filesOf(site), { ...place, pages });
      const [name = ''] = readdirSync(place.cacheDir);
      writeFileSync(join(place.cacheDir, name), text);
      expect(await readManifest(place)).toEqual({ files: new Map(), pages: {} });
      expect((await write(filesOf(site), place)).written).toHaveLength(2);
    },
  );

  it('distinguishes two folders of one site', async () => {
    const place = tempSite();
    const other = { ...place, out: `${place.out}-preview` };
    await write(filesOf(site), { ...place, pages });
    await write(filesOf({ 'x.html': 'x' }), other);
    expect((await readManifest(place)).files.size).toBe(2);
    expect((await readManifest(other)).files.size).toBe(1);
    expect(readdirSync(place.cacheDir)).toHaveLength(2);
  });

  it('stores the same bytes for any order of files', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    const [name = ''] = readdirSync(place.cacheDir);
    const stored = readFileSync(join(place.cacheDir, name), 'utf8');
    await write(filesOf(site).reverse(), { ...place, pages: {} });
    await write(filesOf(site).reverse(), { ...place, pages });
    expect(readFileSync(join(place.cacheDir, name), 'utf8')).toBe(stored);
  });
});
