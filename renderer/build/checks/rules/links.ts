import { parseHref } from '../../../sdk/url.ts';
import { checkLinks } from '../../page/resolve/links.ts';
import type { SiteRule } from '../rule.ts';

/** Reports links to pages, sections and ids that do not exist. */
export const links: SiteRule = {
  id: 'link-route',
  on: 'site',
  stage: 'always',
  check({ site, records, routes, targets, isFailed }) {
    const paths = new Set([...routes.map(({ page }) => page.path), ...(site.leftOut ?? [])]);
    const hidden = new Map(records.flatMap(({ page, hidden }) => (hidden === undefined ? [] : [[page.path, hidden]])));
    return checkLinks(
      records.flatMap(({ linked }) => linked),
      targets,
      paths,
      isFailed,
      site.publicFiles,
      (path, name) => hidden.get(path)?.some((section) => section.name === name) === true,
    );
  },
};

/** Reports redirects to an id that the target page does not have. Validation has checked that the page exists. */
export const redirectAnchors: SiteRule = {
  id: 'link-anchor',
  on: 'site',
  check({ site: { redirects, publicFiles }, routes, targets }) {
    const links = redirects.flatMap(({ to }, index) => {
      const target = parseHref(to);
      return target.kind === 'route' ? [{ href: to, target, at: ['redirects', index, 'to'] }] : [];
    });
    const paths = new Set(routes.map(({ page }) => page.path));
    return checkLinks([{ path: '/', links }], targets, paths, undefined, publicFiles);
  },
};
