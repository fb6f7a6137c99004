import { normaliseRoutePath } from '../../sdk/route-path.ts';

/** The path that a route is written with, in the one form that paths have; nothing where it has none. */
export function pathOf(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const result = normaliseRoutePath(path);
  return 'path' in result ? result.path : undefined;
}
