import { normaliseRoutePath } from '../../sdk/route-path.ts';

/** Returns a route's path in its normal form; undefined if it is not valid. */
export function pathOf(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const result = normaliseRoutePath(path);
  return 'path' in result ? result.path : undefined;
}
