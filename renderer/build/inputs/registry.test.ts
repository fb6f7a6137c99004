import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tempSite } from '../../../tests/temp-site.ts';
import { loadRegistry } from './registry.ts';

const site = tempSite('own-block');
afterAll(site.drop);

it('has no code that islands of the engine load on demand in browsers', async () => {
  const { files, cacheDir } = site.options;
  const { blocks } = await loadRegistry({ files, root: site.root, cacheDir });
  expect(blocks.get('form')?.island).toBeDefined();
  const bundles = readdirSync(cacheDir).filter((name) => /^blocks-.*\.cjs$/.test(name));
  const code = bundles.map((name) => readFileSync(join(cacheDir, name), 'utf8')).join('');
  expect(code).toContain('form');
  expect(code).not.toContain('parsePhoneNumberFromString');
});
