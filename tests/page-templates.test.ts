import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toIssues } from '../renderer/build/checks/issues.ts';
import { configSources, load } from '../renderer/build/inputs/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { expandPage } from '../renderer/build/page/expand.ts';
import { PicturePlanner } from '../renderer/build/page/pictures/planner.ts';
import { PageResolver } from '../renderer/build/page/resolve/index.ts';
import { expandRoutes } from '../renderer/build/routes/index.ts';
import { validateSite } from '../renderer/build/schema/index.ts';
import { readRules } from '../renderer/build/schema/rules/index.ts';
import { exampleParams } from '../renderer/site/params.ts';
import type { TemplateInput } from '../renderer/site/template-input.ts';
import { cityLanding } from '../templates/pages/city-landing.ts';
import { guaranteeExplainer } from '../templates/pages/guarantee-explainer.ts';
import { keywordLanding } from '../templates/pages/keyword-landing.ts';
import { results } from '../templates/pages/results.ts';
import { singleOffer } from '../templates/pages/single-offer.ts';

const root = resolve(import.meta.dirname, '..');
const config = join(root, 'pages.config.ts');
const loaded = await load({ files: diskFiles, config, cacheDir: join(root, '.frontage') });
const templates: Record<string, TemplateInput> = {
  cityLanding,
  guaranteeExplainer,
  keywordLanding,
  results,
  singleOffer,
};

describe('a page from the template, with its examples, is valid:', () => {
  it.each(Object.entries(templates))('%s', (_, template) => {
    expect(issuesWith({ kind: 'template', path: '/trial', template, params: exampleParams(template.params) })).toEqual(
      [],
    );
  });

  it.each(Object.entries(templates))('%s, without optional parameters', (_, template) => {
    const needed = Object.fromEntries(Object.entries(template.params).filter(([, { optional }]) => !optional));
    expect(issuesWith({ kind: 'template', path: '/trial', template, params: exampleParams(needed) })).toEqual([]);
  });
});

/** Returns the issues of the site with this page. */
function issuesWith(route: unknown): string[] {
  const { routes, ...site } = readRules(loaded.input).input as { routes: readonly unknown[] };
  const expanded = expandRoutes({ ...site, routes: [...routes, route] }, loaded.data, {
    prose: loaded.prose,
    blocks: loaded.registry.blocks,
  });
  const {
    site: around,
    diagnostics: ofSite,
    pages,
    addresses,
  } = validateSite(expanded.input, () => expanded.pages, loaded.registry);
  const nodes = pages.read(expanded.pages);
  const resolver = new PageResolver(around, {
    icons: loaded.icons,
    pictures: new PicturePlanner({ images: loaded.images, formats: ['avif', 'webp'], base: '', theme: '' }),
    year: 2026,
  });
  resolver.resolve(nodes.map((node) => expandPage(around, node).page));
  const diagnostics = [
    ...expanded.diagnostics,
    ...ofSite,
    ...pages.diagnostics,
    ...addresses(nodes).diagnostics,
    ...resolver.diagnostics,
  ];
  const issues = toIssues(diagnostics, configSources(diskFiles, config), expanded);
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
