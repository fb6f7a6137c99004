import { thousands } from '../../sdk/format.ts';
import type { Diagnostic } from '../../sdk/issue.ts';
import { plainPath } from '../../sdk/paths.ts';
import type { PageNode, Site } from '../../site/site.ts';

/**
 * Reports routes of the last build that are no longer built, have no redirect and are not left out on purpose. The last
 * build is given by its page files. A route may have moved to another file.
 */
export function goneRoutes(
  site: Pick<Site, 'redirects' | 'leftOut'> & { readonly routes: readonly Pick<PageNode, 'path'>[] },
  lastFiles: readonly string[],
): Diagnostic[] {
  const routes = site.routes.map(({ path }) => path);
  const moved = site.redirects.map(({ from }) => from);
  const known = new Set([...routes, ...moved, ...(site.leftOut ?? []), '/404']);
  const gone = lastFiles
    .map((file) => routePath(file))
    .filter((path) => !known.has(path))
    .sort();
  return gone.length > maxSeparate ? [manyGone(gone)] : gone.map(oneGone);
}

/** More than this many are reported as one, because they went with the rows or the route that made them. */
const maxSeparate = 10;

function oneGone(path: string): Diagnostic {
  return {
    code: 'route-gone',
    message: `The last build had a page ${path}; this one does not, and visitors to it get a 404.`,
    path: ['routes'],
    suggestion: `Redirect visitors: redirects: [{ from: '${path}', to: '…' }].`,
  };
}

function manyGone(paths: readonly string[]): Diagnostic {
  const [first = '', second, third] = paths;
  return {
    code: 'route-gone',
    message: `The last build had ${thousands(paths.length)} pages that this one does not, such as ${first}, ${second} and ${third}; visitors to them get a 404.`,
    path: ['routes'],
    suggestion: `Redirect visitors of each: redirects: [{ from: '${first}', to: '…' }].`,
  };
}

/** The route of an output file. */
function routePath(file: string): string {
  return plainPath(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
}
