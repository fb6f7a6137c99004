import type { Path } from '../../../sdk/issue.ts';
import { normaliseRoutePath } from '../../../sdk/paths.ts';
import { parseHref } from '../../../sdk/url.ts';
import type { Site } from '../../../site/site.ts';
import type { PageRecord } from '../page-record.ts';
import type { SiteRule, SiteView } from '../rule.ts';

/** Reports settings that hide pages from search engines although other settings ask for them to be found. */
export const noindexConflicts: SiteRule = {
  id: 'noindex-conflict',
  on: 'site',
  check({ site, routes, open }) {
    const hidden = new Map(routes.flatMap((record) => (record.isDraft ? [[record.page.path, record] as const] : [])));
    const found = open.length === 0 ? nothingOpen(routes, hidden) : openConflicts(site, open, hidden);
    return found.map((conflict) => ({ code: 'noindex-conflict', ...conflict }));
  },
};

interface Conflict {
  readonly message: string;
  readonly path: Path;
  readonly suggestion: string;
}

type Hidden = ReadonlyMap<string, PageRecord>;

function nothingOpen([first, ...others]: readonly PageRecord[], hidden: Hidden): Conflict[] {
  if (first === undefined || hidden.size <= others.length) return [];
  return [
    {
      message: 'Every page is hidden from search engines, so the sitemap lists none.',
      path: [...first.at, 'meta', 'noindex'],
      suggestion: 'Remove "noindex" from the pages that are meant for the public.',
    },
  ];
}

function openConflicts({ redirects }: SiteView['site'], open: readonly PageRecord[], hidden: Hidden): Conflict[] {
  const found: Conflict[] = [];
  const home = hidden.get('/');
  if (home !== undefined)
    found.push({
      message: 'The home page is hidden from search engines, and other pages are not.',
      path: [...home.at, 'meta', 'noindex'],
      suggestion: 'Remove "noindex", so that people who search for the site by its name find this page.',
    });
  const [first] = open;
  if (first !== undefined && !open.some(({ page }) => page.listed))
    found.push({
      message: 'Search engines may show pages of the site, and the sitemap lists none of them.',
      path: [...first.at, 'sitemap'],
      suggestion: 'Remove "sitemap: false" from the pages that are meant to be found.',
    });
  return [...found, ...hiddenTargets(redirects, hidden)];
}

/** Finds permanent redirects to hidden pages, which lose the ranking of the old page. */
function hiddenTargets(redirects: Site['redirects'], hidden: Hidden): Conflict[] {
  return redirects.flatMap(({ from, to, temporary }, index) => {
    const target = parseHref(to);
    const read = target.kind === 'route' ? normaliseRoutePath(target.path) : undefined;
    const path = read !== undefined && 'path' in read ? read.path : undefined;
    if (temporary || path === undefined || !hidden.has(path)) return [];
    return [
      {
        message: `${from} has moved permanently to ${path}, which is hidden from search engines: search results lose the page.`,
        path: ['redirects', index, 'to'],
        suggestion: 'Redirect to a page that is not hidden, or set "temporary: true" while that page is hidden.',
      },
    ];
  });
}
