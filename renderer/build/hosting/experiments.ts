import { control, variantParameter } from '../../client/early/data.ts';
import type { Site } from '../../site/site.ts';
import { routeHref } from '../../site/urls.ts';
import type { ResolvedExperiment, ResolvedPage } from '../page/resolve/index.ts';

/** How many visitors in a hundred see what, the control first. */
export function variantWeights(variants: ResolvedExperiment['variants']): Readonly<Record<string, number>> {
  const left = variants.reduce((rest, { weight }) => rest - weight, 100);
  return { [control]: left, ...Object.fromEntries(variants.map(({ name, weight }) => [name, weight])) };
}

/** The experiments of a site by the address of their page, for hosts that choose the variant themselves. */
export function experimentsFile(site: Site, pages: readonly ResolvedPage[]): string | undefined {
  const entries = pages.flatMap(({ path, experiment }) => {
    if (experiment === undefined) return [];
    const { name, until = null, variants } = experiment;
    return [[routeHref(site, path), { name, parameter: variantParameter, until, weights: variantWeights(variants) }]];
  });
  return entries.length === 0 ? undefined : JSON.stringify(Object.fromEntries(entries));
}
