import type { Diagnostic } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import type { LinkTargets } from '../../page/resolve/links.ts';
import { openPages, type PageRecord } from '../page-record.ts';
import { deadButtons } from './dead-buttons.ts';
import { duplicateMeta } from './duplicate-meta.ts';
import { metaLengths } from './meta-lengths.ts';
import { noindexConflicts } from './noindex-conflicts.ts';
import { orphans } from './orphans.ts';
import { redirectAnchors } from './redirect-anchors.ts';
import { reservedNames } from './reserved-names.ts';

/**
 * Reports valid configs that are mistakes all the same, across pages. `routes` are the pages of all routes, and `targets` the ids
 * that links can point at, by the path of the page.
 */
export function lintAcross(
  site: Pick<Site, 'redirects' | 'preview'>,
  routes: readonly PageRecord[],
  targets: ReadonlyMap<string, LinkTargets>,
): Diagnostic[] {
  const open = openPages(routes, site.preview);
  return [
    ...reservedNames(routes),
    ...metaLengths(open),
    ...duplicateMeta(open),
    ...orphans(open),
    ...noindexConflicts(site, routes, open),
    ...deadButtons(open),
    ...redirectAnchors(site, new Set(routes.map(({ page }) => page.path)), targets),
  ];
}
