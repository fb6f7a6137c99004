import { variantParameter } from '../../client/early/data.ts';
import type { Site } from '../../site/site.ts';
import { routeHref } from '../../site/urls.ts';
import { variantWeights } from '../page/render/early-data.ts';
import type { PageSummary } from '../page/resolve/index.ts';

/** Returns the experiments of a site by page address, for hosts that choose the variant themselves. */
export function experimentsFile(site: Site, pages: readonly PageSummary[]): string | undefined {
  const entries = pages.flatMap(({ path, experiment }) => {
    if (experiment === undefined) return [];
    const { name, until = null, variants } = experiment;
    return [[routeHref(site, path), { name, parameter: variantParameter, until, weights: variantWeights(variants) }]];
  });
  return entries.length === 0 ? undefined : JSON.stringify(Object.fromEntries(entries));
}
