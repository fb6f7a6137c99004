import { islandTypes } from '../../site/registry.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { sharedIslands } from '../lib/island-names.ts';
import { outputFile } from '../output/contract.ts';
import { needsEarly, needsThanks } from '../page/render/head.ts';
import type { RenderContext } from '../page/render/index.ts';
import { everySection } from '../page/resolve/index.ts';
import { groupsOf } from '../page/summary.ts';
import { inlineScript } from './engine-scripts.ts';
import { bundleIslands, islandsByName, phoneRegionOf } from './islands.ts';
import type { SiteParts } from './site-parts.ts';

/** Returns the render context of a site, and the files that its pages load. */
export async function makeAssets(parts: SiteParts, options: Pick<SiteOptions, 'files' | 'cacheDir'>) {
  const { islands, context } = await makeContext(parts, options);
  return {
    context,
    files: [
      ...Object.entries({ ...islands.files, ...islandsByName(islands) }).map(([path, code]) => outputFile(path, code)),
      ...[...parts.sheets.files].map(([path, css]) => outputFile(path, css)),
      ...[...parts.styles.files].map(([path, bytes]) => outputFile(path, bytes)),
      ...licenseFiles(parts),
    ],
  };
}

/** The licenses of fonts, which must be published with them. One of the site's own replaces it. */
function licenseFiles({ site, styles: { licenses = '' } }: SiteParts) {
  const path = 'licenses.txt';
  return licenses === '' || site.publicFiles?.has(`/${path}`) ? [] : [outputFile(path, licenses)];
}

/** Returns the context for rendering pages, and the islands. */
export async function makeContext(parts: SiteParts, { files, cacheDir }: Pick<SiteOptions, 'files' | 'cacheDir'>) {
  const { site, loaded, registry, document, styles, sheets, pages } = parts;
  const groups = groupsOf(pages);
  const sections = groups.flatMap(({ page }) => everySection(page));
  const types = new Set(sections.flatMap(({ type, styles }) => islandTypes(type, styles)));
  const shared = [...sharedIslands.keys()].filter((name) =>
    sections.some(({ styles: named }) => needsIsland(named, name)),
  );
  const used = [...types].flatMap((type) => registry.blocks.get(type) ?? []);
  const [islands, loader, early, thanks] = await Promise.all([
    bundleIslands(used, {
      files,
      cacheDir,
      client: site.client,
      leads: site.destinations.size > 0,
      shared,
      phoneRegion: phoneRegionOf(loaded.input),
    }),
    inlineScript('loader', { files, cacheDir }),
    groups.some(({ page }) => needsEarly(page)) ? inlineScript('early', { files, cacheDir }) : '',
    groups.some(({ page }) => needsThanks(page)) ? inlineScript('thanks', { files, cacheDir }) : '',
  ]);
  const { modules } = islands;
  const context: RenderContext = {
    site,
    document,
    styles,
    sheets,
    loader,
    early,
    thanks,
    islands: modules,
  };
  return { islands, context };
}

function needsIsland(styles: readonly string[], name: string): boolean {
  return styles.includes(name) || styles.includes(`island:${name}`);
}
