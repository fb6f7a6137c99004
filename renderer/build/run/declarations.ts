import { iconNames } from '../../sdk/ui/icon.tsx';
import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import { isRoute, type PageRecord } from '../checks/page-record.ts';
import { validImages } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import { siteTypes } from '../schema/site-types.ts';

/** A site whose pages are known. */
export interface DeclaredSite {
  readonly site: Site;
  readonly registry: Registry;
  readonly loaded: Loaded;
  readonly records: readonly PageRecord[];
}

/** Returns the TypeScript declarations of a site, for editors. */
export function declarations({ site, registry, loaded, records }: DeclaredSite): string {
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
  return siteTypes(registry, { ...site, patterns, pages, images, videos, icons, prose: loaded.prose.names });
}
