import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TempSite, tempSite } from '../../../tests/temp-site.ts';
import type { CachedRunOptions } from '../cache/run-inputs.ts';
import { check, routes } from '../index.ts';
import type { SiteOptions } from './analyze-site.ts';
import { type NewReport, storedReport } from './stored-report.ts';

let site: TempSite;
beforeEach(() => {
  site = tempSite('live');
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.drop();
});

const checked = async (options: SiteOptions) => {
  const { issues, checked: site } = await check(options);
  return { report: issues, input: site?.input };
};

/** Returns a report, and whether it was made anew. */
async function reported<Report>(
  make: (options: SiteOptions) => Promise<NewReport<Report>>,
  options: Partial<CachedRunOptions> = {},
) {
  let isNew = false;
  const { files, config, cacheDir, year } = site.options;
  const all = { files, config, cacheDir, year, engine: 'one', today: '2026-05-01', ...options };
  const report = await storedReport('test', all, (given) => {
    isNew = true;
    return make(given);
  });
  return { isNew, report };
}

describe('a stored report', () => {
  it.each([checked, routes])('is repeated if nothing changed', async (make) => {
    site.edit('pages.config.ts', "    'page-orphan': 'off',", "    'page-orphan': 'warn',");
    const first = await reported<unknown>(make);
    const second = await reported<unknown>(make);
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(JSON.stringify(first.report)).toContain('page-orphan');
    expect(JSON.stringify(second.report)).toBe(JSON.stringify(first.report));
  });

  it.each<readonly [string, () => void]>([
    ['copy', () => site.edit('templates/copy/pages.ts', 'Thank you', 'Thanks a lot')],
    ['theme', () => site.edit('templates/theme.css', '{', '{\n')],
    [
      'a picture',
      () => site.write('templates/images/other.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['the environment', () => vi.stubEnv('PUBLIC_DESK', 'https://desk.example/leads')],
    ['the cache', () => writeFileSync(join(site.options.cacheDir, 'last-test.json'), '{"key"')],
  ])('is made again if this changed: %s', async (_what, change) => {
    await reported(checked);
    change();
    expect((await reported(checked)).isNew).toBe(true);
    expect((await reported(checked)).isNew).toBe(false);
  });

  it.each<Partial<CachedRunOptions>>([
    { engine: 'two' },
    { engine: undefined },
    { today: '2026-05-02' },
    { year: 2027 },
    { origin: 'https://preview.example' },
  ])('is made again with other options: %o', async (other) => {
    await reported(checked);
    expect((await reported(checked, other)).isNew).toBe(true);
  });

  it('is not stored if the site has errors', async () => {
    site.edit('pages.config.ts', "path: '/plain-too'", "path: '/plain'");
    await reported(checked);
    const { isNew, report } = await reported(checked);
    expect(isNew).toBe(true);
    expect(report.map(({ code }) => code)).toContain('path-taken');
    expect(readdirSync(site.options.cacheDir)).not.toContain('last-test.json');
  });
});
