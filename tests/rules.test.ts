import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build, check } from '../renderer/build/index.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('trades');
afterAll(site.drop);
const options = { ...site.options, today: '2026-02-01' };

const limit = "path: '/{{param.trade.slug}}/{{param.town.slug}}',";
const waiver = "{ rule: 'pages-left-out', because: 'The county opens in spring.', until: '2026-03-31' }";

describe('the rules of a site', () => {
  it('apply to the diagnostics of each stage, and do not change the output', async () => {
    site.edit('pages.config.ts', limit, `${limit} limit: 3,`);
    const first = await build(options);
    expect(first.issues).toMatchObject([{ code: 'pages-left-out', severity: 'warning' }]);

    site.edit('pages.config.ts', 'limit: 3,', `limit: 3, waive: [${waiver}],`);
    const onSection = waiver.replace('pages-left-out', 'route-gone');
    site.edit('templates/pages/trade-in-town.ts', "block: 'steps',", `block: 'steps', waive: [${onSection}],`);
    const waived = await build(options);
    expect(waived.issues).toEqual([]);
    expect(waived.result).toMatchObject({ written: [], removed: [] });
    expect(waived.pages.filter(({ rendered }) => rendered)).toEqual([]);
    expect((await check(options)).issues).toEqual([]);

    expect((await build({ ...options, today: '2026-04-01' })).issues.map(({ code }) => code)).toEqual([
      'pages-left-out',
      'waiver-expired',
      'waiver-expired',
    ]);
  });

  it('may turn a warning into an error, and then nothing is written', async () => {
    site.edit(
      'pages.config.ts',
      "name: 'Trades & Towns',",
      "name: 'Trades & Towns', rules: { 'route-gone': 'error' },",
    );
    site.edit('pages.config.ts', "'/thatching'", "'/reed-roofs'");
    const { issues, result } = await build(options);
    expect(issues).toMatchObject([{ code: 'route-gone', severity: 'error' }]);
    expect(result).toBeUndefined();
    // `check` alone does not know the last build.
    expect((await check(options)).issues).toEqual([]);

    site.edit('pages.config.ts', "'route-gone': 'error'", "'route-gone': 'off'");
    expect(await build(options)).toMatchObject({ issues: [], result: { removed: ['thatching.html'] } });
  });

  it('report an unused waiver last', async () => {
    site.edit('pages.config.ts', ' limit: 3,', '');
    const { issues } = await check(options);
    expect(issues).toMatchObject([{ code: 'waiver-unused', severity: 'warning' }]);
    site.edit('pages.config.ts', "'route-gone': 'off'", "'waiver-unused': 'error'");
    expect((await check(options)).issues).toMatchObject([{ code: 'waiver-unused', severity: 'error' }]);
  });
});

it('the level of a configurable rule is set in one place', () => {
  const renderer = resolve(import.meta.dirname, '../renderer');
  const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(join(renderer, file), 'utf8').includes("severity: 'warning'"))).toEqual(
    [],
  );
});
