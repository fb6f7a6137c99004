import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildIdLength, documentHash } from '../lib/hash.ts';
import { type FileRef, type NewFile, outputFile } from './contract.ts';
import { withOutput } from './index.ts';
import { filesOf, snapshot, tempSite } from './temp-site.fixture.ts';
import { write } from './write.fixture.ts';

const count = 40;
const zeros = '0'.repeat(buildIdLength);
const text = (index: number, word: string) => `<p>Nº ${index} ${word} ${'x'.repeat(3000)}</p><i>${zeros}</i>`;
const stamped = (page: string) => page.replace(zeros, documentHash(page).slice(0, buildIdLength));

function fresh(index: number, word: string): NewFile {
  const bytes = Buffer.from(text(index, word));
  return { path: `in/${index % 7}/${index}.html`, bytes, buildIdAt: bytes.lastIndexOf(zeros) };
}

/** Writes a site of many files. */
function put(place: ReturnType<typeof tempSite>, word: string) {
  return withOutput(place, async (output) => {
    const taken: Promise<FileRef>[] = [];
    for (let index = 0; index < count; index++) {
      const file = fresh(index, word);
      taken.push(output.stage(file));
      await output.ready();
      // The caller may reuse them now.
      file.bytes.fill(0);
    }
    return (await output.finish(await Promise.all(taken))).result;
  });
}

describe('files that are staged one by one', () => {
  it('have their content, stamped with the start of its hash', async () => {
    const place = tempSite();
    expect((await put(place, 'one')).written).toHaveLength(count);
    const site = snapshot(place.out) ?? {};
    expect(Object.keys(site)).toHaveLength(count);
    expect(site['in/4/25.html']).toBe(stamped(text(25, 'one')));
    expect(statSync(join(place.out, 'in/4/25.html')).mode & 0o777).toBe(0o644);
    expect(statSync(join(place.out, 'in/4')).mode & 0o777).toBe(0o755);
  });

  it('are not written if the output has them', async () => {
    const place = tempSite();
    await put(place, 'one');
    const before = statSync(join(place.out, 'in/4/25.html'));
    expect(await put(place, 'one')).toEqual({ written: [], unchanged: count, removed: [] });
    expect(statSync(join(place.out, 'in/4/25.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it('may be staged again with the content of the output', async () => {
    const place = tempSite();
    await put(place, 'one');
    await withOutput(place, async (output) => {
      const stage = (word: string) =>
        Promise.all(Array.from({ length: 3 }, (_, index) => output.stage(fresh(index, word))));
      await stage('two');
      return output.finish([...(await stage('one')), outputFile('new.txt', 'new')]);
    });
    expect(snapshot(place.out)?.['in/1/1.html']).toBe(stamped(text(1, 'one')));
  });

  it('are named if the disk refuses one, and no others remain', async () => {
    const place = tempSite();
    const site = { 'index.html': 'home' };
    await write(filesOf(site), place);
    const refused = withOutput(place, async (output) => {
      const taken = ['a/b.html', 'a', 'c.html'].map((path) => output.stage({ path, bytes: Buffer.from(path) }));
      for (const one of taken) one.catch(() => undefined);
      await output.ready();
      return output.finish(await Promise.all(taken));
    });
    await expect(refused).rejects.toMatchObject({
      diagnostics: [{ code: 'disk-failed', message: expect.stringMatching(/^Cannot write "a": EISDIR/) }],
    });
    expect(snapshot(place.out)).toEqual(site);
    expect(readdirSync(place.root).sort()).toEqual(['.frontage', 'dist']);
  });

  it('end with the work that makes them', async () => {
    const place = tempSite();
    mkdirSync(place.out);
    const failed = withOutput(place, async (output) => {
      for (const index of [1, 2, 3]) output.stage(fresh(index, 'one')).catch(() => undefined);
      throw new Error('a page could not be made');
    });
    await expect(failed).rejects.toThrow('a page could not be made');
    expect(readdirSync(place.root)).toEqual(['dist']);
  });
});
