import type { Finding } from '../../sdk/issue.ts';
import { plainPath } from '../../sdk/route-path.ts';
import { thousands } from '../../sdk/thousands.ts';
import type { PageNode, Site } from '../../site/site.ts';

/**
 * Routes of the last build, by their files, that are neither built any more nor lead anywhere else, and are not left out
 * for now. A route may be written to another file than before.
 */
export function goneRoutes(
  site: Pick<Site, 'redirects' | 'leftOut'> & { readonly routes: readonly Pick<PageNode, 'path'>[] },
  lastFiles: readonly string[],
): Finding[] {
  const routes = site.routes.map(({ path }) => path);
  const moved = site.redirects.map(({ from }) => from);
  const known = new Set([...routes, ...moved, ...(site.leftOut ?? []), '/404']);
  const gone = lastFiles
    .map((file) => routePath(file))
    .filter((path) => !known.has(path))
    .sort();
  return gone.length > mostNamed ? [manyGone(gone)] : gone.map(oneGone);
}

/** More than these are told in one go: they went together, with the rows or the route that made them. */
const mostNamed = 10;

function oneGone(path: string): Finding {
  return {
    code: 'route-gone',
    message: `The last build had a page ${path}; this one has not, and who comes there finds nothing.`,
    path: ['routes'],
    suggestion: `Send visitors on: redirects: [{ from: '${path}', to: '…' }].`,
  };
}

function manyGone(paths: readonly string[]): Finding {
  const [first = '', second, third] = paths;
  return {
    code: 'route-gone',
    message: `The last build had ${thousands(paths.length)} pages that this one has not, such as ${first}, ${second} and ${third}; who comes there finds nothing.`,
    path: ['routes'],
    suggestion: `Send visitors on, from each of them: redirects: [{ from: '${first}', to: '…' }].`,
  };
}

/** The route that a file is written for. */
function routePath(file: string): string {
  return plainPath(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
}
