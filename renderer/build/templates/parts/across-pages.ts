import { append } from '../../../sdk/any-length.ts';
import type { Finding, Issue } from '../../../sdk/issue.ts';
import { lintTogether } from '../../checks/lint/index.ts';
import type { TitledPage } from '../../checks/lint/open-page.ts';
import { headerLimitFindings } from '../../hosting/header-limits.ts';
import type { ReadyPlan } from '../../plan.ts';
import { routeCollisions } from '../../schema/routes.ts';
import type { Parts } from './plans.ts';

/** What is told of pages that were looked at side by side; undefined where it cannot be said where that is. */
export async function issuesTogether(
  { site, pages, locate }: ReadyPlan,
  parts: Parts,
): Promise<readonly Issue[] | undefined> {
  const nodes = new Map(site.routes.flatMap((node) => (parts.isOwn(node) ? [] : [[node.path, node] as const])));
  const own = site.routes.find((node) => parts.isOwn(node));
  let row = 0;
  const open: TitledPage[] = [];
  for (const page of pages) {
    if (page.url === undefined) continue;
    const node = nodes.get(page.path) ?? { at: [...(own?.at.slice(0, -1) ?? []), row++], origin: own?.origin };
    if (!page.noindex) open.push({ node, page });
  }
  const issues: Issue[] = [];
  for (const finding of lintTogether(open)) {
    const located = finding.path[2] === 'pages' ? await parts.locate(finding) : locate([finding]);
    if (located === undefined) return undefined;
    append(issues, located);
  }
  return issues;
}

/**
 * What is wrong with pages of several parts. Of the other rules that look at many pages none can miss anything: a page that
 * no other of its part leads to is reported there, and so are a redirect from it and a site whose pages are all hidden.
 */
export function acrossPages({ site, pages, sheets, document }: ReadyPlan): Finding[] {
  const routes = pages.flatMap(({ path, url }) => (url === undefined ? [] : [{ path, at: [] }]));
  const needs = { site, pages, inline: sheets.inline, document: document.code, loader: '' };
  return [...routeCollisions(routes, site), ...headerLimitFindings(needs)];
}
