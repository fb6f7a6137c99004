import { type Route, routeCollisions } from '../../renderer/build/schema/routes.ts';
import type { Site } from '../../renderer/site/site.ts';

/** Returns the conflict of a new or changed route with the other routes of a valid site, if there is one. */
export function pathError(
  routes: readonly Route[],
  site: Pick<Site, 'trailingSlash'>,
): { readonly message: string; readonly suggestion: string } | undefined {
  const [found] = routeCollisions(routes, site);
  // The suggestion must not ask to change the existing page.
  const suggestion = found?.code === 'path-invalid' ? found.suggestion : undefined;
  return found && { message: found.message, suggestion: suggestion ?? 'Choose another path.' };
}
