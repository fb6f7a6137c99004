import type { Diagnostic } from '../../../sdk/issue.ts';
import { parseHref } from '../../../sdk/url.ts';
import type { Site } from '../../../site/site.ts';
import { checkLinks, type LinkTargets } from '../../page/resolve/links.ts';

/** Reports redirects to an id that the target page does not have. Validation has checked that the page exists. */
export function redirectAnchors(
  { redirects, publicFiles }: Pick<Site, 'redirects' | 'publicFiles'>,
  routes: ReadonlySet<string>,
  targets: ReadonlyMap<string, LinkTargets>,
): Diagnostic[] {
  const links = redirects.flatMap(({ to }, index) => {
    const target = parseHref(to);
    return target.kind === 'route' ? [{ href: to, target, at: ['redirects', index, 'to'] }] : [];
  });
  return checkLinks([{ path: '/', links }], targets, routes, undefined, publicFiles);
}
