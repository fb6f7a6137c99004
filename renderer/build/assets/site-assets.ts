import { join } from 'node:path';
import { isBundlerHere } from '../inputs/bundle/bundler.ts';
import { imageBytes, soundImages } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import type { PlanOptions } from '../inputs/options.ts';
import { loadParser } from '../inputs/sources/module.ts';
import { entry } from '../lib/entry.ts';
import { outputFile } from '../output/output-file.ts';
import { needsEarly } from '../page/render/early-data.ts';
import type { FragmentStore } from '../page/render/fragments.ts';
import type { RenderContext } from '../page/render/index.ts';
import { everySection } from '../page/resolve/index.ts';
import { inlineScript } from './inline-script.ts';
import type { SiteParts } from './site-parts.ts';

/** Islands that are bundled while a site is planned. */
export class Bundling {
  readonly begun: Promise<void>;
  readonly done: Promise<void>;

  constructor(loaded: Loaded, options: PlanOptions) {
    let begin: () => void = () => undefined;
    this.begun = new Promise((resolve) => {
      begin = resolve;
    });
    this.done = bundleAhead(loaded, options, begin).finally(begin);
  }
}

/**
 * Bundles the islands that a site most likely needs while it is still being planned, where none were bundled yet: the
 * bundler works on other cores. What it makes is remembered, so whoever asks for the same islands afterwards has them. It has
 * some questions before it begins, and whoever keeps it from getting its answers keeps it from its work.
 */
export async function bundleAhead(
  { input, registry }: Loaded,
  { files, cacheDir }: PlanOptions,
  onBegun: () => void,
): Promise<void> {
  if (files.kind(join(cacheDir, 'islands.json')) !== undefined) return;
  // The plan goes on meanwhile, and may have to look into the config while the bundler is on its way.
  if (!isBundlerHere()) loadParser();
  const { bundleIslands } = await import('./islands.ts');
  const used = [...namedBlocks(input)].flatMap((type) => registry.blocks.get(type) ?? []);
  const leads = Object.keys(Object(entry(input, 'destinations'))).length > 0;
  const client = entry(input, 'client') === 'preact' ? 'preact' : 'react';
  // What is wrong is found by whoever needs them.
  await bundleIslands(used, { files, cacheDir, client, leads, onBegun }).catch(() => undefined);
}

/** Every `block: '…'` of a config as it is written, however deep it stands. */
function namedBlocks(config: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const values = new Set<unknown>([config]);
  // The set grows while it is walked.
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const block = entry(value, 'block');
    if (typeof block === 'string') found.add(block);
    for (const inner of Object.values(value)) if (typeof inner === 'object') values.add(inner);
  }
  return found;
}

/** What pages are rendered with, and the files that they fetch. Waits for the islands that are being bundled. */
export async function makeAssets(
  parts: SiteParts,
  options: Pick<PlanOptions, 'files' | 'cacheDir'>,
  fragments: FragmentStore,
  bundling?: Promise<void>,
) {
  const { islandsByName } = await import('./islands.ts');
  await bundling;
  const { islands, context } = await makeContext(parts, options, fragments);
  const { root, images } = parts.loaded;
  const pictures = soundImages(images).map((image) => outputFile(image.output, imageBytes(options.files, root, image)));
  return {
    context,
    files: [
      ...Object.entries({ ...islands.files, ...islandsByName(islands) }).map(([path, code]) => outputFile(path, code)),
      ...[...parts.sheets.files].map(([path, css]) => outputFile(path, css)),
      ...[...parts.styles.files].map(([path, bytes]) => outputFile(path, bytes)),
      ...pictures,
    ],
  };
}

/** What pages are rendered with, and the islands among it. */
export async function makeContext(
  parts: SiteParts,
  { files, cacheDir }: Pick<PlanOptions, 'files' | 'cacheDir'>,
  fragments: FragmentStore,
) {
  const { site, registry, document, styles, sheets, pages } = parts;
  const types = new Set(pages.flatMap((page) => everySection(page).map(({ type }) => type)));
  const used = [...types].flatMap((type) => registry.blocks.get(type) ?? []);
  const { bundleIslands } = await import('./islands.ts');
  const [islands, loader, early] = await Promise.all([
    bundleIslands(used, { files, cacheDir, client: site.client, leads: site.destinations.size > 0 }),
    inlineScript('loader', { files, cacheDir }),
    pages.some(needsEarly) ? inlineScript('early', { files, cacheDir }) : '',
  ]);
  const { modules } = islands;
  const { version } = registry;
  const context: RenderContext = {
    site,
    version,
    document,
    documentSource: document.source,
    styles,
    sheets,
    loader,
    early,
    islands: modules,
    fragments,
  };
  return { islands, context };
}
