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

/** A report, and whether the site was looked at for it. */
async function reported<Report>(
  make: (options: SiteOptions) => Promise<NewReport<Report>>,
  options: Partial<CachedRunOptions> = {},
) {
  let looked = false;
  const { files, config, cacheDir, year } = site.options;
  const all = { files, config, cacheDir, year, engine: 'one', today: '2026-05-01', ...options };
  const report = await storedReport('test', all, (given) => {
    looked = true;
    return make(given);
  });
  return { looked, report };
}

describe('what was reported of a site', () => {
  it.each([checked, routes])('is said again where nothing has changed', async (make) => {
    site.edit('pages.config.ts', "    'page-orphan': 'off',", "    'page-orphan': 'warn',");
    const first = await reported<unknown>(make);
    const second = await reported<unknown>(make);
    expect([first.looked, second.looked]).toEqual([true, false]);
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
    ['what is remembered', () => writeFileSync(join(site.options.cacheDir, 'last-test.json'), '{"key"')],
  ])('is looked for anew when this has changed: %s', async (_what, change) => {
    await reported(checked);
    change();
    expect((await reported(checked)).looked).toBe(true);
    expect((await reported(checked)).looked).toBe(false);
  });

  it.each<Partial<CachedRunOptions>>([
    { engine: 'two' },
    { engine: undefined },
    { today: '2026-05-02' },
    { year: 2027 },
    { origin: 'https://preview.example' },
  ])('is looked for anew with other options: %o', async (other) => {
    await reported(checked);
    expect((await reported(checked, other)).looked).toBe(true);
  });

  it('is not remembered where an error kept the site from being looked at', async () => {
    site.edit('pages.config.ts', "path: '/plain-too'", "path: '/plain'");
    await reported(checked);
    const { looked, report } = await reported(checked);
    expect(looked).toBe(true);
    expect(report.map(({ code }) => code)).toContain('path-taken');
    expect(readdirSync(site.options.cacheDir)).not.toContain('last-test.json');
  });
});
