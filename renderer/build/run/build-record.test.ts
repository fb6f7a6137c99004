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

/** Builds, and returns whether the build analyzed the site. */
async function built(options: Partial<BuildOptions> = {}) {
  let analysis = false;
  const onStage = () => {
    analysis = true;
  };
  const all = { ...site.options, engine: 'one', today: '2026-05-01', onStage, ...options };
  const report = (await unchangedBuild(all)) ?? (await build(all));
  return { analysis, report };
}

describe('a build with unchanged inputs', () => {
  it('repeats the report and writes nothing', async () => {
    site.edit('pages.config.ts', "    'page-orphan': 'off',", "    'page-orphan': 'warn',");
    const { report: first } = await built();
    const { report: second, analysis } = await built();
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
    ['a folder in the output', () => mkdirSync(join(site.options.out, 'strange'))],
    ['the output', () => rmSync(site.options.out, { recursive: true })],
    ['the cache', () => rmSync(site.options.cacheDir, { recursive: true })],
    ['the environment', () => vi.stubEnv('PUBLIC_DESK', 'https://desk.example/leads')],
  ])('analyzes the site if this changed: %s', async (_what, change) => {
    await built();
    expect((await built()).analysis).toBe(false);
    change();
    const { analysis, report } = await built();
    expect(analysis).toBe(true);
    expect(report.result).toBeDefined();
    expect((await built()).analysis).toBe(false);
  });

  it.each<Partial<BuildOptions>>([
    { engine: 'two' },
    { engine: undefined },
    { previous: { folder: '/nowhere', now: new Date(0) } },
    { today: '2026-05-02' },
    { year: 2027 },
    { origin: 'https://preview.example' },
    { production: true },
  ])('analyzes the site with other options: %o', async (other) => {
    await built();
    expect((await built(other)).analysis).toBe(true);
  });

  it('reports errors again, and does not replace the record of a valid build', async () => {
    await built();
    site.edit('pages.config.ts', "path: '/plain-too'", "path: '/plain'");
    expect((await built()).report.result).toBeUndefined();
    expect((await built()).report.issues.map(({ code }) => code)).toContain('path-taken');
    site.edit(
      'pages.config.ts',
      "path: '/plain', meta: { title: 'Plain too'",
      "path: '/plain-too', meta: { title: 'Plain too'",
    );
    expect((await built()).report.result?.written).toEqual([]);
  });

  it('reports once that a page is gone', async () => {
    await built();
    site.edit('pages.config.ts', "path: '/city'", "path: '/town'");
    const codes = async () => (await built()).report.issues.map(({ code }) => code);
    expect(await codes()).toContain('route-gone');
    expect(await codes()).not.toContain('route-gone');
    expect(await codes()).not.toContain('route-gone');
    expect((await built()).analysis).toBe(false);
  });
});

describe('recorded pages', () => {
  it('have the weight of the document if the report shows it', () => {
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
