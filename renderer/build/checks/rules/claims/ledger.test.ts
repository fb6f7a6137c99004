import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims as claimsOf } from '../../../commands/claims.ts';
import { diskFiles } from '../../../lib/files.ts';
import type { Claim } from './ledger.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-claims-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

let ledger: readonly Claim[];
beforeAll(async () => {
  const config = resolve(import.meta.dirname, '../../../../../pages.config.ts');
  const report = await claimsOf({ files: diskFiles, config, cacheDir, year: 2026, today: '2026-11-21' });
  expect(report.issues).toEqual([]);
  ledger = report.claims ?? [];
});

const valuesOf = (name: string) => ledger.find((claim) => claim.name === name)?.values ?? [];

describe('the ledger of the real site', () => {
  it.each([
    ['entryPrice', ['$675', '$297', '$997', '$499', '$675', '$549', '$699']],
    ['guarantee', ['30 days', '90 days', '60 days']],
    ['reportTime', ['48 hours', '24 hours']],
    ['callLength', ['30 minutes', '15 minutes']],
    ['spots', ['10', '2', '5', '3']],
    ['hours', ['Mon-Fri 9am-5pm EST', '9-6 EST', '10-2 EST', 'closed']],
    ['successRate', ['90%', '95%']],
  ])('has the values of %s in the specification, each with its reason and its locations', (name, texts) => {
    const values = valuesOf(name);
    expect(values.map(({ text }) => text)).toEqual(texts);
    const [first, ...others] = values;
    expect(first?.sources[0]).not.toHaveProperty('because');
    for (const { text, sources, places } of others) {
      if (text !== first?.text) expect(sources.map(({ because }) => because)).not.toContain(undefined);
      expect(places.length, text).toBeGreaterThan(0);
    }
    for (const { line, column, file } of values.flatMap(({ places }) => places)) {
      expect(file).toMatch(/\.(?:ts|md)$/);
      expect(Math.min(line ?? 0, column ?? 0)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['annualSaving.starter', '$2,025'],
    ['annualSaving.growth', '$3,675'],
    ['annualSaving.authority', '$5,850'],
    ['plans.fastTrackSaving', '$150'],
    ['auditValue', '$497'],
  ])('computes %s', (name, text) => {
    expect(valuesOf(name)).toMatchObject([{ text, formula: expect.any(String) }]);
  });

  it('distinguishes the parts of a page', () => {
    const places = valuesOf('guarantee').flatMap((value) => value.places);
    const parts = new Set(places.map(({ where, data }) => `${where} ${data}`));
    expect([...parts].sort()).toEqual(['card false', 'description true', 'section false', 'section true']);
  });

  it('lists a section that pages share once, with the pages', () => {
    const shared = valuesOf('guarantee')[0]?.places.filter(({ file }) => file?.endsWith('copy/shared.ts')) ?? [];
    expect(shared).toHaveLength(1);
    expect(shared[0]?.pages.length).toBeGreaterThan(5);
    expect(shared[0]?.pages).not.toContain('/sales');
  });
});

describe('the ledger of a site with computed facts', () => {
  it('names the override that another value of a page depends on', async () => {
    const root = join(cacheDir, 'site');
    cpSync(resolve(import.meta.dirname, '../../../../../tests/errors/_base'), root, { recursive: true });
    const config = join(root, 'pages.config.ts');
    writeFileSync(
      config,
      `import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const sections = { intro: { ...intro, lead: 'You save {{facts.saving}}.' } };

export default defineSite({
  ...site,
  facts: {
    price: { type: 'money', value: 100 },
    year: { type: 'money', of: { times: [12, 'price'] } },
    saving: { type: 'money', of: { percent: 25, of: 'year' } },
  },
  routes: [
    { path: '/', meta, sections },
    { path: '/schools', meta, sections, facts: { price: { value: 200, because: 'Schools have more.' } } },
  ],
});
`,
    );
    const { claims = [] } = await claimsOf({ files: diskFiles, config, cacheDir, year: 2026, today: '2026-11-21' });
    const saving = claims.find(({ name }) => name === 'saving')?.values ?? [];
    expect(saving.map(({ text, sources }) => [text, sources.map(({ page, because }) => [page, because])])).toEqual([
      ['$300', [[undefined, undefined]]],
      ['$600', [['/schools', 'Schools have more.']]],
    ]);
  });
});
