import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { write } from './index.ts';
import { filesOf, snapshot, tempSite } from './testing/temp-site.ts';

const files = filesOf({ 'index.html': 'home' });

describe('the output folder', () => {
  it('is refused when it holds files without the marker, and not a byte of it changes', async () => {
    const place = tempSite();
    mkdirSync(place.out);
    writeFileSync(join(place.out, 'thesis.txt'), 'years');
    await refused(write(files, place), 'holds files Frontage did not make, such as "thesis.txt"');
    expect(snapshot(place.out)).toEqual({ 'thesis.txt': 'years' });
  });

  it('is refused when what bears the name of the marker is something else', async () => {
    const place = tempSite();
    mkdirSync(join(place.out, '.frontage'), { recursive: true });
    await refused(write(files, place), 'such as ".frontage"');
    const other = tempSite();
    mkdirSync(other.out);
    writeFileSync(join(other.out, '.frontage'), 'something else');
    await refused(write(files, other), 'such as ".frontage"');
  });

  it('may be empty', async () => {
    const place = tempSite();
    mkdirSync(place.out);
    await write(files, place);
    expect(snapshot(place.out)).toEqual({ 'index.html': 'home' });
  });

  it('is refused when it is a file or a link', async () => {
    const file = tempSite();
    writeFileSync(file.out, '');
    await refused(write(files, file), 'is a file');
    const link = tempSite();
    mkdirSync(join(link.root, 'elsewhere'));
    symlinkSync('elsewhere', link.out);
    await refused(write(files, link), 'is a link');
  });

  it('is refused when somebody keeps a repository in it', async () => {
    const place = tempSite();
    await write(files, place);
    mkdirSync(join(place.out, '.git'));
    await refused(write(filesOf({ 'index.html': 'changed' }), place), 'holds a Git repository');
    expect(snapshot(place.out)).toEqual({ 'index.html': 'home' });
  });

  it.each([
    ['the root', '/', 'cannot be the root'],
    ['a home folder', homedir(), 'is a home folder'],
    ['somebody else’s home folder', '/home/somebody', 'is a home folder'],
    ['where home folders are', '/home', 'is a home folder'],
  ])('is refused when it is %s', async (_, out, reason) => {
    await refused(write(files, { out, cacheDir: tempSite().cacheDir }), reason);
  });

  it('is refused when the site itself is in it, or it is the cache', async () => {
    const { root, cacheDir } = tempSite();
    await refused(write(files, { out: root, cacheDir }), "holds the site's own files");
    await refused(write(files, { out: dirname(root), cacheDir }), "holds the site's own files");
    await refused(write(files, { out: cacheDir, cacheDir }), "holds the site's own files");
  });

  it('may stand beside the cache under a name that begins like it', async () => {
    const { root, cacheDir } = tempSite();
    await write(files, { out: `${cacheDir}-out`, cacheDir });
    expect(snapshot(join(root, '.frontage-out'))).toEqual({ 'index.html': 'home' });
  });

  it('must be absolute', async () => {
    await expect(write(files, { out: 'dist', cacheDir: tempSite().cacheDir })).rejects.toThrow(
      'must be an absolute path',
    );
  });
});

async function refused(writing: Promise<unknown>, reason: string): Promise<void> {
  const fault = await writing.catch((error: unknown) => error);
  expect(fault).toMatchObject({
    name: 'Faults',
    message: expect.stringContaining(reason),
    findings: [{ code: 'out-foreign', suggestion: expect.stringContaining('empty') }],
  });
}
