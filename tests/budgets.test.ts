import { afterAll, expect, it } from 'vitest';
import { build, routes } from '../renderer/build/index.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('trades');
afterAll(site.drop);

const config = 'pages.config.ts';
const origin = "origin: 'https://trades.example',";

it('a build reports pages over their budget and their heaviest parts, whether they are rendered or cached', async () => {
  expect((await build(site.options)).issues).toEqual([]);
  site.edit(config, origin, `${origin}\n  budgets: { html: 2_000, script: 1_000 },`);
  const cached = await build(site.options);
  expect(cached.result?.written).toEqual([]);
  expect(cached.issues.every(({ code, severity }) => code === 'page-heavy' && severity === 'warning')).toBe(true);
  const messages = cached.issues.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n');
  expect(messages).toMatch(
    /The page \/ weighs [\d,]+ bytes in brotli, the styles that it waits for included: [\d,]+ over its budget of 2,000\. The heaviest parts are styles \([\d,]+\), .*directory "list" \([\d,]+\)/,
  );
  expect(messages).toMatch(/It has the same blocks as \//);
  expect(messages).toMatch(/Pages run 1,\d+ bytes of script \(in gzip\) before any interaction/);
  // The pages of the matrix share one or two warnings.
  expect(cached.issues.length).toBeLessThan(9);

  // Cached results equal those of a clean build.
  const again = await build(site.options);
  const clean = await build({ ...site.options, out: `${site.options.out}-clean` });
  expect(again.issues).toEqual(cached.issues);
  expect(clean.issues).toEqual(cached.issues);
  expect(clean.pages.every(({ rendered }) => rendered)).toBe(true);
});

it('pages within their budget are not measured twice', async () => {
  site.edit(config, 'html: 2_000, script: 1_000', 'html: 13_000');
  const { issues, pages } = await build({ ...site.options, out: `${site.options.out}-light` });
  expect(issues).toEqual([]);
  expect(pages.filter(({ weight }) => 'exact' in weight)).toEqual([]);
});

it.each(['own-block', 'forms'])('routes are listed with the size of their built pages: %s', async (name) => {
  const other = tempSite(name);
  try {
    // Nothing is built yet, but the imports of the pages must be known.
    const { report } = await routes(other.options);
    const { pages } = await build(other.options);
    const weights = pages.map(({ path, weight }) => [path, weight.document]);
    expect(report.routes?.map(({ path, weight }) => [path, weight])).toEqual(weights);
  } finally {
    other.drop();
  }
});
