import { iconNames } from '../../sdk/ui/icon.tsx';
import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import { isRoute, type PageRecord } from '../checks/page-record.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { validImages } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import { lastValue, type ValuePlace } from '../lib/last-value.ts';
import { blockTypes, siteTypes } from '../schema/site-types.ts';

/** A site whose pages are known. */
export interface DeclaredSite {
  readonly site: Site;
  readonly registry: Registry;
  readonly loaded: Loaded;
  readonly records: readonly PageRecord[];
}

/** Returns the TypeScript declarations of a site, for editors. Those of its blocks take long to make, and rarely change. */
export function declarations({ site, registry, loaded, records }: DeclaredSite, place?: ValuePlace): string {
  const routes = records.filter(isRoute);
  const patterns = routes.flatMap(({ origin }) => origin?.pattern ?? []);
  const pages = routes
    .filter(({ origin }) => origin?.pattern === undefined)
    .map(({ page: { path, sections }, hidden = [] }) => ({
      path,
      sections: [...sections.filter(({ slot }) => slot === 'main'), ...hidden.filter(({ isOwn }) => isOwn)],
    }));
  const images = validImages(loaded.images).map(({ name }) => name);
  const icons = [...iconNames, ...loaded.icons.ownNames];
  const videos = [...loaded.videos.values()].flatMap(({ name, error }) => (error === undefined ? [name] : []));
  const names = { ...site, patterns, pages, images, videos, icons, prose: loaded.prose.names };
  return siteTypes(registry, names, place && lastBlockTypes(registry, place));
}

/** Those of the engine's blocks are the same for all sites. */
function lastBlockTypes(registry: Registry, { cacheDir, engine }: ValuePlace): string {
  const hasOwn = [...registry.blocks.values()].some(({ own }) => own === true);
  const place = { cacheDir: hasOwn ? cacheDir : engineCache(cacheDir), engine };
  const inputs = [registry.version, ...registry.blocks.keys()];
  return lastValue('block-types', inputs, place, () => blockTypes(registry));
}
