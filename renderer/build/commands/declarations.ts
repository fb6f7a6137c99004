import { soundImages } from '../inputs/images.ts';
import type { Plan } from '../plan.ts';
import { siteTypes } from './types.ts';

/** The site's own declarations, for editors; nothing when its config cannot be read far enough to know them. */
export function declarations({ ready }: Plan): string | undefined {
  if (ready === undefined) return undefined;
  const { site, registry, loaded } = ready;
  const patterns = site.routes.flatMap(({ origin }) => origin?.pattern ?? []);
  const pages = site.routes.filter(({ origin }) => origin?.pattern === undefined);
  return siteTypes(registry, { ...site, patterns, pages, images: soundImages(loaded.images).map(({ name }) => name) });
}
