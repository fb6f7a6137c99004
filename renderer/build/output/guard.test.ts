import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputPaths } from './contract.ts';
import { recover, unchangedFileCount } from './index.ts';
import { filesOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const files = filesOf({ 'index.html': 'home' });

describe('the output folder', () => {
  it('is refused if it contains files without the marker, and stays unchanged', async () => {
    const place = tempSite();
    mkdirSync(place.out);
    writeFileSync(join(place.out, 'thesis.txt'), 'years');
    await refused(write(files, place), 'contains files that Frontage did not make, such as "thesis.txt"');
    expect(snapshot(place.out)).toEqual({ 'thesis.txt': 'years' });
  });

  it('is refused when the marker has other content', async () => {
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

  it('is refused if it contains a repository', async () => {
    const place = tempSite();
    await write(files, place);
    mkdirSync(join(place.out, '.git'));
    await refused(write(filesOf({ 'index.html': 'changed' }), place), 'contains a Git repository');
    expect(snapshot(place.out)).toEqual({ 'index.html': 'home' });
  });

  it.each([
    ['the root', '/', 'cannot be the root'],
    ['a home folder', homedir(), 'is a home folder'],
    ['the home folder of another user', '/home/somebody', 'is a home folder'],
    ['where home folders are', '/home', 'is a home folder'],
  ])('is refused when it is %s', async (_, out, reason) => {
    await refused(write(files, { out, cacheDir: tempSite().cacheDir }), reason);
  });

  it('is refused when the site itself is in it, or it is the cache', async () => {
    const { root, cacheDir } = tempSite();
    await refused(write(files, { out: root, cacheDir }), "contains the site's own files");
    await refused(write(files, { out: dirname(root), cacheDir }), "contains the site's own files");
    await refused(write(files, { out: cacheDir, cacheDir }), "contains the site's own files");
  });

  it.each([
    'templates',
    'templates/public',
    'templates/public/site',
    'node_modules/site',
    '.frontage/site',
    '.git/site',
  ])('is refused when it is inside an input of the site: %s', async (name) => {
    const { root, cacheDir } = tempSite();
    await refused(write(files, { out: join(root, name), cacheDir }), 'from which the site is made', 'beside it');
  });

  it('may have a name that starts like the cache beside it', async () => {
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

describe('foreign files in an output folder', () => {
  it.each([
    ['beside a site', 'notes.txt', (file: string) => writeFileSync(file, 'years')],
    [
      'in a folder of their own',
      'drafts/notes.txt',
      (file: string) => {
        mkdirSync(dirname(file));
        writeFileSync(file, 'years');
      },
    ],
    ['in a folder of the site', 'assets/notes.txt', (file: string) => writeFileSync(file, 'years')],
    ['that are links', 'notes.txt', (file: string) => symlinkSync('nowhere', file)],
  ])('are named and kept: %s', async (_, name, put) => {
    const place = tempSite();
    const site = filesOf({ 'index.html': 'home', 'assets/a.css': 'a {}' });
    await write(site, place);
    put(join(place.out, name));
    for (const files of [site, filesOf({ 'index.html': 'other' })]) {
      await refused(write(files, place), `contains files that no build has made: "${name}"`, 'Move them out of it');
    }
    rmSync(join(place.out, name), { recursive: true });
    await write(filesOf({ 'index.html': 'other' }), place);
    expect(snapshot(place.out)).toEqual({ 'index.html': 'other' });
  });

  it('are named in a copy of a site without a manifest', async () => {
    const place = tempSite();
    await write(filesOf({ 'index.html': 'home', 'old.html': 'old' }), place);
    const copy = { ...place, out: join(place.root, 'copy') };
    cpSync(place.out, copy.out, { recursive: true });
    writeFileSync(join(copy.out, 'notes.txt'), 'years');
    await refused(write(files, copy), 'that no build has made: "notes.txt"', 'Move them out of it');
    expect(readFileSync(join(copy.out, 'notes.txt'), 'utf8')).toBe('years');
    rmSync(join(copy.out, 'notes.txt'));
    await write(files, copy);
    expect(snapshot(copy.out)).toEqual({ 'index.html': 'home' });
  });

  it('are counted if there are many, without files of operating systems', async () => {
    const place = tempSite();
    await write(files, place);
    for (const name of ['.DS_Store', 'Thumbs.db', '._index.html']) writeFileSync(join(place.out, name), '');
    await write(filesOf({ 'index.html': 'other' }), place);
    expect(snapshot(place.out)).toEqual({ 'index.html': 'other' });
    for (let i = 1; i <= 8; i++) writeFileSync(join(place.out, `${i}.txt`), '');
    await refused(write(files, place), '"4.txt", "5.txt" and 3 more', 'Move them out of it');
  });
});

describe('a file or folder with the name of one that a build needs beside its output', () => {
  const things = {
    'a folder': (path: string) => {
      mkdirSync(path);
      writeFileSync(join(path, 'notes.txt'), 'years');
    },
    'a link': (path: string) => symlinkSync('nowhere', path),
    'a file': (path: string) => writeFileSync(path, 'years'),
  };
  it.each([
    ['lock', 'a folder'],
    ['lock', 'a link'],
    ['claim', 'a folder'],
    ['claim', 'a link'],
    ['journal', 'a folder'],
    ['journal', 'a link'],
    ['staging', 'a file'],
    ['staging', 'a link'],
    ['old', 'a file'],
    ['old', 'a link'],
  ] as const)('is named and kept: the %s is %s', async (name, thing) => {
    const place = tempSite();
    await write(files, place);
    const path = outputPaths(place.out)[name];
    things[thing](path);
    const reason = `"${path}" is ${thing}, and a build needs this path for a`;
    for (const work of [() => write(files, place), () => recover(place.out), () => unchangedFileCount('any', place)]) {
      await refused(work(), reason, 'Move it away');
    }
    expect(snapshot(place.out)).toEqual({ 'index.html': 'home' });
    if (thing === 'a folder') expect(snapshot(path)).toEqual({ 'notes.txt': 'years' });
  });
});

async function refused(writing: Promise<unknown>, reason: string, suggestion = 'empty'): Promise<void> {
  const error = await writing.catch((error: unknown) => error);
  expect(error).toMatchObject({
    name: 'DiagnosticsError',
    message: expect.stringContaining(reason),
    diagnostics: [
      { code: 'out-foreign', message: expect.stringMatching(/\.$/), suggestion: expect.stringContaining(suggestion) },
    ],
  });
}
