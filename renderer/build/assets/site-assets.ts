import { join } from 'node:path';
import { islandTypes } from '../../site/registry.ts';
import { isBundlerLoaded } from '../inputs/bundle/bundler.ts';
import type { Loaded } from '../inputs/index.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { loadParser } from '../inputs/sources/module.ts';
import { entry } from '../lib/entry.ts';
import { sharedIslands } from '../lib/island-names.ts';
import { outputFile } from '../output/output-file.ts';
import { needsEarly, needsThanks } from '../page/render/early-data.ts';
import type { FragmentStore } from '../page/render/fragments.ts';
import type { RenderContext } from '../page/render/index.ts';
import { everySection } from '../page/resolve/index.ts';
import { groupsOf } from '../page/summary.ts';
import { inlineScript } from './inline-script.ts';
import { phoneRegionOf } from './phone-region.ts';
import type { SiteParts } from './site-parts.ts';

/** Bundles islands while a site is analyzed. */
export class Bundling {
  /** Resolves when the bundler needs nothing more from this thread. */
  readonly started: Promise<void>;
  readonly done: Promise<void>;

  constructor(loaded: Loaded, options: SiteOptions) {
    let start: () => void = () => undefined;
    this.started = new Promise((resolve) => {
      start = resolve;
    });
    this.done = bundleEarly(loaded, options, start).finally(start);
  }
}

/**
 * Bundles the islands that a site probably needs while it is analyzed, if the cache has none yet. The bundler works on other
 * cores, and the result goes into the cache. At first it needs answers from this thread, which must not block until then.
 */
export async function bundleEarly(
  { input, registry }: Loaded,
  { files, cacheDir }: SiteOptions,
  onStarted: () => void,
): Promise<void> {
  if (files.kind(join(cacheDir, 'islands.json')) !== undefined) return;
  // The analysis goes on and may need the parser while the bundler is still loading.
  if (!isBundlerLoaded()) loadParser();
  const { bundleIslands } = await import('./islands.ts');
  const named = namedBlocks(input);
  const used = [...named.blocks].flatMap((type) => registry.blocks.get(type) ?? []);
  const leads = Object.keys(Object(entry(input, 'destinations'))).length > 0;
  const client = entry(input, 'client') === 'preact' ? 'preact' : 'react';
  const phoneRegion = phoneRegionOf(input);
  // `makeContext` reports errors.
  await bundleIslands(used, { files, cacheDir, client, leads, shared: named.shared, phoneRegion, onStarted }).catch(
    () => undefined,
  );
}

/** Every `block: '…'` in an unchecked config, at any depth, and the shared islands that fields ask for. */
function namedBlocks(config: unknown): { readonly blocks: ReadonlySet<string>; readonly shared: readonly string[] } {
  const blocks = new Set<string>();
  const islands = new Set<string>();
  const values = new Set<unknown>([config]);
  // The loop appends to the set.
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const block = entry(value, 'block');
    if (typeof block === 'string') blocks.add(block);
    for (const [name, inner] of Object.entries(value)) {
      const shared = islandAskedBy(name, inner);
      if (shared !== undefined) islands.add(shared);
      if (typeof inner === 'object') values.add(inner);
    }
  }
  return { blocks, shared: [...islands] };
}

/** Returns the shared island that a field of a section needs, as far as its name and value tell. */
function islandAskedBy(name: string, value: unknown): string | undefined {
  if (sharedIslands.has(name)) return name;
  if (name === 'after' && entry(value, 'page') !== undefined) return 'after-form';
  if (name === 'partial' && value === true) return 'partial-form';
  return undefined;
}

/** Returns the render context of a site, and the files that its pages load. Waits for `bundling`. */
export async function makeAssets(
  parts: SiteParts,
  options: Pick<SiteOptions, 'files' | 'cacheDir'>,
  fragments: FragmentStore,
  bundling?: Promise<void>,
) {
  const { islandsByName } = await import('./islands.ts');
  await bundling;
  const { islands, context } = await makeContext(parts, options, fragments);
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
export async function makeContext(
  parts: SiteParts,
  { files, cacheDir }: Pick<SiteOptions, 'files' | 'cacheDir'>,
  fragments: FragmentStore,
) {
  const { site, loaded, registry, document, styles, sheets, pages } = parts;
  const groups = groupsOf(pages);
  const sections = groups.flatMap(({ page }) => everySection(page));
  const types = new Set(sections.flatMap(({ type, styles }) => islandTypes(type, styles)));
  const shared = [...sharedIslands.keys()].filter((name) =>
    sections.some(({ styles: named }) => needsIsland(named, name)),
  );
  const used = [...types].flatMap((type) => registry.blocks.get(type) ?? []);
  const { bundleIslands } = await import('./islands.ts');
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
  const { version } = registry;
  const context: RenderContext = {
    site,
    version,
    document,
    styles,
    sheets,
    loader,
    early,
    thanks,
    islands: modules,
    fragments,
  };
  return { islands, context };
}

function needsIsland(styles: readonly string[], name: string): boolean {
  return styles.includes(name) || styles.includes(`island:${name}`);
}
