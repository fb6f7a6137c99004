import { homedir, hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, frontage } from './command.ts';
import { copyEngine } from './engine-copy.ts';
import { filesIn, tempSite } from './temp-site.ts';

/** December of one year in one time zone, January of the next in the other. */
const newYear = String(Date.UTC(2026, 11, 31, 23, 30) / 1000);

const clone = resolve(import.meta.dirname, '..');
const sites = { east: tempSite('bakery'), west: tempSite('bakery') };
afterAll(() => {
  for (const site of Object.values(sites)) site.drop();
});

let east: ReadonlyMap<string, Buffer>;
let west: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  const build = async (site: typeof sites.east, entry: string, cwd: string, env: Record<string, string>) => {
    const config = join(site.root, 'pages.config.ts');
    const options = { cwd, entry, env: { ...env, SOURCE_DATE_EPOCH: newYear } };
    const run = await frontage(['build', '--config', config], options);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    return filesIn(site.options.out);
  };
  [east, west] = await Promise.all([
    build(sites.east, bin, sites.east.root, { TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8', LANG: 'de' }),
    build(sites.west, copyEngine(join(sites.west.root, 'engine/of/another/depth')), tmpdir(), {
      TZ: 'America/Adak',
      LC_ALL: 'C',
    }),
  ]);
});

describe('two builds of a site in different folders, time zones and locales', () => {
  it('have the same files', () => {
    expect([...east.keys()]).toEqual([...west.keys()]);
    expect(east.size).toBeGreaterThan(10);
  });

  it('have the same bytes in every file', () => {
    for (const [file, bytes] of east) expect(bytes.toString('latin1'), file).toBe(west.get(file)?.toString('latin1'));
  });

  it('use the given year, in UTC', () => {
    expect(east.get('index.html')?.toString()).toContain('© 2026 Barm');
  });

  it('contain no path, host name or user name of the machine', () => {
    const own = [clone, homedir(), tmpdir(), hostname(), ...Object.values(sites).map(({ root }) => root)];
    // A home folder "/" or a host name of one letter would match everywhere.
    const telling = own.filter((name) => name.length > 3);
    expect(telling.length).toBeGreaterThan(3);
    for (const [file, bytes] of east) {
      const content = `${file}\n${bytes.toString('latin1')}`;
      expect(
        telling.filter((name) => content.includes(name)),
        file,
      ).toEqual([]);
      // Compressed bytes have every short sequence by chance, so a path counts from eight characters on.
      expect(content, file).not.toMatch(/file:\/\/|node_modules|\/home\/|\/Users\/|[A-Z]:\\[\w\\. -]{5}/);
    }
  });
});
