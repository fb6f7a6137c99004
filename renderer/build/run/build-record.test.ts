import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { type BuildOptions, build } from '../index.ts';
import { weigh } from '../lib/weigh.ts';
import { recordedPages, unchangedBuild, unchangedPage } from './build-record.ts';

let site: TempSite;
beforeEach(() => {
  site = tempSite('live');
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.drop();
});

/** Builds, and says whether it looked closer than at what has changed. */
async function looked(options: Partial<BuildOptions> = {}) {
  let analysis = false;
  const onStage = () => {
    analysis = true;
  };
  const all = { ...site.options, engine: 'one', today: '2026-05-01', onStage, ...options };
  const report = (await unchangedBuild(all)) ?? (await build(all));
  return { analysis, report };
}

describe('a build that would do what the last one did', () => {
  it('says the same, and does nothing', async () => {
    site.edit('pages.config.ts', "    'page-orphan': 'off',", "    'page-orphan': 'warn',");
    const { report: first } = await looked();
    const { report: second, analysis } = await looked();
    expect(analysis).toBe(false);
    expect(second.issues).toEqual(first.issues);
    expect(first.issues.length).toBeGreaterThan(0);
    expect(second.result).toEqual({ written: [], unchanged: first.result?.written.length, removed: [] });
    const written = (pages: readonly object[]) => JSON.parse(JSON.stringify(pages));
    expect(written(second.pages)).toEqual(
      written(first.pages.map((page) => ({ ...page, rendered: false, reason: 'reused: nothing changed' }))),
    );
    expect(first.pages.every(({ weight }) => weight.document > 0)).toBe(true);
  });

  it.each<readonly [string, () => void]>([
    ['copy', () => site.edit('templates/copy/pages.ts', 'Thank you', 'Thanks a lot')],
    ['theme', () => site.edit('templates/theme.css', '{', '{\n')],
    [
      'a picture',
      () => site.write('templates/images/other.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page of the output', () => writeFileSync(join(site.options.out, 'index.html'), 'edited')],
    ['the time of a page', () => utimesSync(join(site.options.out, 'index.html'), 1, 1)],
    ['a folder that is in the output', () => mkdirSync(join(site.options.out, 'strange'))],
    ['the output', () => rmSync(site.options.out, { recursive: true })],
    ['what is remembered', () => rmSync(site.options.cacheDir, { recursive: true })],
    ['the environment', () => vi.stubEnv('PUBLIC_DESK', 'https://desk.example/leads')],
  ])('looks closer when this has changed: %s', async (_what, change) => {
    await looked();
    expect((await looked()).analysis).toBe(false);
    change();
    const { analysis, report } = await looked();
    expect(analysis).toBe(true);
    expect(report.result).toBeDefined();
    expect((await looked()).analysis).toBe(false);
  });

  it.each<Partial<BuildOptions>>([
    { engine: 'two' },
    { engine: undefined },
    { previous: { folder: '/nowhere', now: new Date(0) } },
    { today: '2026-05-02' },
    { year: 2027 },
    { origin: 'https://preview.example' },
    { production: true },
  ])('looks closer with other options: %o', async (other) => {
    await looked();
    expect((await looked(other)).analysis).toBe(true);
  });

  it('repeats what is wrong, and is not taken for one that was right', async () => {
    await looked();
    site.edit('pages.config.ts', "path: '/plain-too'", "path: '/plain'");
    expect((await looked()).report.result).toBeUndefined();
    expect((await looked()).report.issues.map(({ code }) => code)).toContain('path-taken');
    site.edit(
      'pages.config.ts',
      "path: '/plain', meta: { title: 'Plain too'",
      "path: '/plain-too', meta: { title: 'Plain too'",
    );
    expect((await looked()).report.result?.written).toEqual([]);
  });

  it('says once that a page is gone', async () => {
    await looked();
    site.edit('pages.config.ts', "path: '/city'", "path: '/town'");
    const codes = async () => (await looked()).report.issues.map(({ code }) => code);
    expect(await codes()).toContain('route-gone');
    expect(await codes()).not.toContain('route-gone');
    expect(await codes()).not.toContain('route-gone');
    expect((await looked()).analysis).toBe(false);
  });
});

describe('what is remembered of pages', () => {
  it('is what those weigh of which people were told, and no other is read for it', () => {
    const page = (size: number) => ({ path: `/${size}`, file: `${size}.html`, size, rendered: true, reason: '' });
    const made = (count: number) =>
      Array.from({ length: count }, (_, size) => ({ ...page(size), weight: weigh(() => 'a'.repeat(size), 7) }));
    const known = (count: number) =>
      recordedPages(made(count)).filter((recorded) => {
        const { weight, ...rest } = unchangedPage(recorded, '/nowhere');
        expect({ ...rest, script: weight.script }).toEqual({
          ...page(rest.size),
          rendered: false,
          reason: 'reused: nothing changed',
          script: 7,
        });
        if (recorded[4] === undefined) expect(() => weight.document).toThrow('ENOENT');
        return recorded[4] === weigh(() => 'a'.repeat(rest.size), 7).document;
      });
    expect(known(30)).toHaveLength(30);
    expect(known(31).map(([path]) => path)).toEqual(['/26', '/27', '/28', '/29', '/30']);
  });
});
