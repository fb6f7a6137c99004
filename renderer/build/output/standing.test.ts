import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest, write } from './index.ts';
import { filesOf, tempSite } from './testing/temp-site.ts';

const site = { 'index.html': 'home', 'assets/a.css': 'css' };
const pages = { '/': 'key of home' };

describe('readManifest', () => {
  it('gives back what was written, with the record of pages', async () => {
    const place = tempSite();
    const files = filesOf(site);
    await write(files, { ...place, pages });
    const manifest = await readManifest(place);
    expect(manifest.pages).toEqual(pages);
    expect([...manifest.files.keys()].sort()).toEqual(['assets/a.css', 'index.html']);
    expect(manifest.files.get('index.html')).toEqual({ hash: files[0]?.hash, size: 4, mtimeMs: expect.any(Number) });
  });

  it('stores the record of pages even when no file changed', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    await write(filesOf(site), { ...place, pages: { '/': 'other' } });
    expect((await readManifest(place)).pages).toEqual({ '/': 'other' });
  });

  it('leaves out files that were touched, and all pages with them', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    appendFileSync(join(place.out, 'index.html'), '!');
    const manifest = await readManifest(place);
    expect([...manifest.files.keys()]).toEqual(['assets/a.css']);
    expect(manifest.pages).toEqual({});
  });

  it('forgets a file that was removed by hand and belongs to the site no longer', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    rmSync(join(place.out, 'index.html'));
    await write(filesOf({ 'assets/a.css': 'css' }), { ...place, pages });
    const manifest = await readManifest(place);
    expect([...manifest.files.keys()]).toEqual(['assets/a.css']);
    expect(manifest.pages).toEqual(pages);
  });

  it('keeps files known when somebody adds one of their own', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    writeFileSync(join(place.out, 'note.txt'), 'mine');
    expect(await readManifest(place)).toMatchObject({ pages, files: { size: 2 } });
  });

  it('knows nothing of a folder that another switch put there, even if its files look the same', async () => {
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

  it('keeps apart two folders of one site', async () => {
    const place = tempSite();
    const other = { ...place, out: `${place.out}-preview` };
    await write(filesOf(site), { ...place, pages });
    await write(filesOf({ 'x.html': 'x' }), other);
    expect((await readManifest(place)).files.size).toBe(2);
    expect((await readManifest(other)).files.size).toBe(1);
    expect(readdirSync(place.cacheDir)).toHaveLength(2);
  });

  it('stores the same bytes in whatever order the files come', async () => {
    const place = tempSite();
    await write(filesOf(site), { ...place, pages });
    const [name = ''] = readdirSync(place.cacheDir);
    const stored = readFileSync(join(place.cacheDir, name), 'utf8');
    await write(filesOf(site).reverse(), { ...place, pages: {} });
    await write(filesOf(site).reverse(), { ...place, pages });
    expect(readFileSync(join(place.cacheDir, name), 'utf8')).toBe(stored);
  });
});
