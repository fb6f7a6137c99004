import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildIdLength } from '../lib/build-id.ts';
import { documentHash } from '../lib/hash.ts';
import type { FileRef, NewFile } from './contract.ts';
import { withOutput } from './index.ts';
import { outputFile } from './output-file.ts';
import { filesOf, snapshot, tempSite } from './testing/temp-site.ts';
import { write } from './testing/write.ts';

/** Enough files for the thread. */
const count = 400;
const zeros = '0'.repeat(buildIdLength);
const text = (index: number, word: string) => `<p>Nº ${index} ${word} ${'x'.repeat(3000)}</p><i>${zeros}</i>`;

function fresh(index: number, word: string): NewFile {
  const bytes = Buffer.from(text(index, word));
  return { path: `in/${index % 7}/${index}.html`, bytes, buildIdAt: bytes.lastIndexOf(zeros) };
}

/** Writes a site of many files. */
function put(place: ReturnType<typeof tempSite>, word: string, filesBeforeThread = 0) {
  return withOutput({ ...place, filesBeforeThread }, async (output) => {
    const taken: Promise<FileRef>[] = [];
    for (let index = 0; index < count; index++) {
      const file = fresh(index, word);
      taken.push(output.stage(file));
      await output.ready();
      // The caller may reuse them now.
      file.bytes.fill(0);
    }
    output.flush();
    return (await output.finish(await Promise.all(taken))).result;
  });
}

describe('files that are written in a thread', () => {
  it('have their content, stamped with the start of its hash', async () => {
    const place = tempSite();
    expect((await put(place, 'one')).written).toHaveLength(count);
    const site = snapshot(place.out) ?? {};
    expect(Object.keys(site)).toHaveLength(count);
    const page = text(123, 'one');
    expect(site['in/4/123.html']).toBe(page.replace(zeros, documentHash(page).slice(0, buildIdLength)));
    expect(statSync(join(place.out, 'in/4/123.html')).mode & 0o777).toBe(0o644);
    expect(statSync(join(place.out, 'in/4')).mode & 0o777).toBe(0o755);
  });

  it('are the same as without a thread', async () => {
    const [one, other] = [tempSite(), tempSite()];
    await put(one, 'one');
    await put(other, 'one', count);
    expect(snapshot(one.out)).toEqual(snapshot(other.out));
    expect(readFileSync(join(one.out, 'in/0/0.html'))).toEqual(readFileSync(join(other.out, 'in/0/0.html')));
  });

  it('are not written if the output has them', async () => {
    const place = tempSite();
    await put(place, 'one');
    const before = statSync(join(place.out, 'in/4/123.html'));
    expect(await put(place, 'one')).toEqual({ written: [], unchanged: count, removed: [] });
    expect(statSync(join(place.out, 'in/4/123.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it.each([0, count])(
    'may be staged again with the content of the output, %i files before the thread',
    async (before) => {
      const place = tempSite();
      await put(place, 'one');
      await withOutput({ ...place, filesBeforeThread: before }, async (output) => {
        const stage = async (word: string) => {
          const taken = Array.from({ length: 3 }, (_, index) => output.stage(fresh(index, word)));
          output.flush();
          return Promise.all(taken);
        };
        await stage('two');
        return output.finish([...(await stage('one')), outputFile('new.txt', 'new')]);
      });
      const page = text(1, 'one');
      expect(snapshot(place.out)?.['in/1/1.html']).toBe(
        page.replace(zeros, documentHash(page).slice(0, buildIdLength)),
      );
    },
  );

  it('may be larger than a batch', async () => {
    const place = tempSite();
    const large = 'y'.repeat(3_000_000);
    const { result } = await withOutput({ ...place, filesBeforeThread: 0 }, async (output) => {
      const taken = ['a', large, 'b'].map((bytes, index) =>
        output.stage({ path: `${index}.txt`, bytes: Buffer.from(bytes) }),
      );
      output.flush();
      return output.finish(await Promise.all(taken));
    });
    expect(result.written).toEqual(['0.txt', '1.txt', '2.txt']);
    expect(snapshot(place.out)).toEqual({ '0.txt': 'a', '1.txt': large, '2.txt': 'b' });
  });

  it('are named if the disk refuses one, and no others remain', async () => {
    const place = tempSite();
    const site = { 'index.html': 'home' };
    await write(filesOf(site), place);
    const refused = withOutput({ ...place, filesBeforeThread: 0 }, async (output) => {
      const taken = ['a/b.html', 'a', 'c.html'].map((path) => output.stage({ path, bytes: Buffer.from(path) }));
      for (const one of taken) one.catch(() => undefined);
      output.flush();
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
    const failed = withOutput({ ...place, filesBeforeThread: 0 }, async (output) => {
      output.stage(fresh(1, 'one')).catch(() => undefined);
      output.flush();
      throw new Error('a page could not be made');
    });
    await expect(failed).rejects.toThrow('a page could not be made');
    expect(readdirSync(place.root)).toEqual(['dist']);
  });
});
