import type { Finding } from '../../kit/issue.ts';
import { normaliseRoutePath } from '../../kit/route-path.ts';
import type { Site } from '../../site/site.ts';
import { routeFile } from '../../site/urls.ts';

/** Pages of the last build, by file, that are neither built any more nor lead anywhere else, and are not left out for now. */
export function goneRoutes(site: Site, lastFiles: readonly string[]): Finding[] {
  const paths = [...site.routes, ...site.redirects.map(({ from }) => ({ path: from })), { path: '/404' }];
  const known = new Set(
    [...paths.map(({ path }) => path), ...(site.leftOut ?? [])].map((path) => routeFile(site, path)),
  );
  return lastFiles
    .filter((file) => !known.has(file))
    .map((file) => routePath(file))
    .sort()
    .map((path) => ({
      code: 'route-gone',
      severity: 'warning',
      message: `The last build had a page ${path}; this one has not, and who comes there finds nothing.`,
      path: ['routes'],
      suggestion: `Send visitors on: redirects: [{ from: '${path}', to: '…' }].`,
    }));
}

/** The route that a file is written for. */
function routePath(file: string): string {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const result = normaliseRoutePath(path);
  return 'path' in result ? result.path : path;
}
