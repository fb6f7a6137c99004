import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyPages } from '../renderer/build/commands/verify-pages.ts';
import { build } from '../renderer/build/index.ts';
import { frontageInProcess } from './in-process.ts';
import { type TempSite, tempSite } from './temp-site.ts';

let site: TempSite;
beforeAll(() => {
  site = tempSite('trades');
});
afterAll(() => site.drop());

it('a build whose pages are made again finds those that the output has otherwise', async () => {
  const { pages } = await build(site.options);
  expect(await verifyPages(site.options)).toEqual({ pages: Math.min(20, pages.length), differing: [] });
  appendFileSync(join(site.options.out, 'index.html'), ' ');
  expect(await verifyPages(site.options, pages.length)).toEqual({ pages: pages.length, differing: ['/'] });
  expect((await verifyPages(site.options, 1)).pages).toBe(1);
});

it('says so on the command line, also of a build that had nothing to do', async () => {
  const at = { cwd: site.root };
  for (const edit of [undefined, undefined, 'A headline of today']) {
    if (edit !== undefined)
      site.edit(
        'pages.config.ts',
        /headline: '([^']*)'/.exec(site.options.files.read(site.options.config)?.toString() ?? '')?.[1] ?? '',
        edit,
      );
    const { code, stdout } = await frontageInProcess(['build', '--verify'], at);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\d+ pages made again: all as they are in the output\.\n$/);
  }
});
