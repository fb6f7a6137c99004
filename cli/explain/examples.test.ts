import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../../renderer/build/index.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { isConfigurableRule } from '../../renderer/sdk/issue.ts';
import { codesOf, families, ruleText } from './families.ts';

/**
 * Each example is part of a config. Merged into a valid config, the wrong one breaks only its own rule, and the right one
 * breaks none. Configurable rules do not count, because small examples often break them. The test skips rules that need
 * a file, a second build or a custom block.
 */
const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-examples-')));
cpSync(resolve(import.meta.dirname, '../../tests/errors/_base'), root, { recursive: true });
writeFileSync(
  join(root, 'pages.config.ts'),
  "import { site, meta, intro } from './site.ts';\nexport default { ...site, routes: [{ path: '/', meta, sections: { intro } }] };",
);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const text = (help: string) => ({ type: 'text', help, example: 'fern' });
const given = {
  meta: { title: 'Fern & Co', description: 'House plants, delivered.' },
  intro: { block: 'pageIntro', headline: 'House plants, delivered' },
  notFound: {
    meta: { title: 'Not found', description: 'This page does not exist.' },
    sections: { intro: { block: 'pageIntro', headline: 'This page does not exist' } },
  },
  plant: {
    description: 'A plant.',
    params: { plant: { type: 'group', fields: { slug: text('In the address.'), name: text('Its name.') } } },
    meta: { title: '{{param.plant.name}}', description: 'A house plant.' },
    sections: { intro: { block: 'pageIntro', headline: '{{param.plant.name}}' } },
  },
  csv: (path: string) => ({ csv: path }),
  env: () => 'G-AB12CD34EF',
};

const blockExamples = ['consent-ticked', 'id-missing', 'json-ld-incomplete'];
const abridgedExamples = ['headers-limit', 'redirects-limit'];
const skipped = new Set<string>([
  ...families.filter(({ title }) => title === 'Loading the config').flatMap(codesOf),
  ...blockExamples,
  ...abridgedExamples,
  'data-missing',
  'route-gone',
]);
const examples = families.flatMap(codesOf).flatMap((code) => {
  const { bad, good } = ruleText(code);
  return skipped.has(code) ? [] : [[code, { bad, good }] as const];
});

describe('the example of', () => {
  it('covers most rules', () => {
    expect(examples.filter(([, { bad }]) => bad !== undefined).length).toBeGreaterThan(35);
  });

  it.each(examples.filter(([, { bad, good }]) => bad ?? good))('%s is true', async (code, { bad, good }) => {
    if (bad !== undefined) expect(new Set(await codesFor(bad, code))).toEqual(new Set([code]));
    if (good !== undefined) expect(await codesFor(good, code)).toEqual([]);
  });
});

/** Returns the codes reported for a valid site with these entries merged in: the given rule, and all fixed rules. */
async function codesFor(entries: string, rule: string): Promise<string[]> {
  const read = new Function(...Object.keys(given), `return ({ ${entries} })`);
  const { issues } = await check({
    files: diskFiles,
    config: join(root, 'pages.config.ts'),
    cacheDir: join(root, '.frontage'),
    year: 2026,
    today: '2026-02-01',
    input: (site) => ({ ...Object(site), ...read(...Object.values(given)) }),
  });
  return issues.map(({ code }) => code).filter((code) => code === rule || !isConfigurableRule(code));
}
