import { validImages } from '../inputs/images.ts';
import type { Plan } from '../plan.ts';
import { siteTypes } from './types.ts';

/** Returns the type declarations of a site for editors; undefined if its config has errors. */
export function declarations({ ready }: Plan): string | undefined {
  if (ready === undefined) return undefined;
  const { site, registry, loaded } = ready;
  const patterns = site.routes.flatMap(({ origin }) => origin?.pattern ?? []);
  const pages = site.routes.filter(({ origin }) => origin?.pattern === undefined);
  return siteTypes(registry, { ...site, patterns, pages, images: validImages(loaded.images).map(({ name }) => name) });
}
