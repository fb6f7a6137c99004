import type { Finding } from '../../kit/issue.ts';
import type { PageNode } from '../../site/site.ts';

/** First parts of a path that the build itself writes to. */
const reserved = new Set([
  '404',
  'assets',
  'destinations.json',
  'experiments.json',
  'sitemap.xml',
  'robots.txt',
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
]);

/** Routes that would be written to one file, and routes that take a place the build needs. */
export function routeCollisions(routes: readonly PageNode[]): Finding[] {
  const taken = new Map<string, PageNode>();
  return routes.flatMap((route): Finding[] => {
    const first = (route.path.split('/')[1] ?? '').toLowerCase();
    if (reserved.has(first) || /^sitemap-\d+\.xml$/.test(first)) {
      return [
        {
          code: 'path-invalid',
          message: `The path "${route.path}" is used by the build itself.`,
          path: [...route.at, 'path'],
          suggestion: 'Choose another path.',
        },
      ];
    }
    const key = route.path
      .toLowerCase()
      .replace(/(.)\/index$/, '$1')
      .replace(/^\/index$/, '/');
    const other = taken.get(key);
    if (other === undefined) {
      taken.set(key, route);
      return [];
    }
    const how =
      other.path === route.path
        ? ''
        : ' Hosts and disks that ignore case, or that serve folders, would take them for one.';
    return [
      {
        code: 'path-taken',
        message: `The path "${route.path}" is taken by route ${Number(other.at[1]) + 1}, "${other.path}".${how}`,
        path: [...route.at, 'path'],
        suggestion: 'Give one of them another path, or remove it.',
      },
    ];
  });
}
