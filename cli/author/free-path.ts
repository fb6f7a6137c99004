import { type Route, routeCollisions } from '../../renderer/build/schema/routes.ts';
import type { Site } from '../../renderer/site/site.ts';

/** What keeps the routes of a sound site from standing beside each other once one of them has another path, or is new. */
export function pathFault(
  routes: readonly Route[],
  site: Pick<Site, 'trailingSlash'>,
): { readonly message: string; readonly suggestion: string } | undefined {
  const [found] = routeCollisions(routes, site);
  // The page that was there before is not to give way.
  const suggestion = found?.code === 'path-invalid' ? found.suggestion : undefined;
  return found && { message: found.message, suggestion: suggestion ?? 'Choose another path.' };
}
