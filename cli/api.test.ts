import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TempSite, tempSite } from '../tests/temp-site.ts';
import { build, check, csv, defineSite } from './api.ts';

let site: TempSite;
let config: string;
beforeEach(() => {
  site = tempSite('bakery');
  config = join(site.root, 'pages.config.ts');
});
afterEach(() => site.drop());

const breakLink = () => site.edit('pages.config.ts', "path: '/bread'", "path: '/loaves'");

describe('build', () => {
  it('writes a site, and reuses its pages', async () => {
    const first = await build({ config, out: 'public' });
    expect(first).toMatchObject({ ok: true, errors: 0, issues: [], out: join(site.root, 'public') });
    expect(first.pages.map(({ path }) => path)).toContain('/bread');
    expect(first.pages.every(({ rendered }) => rendered)).toBe(true);
    for (const file of first.written) expect(existsSync(join(first.out, file)), file).toBe(true);
    const second = await build({ config, out: 'public' });
    expect(second.pages.some(({ rendered }) => rendered)).toBe(false);
    expect(second).toMatchObject({ written: [], unchanged: first.written.length });
  });

  it('returns the errors of a site and writes nothing', async () => {
    breakLink();
    const { ok, errors, issues, written, pages } = await build({ config });
    expect({ ok, written, pages }).toEqual({ ok: false, written: [], pages: [] });
    expect(errors).toBeGreaterThan(0);
    expect(issues[0]).toMatchObject({ code: 'link-route', severity: 'error', file: expect.stringMatching(/\.ts$/) });
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
  });

  it('throws for an origin that is not one', async () => {
    await expect(build({ config, origin: 'not an origin' })).rejects.toThrow('origin');
  });
});

describe('check', () => {
  it('writes nothing and counts pages', async () => {
    const { ok, pages } = await check({ config });
    expect(ok).toBe(true);
    expect(pages).toBeGreaterThan(2);
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
  });

  it('checks the named routes alone', async () => {
    breakLink();
    expect((await check({ config })).errors).toBeGreaterThan(0);
    await expect(check({ config, routes: ['/lowves'] })).rejects.toThrow('There is no route "/lowves".');
  });
});

it('exports what a config imports', () => {
  expect(defineSite).toBeTypeOf('function');
  expect(csv('rows.csv')).toEqual({ csv: 'rows.csv' });
});
