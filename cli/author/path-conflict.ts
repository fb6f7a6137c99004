import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { type Route, routeCollisions } from '../../renderer/build/schema/routes.ts';
import { normaliseRoutePath } from '../../renderer/sdk/paths.ts';
import { inQuotes } from '../../renderer/sdk/unseen.ts';
import type { Site } from '../../renderer/site/site.ts';
import { UsageError } from '../failure.ts';
import { copyFile } from './new-page.ts';
import type { SiteEdit } from './site-edit.ts';

/** Returns the conflict of a new or changed route with the other routes of a valid site, if there is one. */
function pathError(
  routes: readonly Route[],
  site: Pick<Site, 'trailingSlash'>,
): { readonly message: string; readonly suggestion: string } | undefined {
  const [found] = routeCollisions(routes, site);
  // The suggestion must not ask to change the existing page.
  const suggestion = found?.code === 'path-invalid' ? found.suggestion : undefined;
  return found && { message: found.message, suggestion: suggestion ?? 'Choose another path.' };
}

/** Returns why no new page can have a path; undefined if one can. */
export function newPathError(written: string, site: SiteEdit, { site: { routes, redirects, ...rest } }: AnalyzedSite) {
  const result = normaliseRoutePath(written);
  if ('fault' in result) return `The path ${inQuotes(written)} ${result.fault}. ${result.suggestion}`;
  const { path } = result;
  const other = routes.find((route) => route.path.toLowerCase() === path.toLowerCase());
  if (other !== undefined) return `The path ${other.path} is taken by another page. Choose another path.`;
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect !== undefined) return `A redirect leads from ${path} to ${redirect.to}. Remove the redirect first.`;
  const unfit = pathError([...routes, { path, at: ['routes', routes.length] }], rest);
  if (unfit !== undefined) return `${unfit.message} ${unfit.suggestion}`;
  // The copy may have any extension, because it keeps that of its original.
  const copy = site.resolve(copyFile(site, path, ''), site.options.config);
  if (copy !== undefined) return `The file ${site.shown(copy)} already exists. Choose another path.`;
  return undefined;
}

/** Returns the path that a page can move to, or throws a {@link UsageError} if it is taken or reserved. */
export function freePath(written: string, from: string, { site }: AnalyzedSite): string {
  const result = normaliseRoutePath(written);
  if ('fault' in result) throw new UsageError(`The path ${inQuotes(written)} ${result.fault}.`, result.suggestion);
  const taken = site.routes.find(({ path }) => path === result.path);
  if (taken !== undefined)
    throw new UsageError(`The path ${result.path} is taken by another page.`, 'Choose another path.');
  const moved = site.routes.map(({ path, at }) => ({ path: path === from ? result.path : path, at }));
  const error = pathError(moved, site);
  if (error !== undefined) throw new UsageError(error.message, error.suggestion);
  return result.path;
}
