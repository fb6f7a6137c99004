import type { Finding } from '../../../sdk/issue.ts';
import { normaliseRoutePath } from '../../../sdk/route-path.ts';
import { parseHref } from '../../../sdk/url.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import type { OpenPage } from './open-page.ts';

/** What keeps a site from being found though something else of it asks to be: search engines are told two things at once. */
export function noindexConflicts(site: Site, open: readonly OpenPage[]): Finding[] {
  const hidden = new Map(site.routes.flatMap((node) => (node.meta.noindex ? [[node.path, node] as const] : [])));
  if (open.length === 0) return nothingOpen(site, hidden);
  return [...hiddenHome(hidden), ...emptySitemap(open), ...movedOutOfSight(site, hidden)];
}

function nothingOpen({ routes }: Site, hidden: ReadonlyMap<string, PageNode>): Finding[] {
  const [first] = routes;
  if (first === undefined || hidden.size < routes.length) return [];
  return [
    {
      code: 'noindex-conflict',
      message: 'Every page is kept from search engines, so the sitemap lists none.',
      path: [...first.at, 'meta', 'noindex'],
      suggestion: 'Remove "noindex" from the pages that are meant for the public.',
    },
  ];
}

/** A draft's mark that was forgotten on the page that everybody looks for. */
function hiddenHome(hidden: ReadonlyMap<string, PageNode>): Finding[] {
  const home = hidden.get('/');
  if (home === undefined) return [];
  return [
    {
      code: 'noindex-conflict',
      message: 'The home page is kept from search engines, and other pages are not.',
      path: [...home.at, 'meta', 'noindex'],
      suggestion: 'Remove "noindex", so that people who search for the site by its name find this page.',
    },
  ];
}

function emptySitemap(open: readonly OpenPage[]): Finding[] {
  const [first] = open;
  if (first === undefined || open.some(({ node }) => node.listed)) return [];
  return [
    {
      code: 'noindex-conflict',
      message: 'Search engines may have pages of the site, and the sitemap lists none of them.',
      path: [...first.node.at, 'sitemap'],
      suggestion: 'Remove "sitemap: false" from the pages that are meant to be found.',
    },
  ];
}

/** An address that has moved for good hands its place in the results on: to a page that may not have one. */
function movedOutOfSight({ redirects }: Site, hidden: ReadonlyMap<string, PageNode>): Finding[] {
  return redirects.flatMap(({ from, to, temporary }, index): Finding[] => {
    const target = parseHref(to);
    const read = target.kind === 'route' ? normaliseRoutePath(target.path) : undefined;
    const path = read !== undefined && 'path' in read ? read.path : undefined;
    if (temporary || path === undefined || !hidden.has(path)) return [];
    return [
      {
        code: 'noindex-conflict',
        message: `${from} has moved for good to ${path}, which is kept from search engines: what was found there is lost.`,
        path: ['redirects', index, 'to'],
        suggestion: 'Lead it to a page that may be found, or say "temporary: true" while that one is hidden.',
      },
    ];
  });
}
