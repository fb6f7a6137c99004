import type { Diagnostic } from '../../../sdk/issue.ts';
import { normaliseRoutePath } from '../../../sdk/route-path.ts';
import { parseHref } from '../../../sdk/url.ts';
import type { Site } from '../../../site/site.ts';
import type { PageRecord } from '../page-record.ts';

/** Reports settings that hide pages from search engines although other settings ask for them to be found. */
export function noindexConflicts(
  { redirects }: Pick<Site, 'redirects'>,
  routes: readonly PageRecord[],
  open: readonly PageRecord[],
): Diagnostic[] {
  const hidden = new Map(routes.flatMap((record) => (record.isDraft ? [[record.page.path, record] as const] : [])));
  if (open.length === 0) return nothingOpen(routes, hidden);
  return [...hiddenHome(hidden), ...emptySitemap(open), ...hiddenTargets(redirects, hidden)];
}

function nothingOpen(routes: readonly PageRecord[], hidden: ReadonlyMap<string, PageRecord>): Diagnostic[] {
  const [first] = routes;
  if (first === undefined || hidden.size < routes.length) return [];
  return [
    {
      code: 'noindex-conflict',
      message: 'Every page is hidden from search engines, so the sitemap lists none.',
      path: [...first.at, 'meta', 'noindex'],
      suggestion: 'Remove "noindex" from the pages that are meant for the public.',
    },
  ];
}

/** A home page that is still marked as a draft. */
function hiddenHome(hidden: ReadonlyMap<string, PageRecord>): Diagnostic[] {
  const home = hidden.get('/');
  if (home === undefined) return [];
  return [
    {
      code: 'noindex-conflict',
      message: 'The home page is hidden from search engines, and other pages are not.',
      path: [...home.at, 'meta', 'noindex'],
      suggestion: 'Remove "noindex", so that people who search for the site by its name find this page.',
    },
  ];
}

function emptySitemap(open: readonly PageRecord[]): Diagnostic[] {
  const [first] = open;
  if (first === undefined || open.some(({ page }) => page.listed)) return [];
  return [
    {
      code: 'noindex-conflict',
      message: 'Search engines may show pages of the site, and the sitemap lists none of them.',
      path: [...first.at, 'sitemap'],
      suggestion: 'Remove "sitemap: false" from the pages that are meant to be found.',
    },
  ];
}

/** Reports permanent redirects to hidden pages, which lose the ranking of the old page. */
function hiddenTargets(redirects: Site['redirects'], hidden: ReadonlyMap<string, PageRecord>): Diagnostic[] {
  return redirects.flatMap(({ from, to, temporary }, index): Diagnostic[] => {
    const target = parseHref(to);
    const read = target.kind === 'route' ? normaliseRoutePath(target.path) : undefined;
    const path = read !== undefined && 'path' in read ? read.path : undefined;
    if (temporary || path === undefined || !hidden.has(path)) return [];
    return [
      {
        code: 'noindex-conflict',
        message: `${from} has moved permanently to ${path}, which is hidden from search engines: search results lose the page.`,
        path: ['redirects', index, 'to'],
        suggestion: 'Redirect to a page that is not hidden, or set "temporary: true" while that page is hidden.',
      },
    ];
  });
}
