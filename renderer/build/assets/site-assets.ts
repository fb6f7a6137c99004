import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isBundlerLoaded } from '../inputs/bundle/bundler.ts';
import { imageBytes, validImages } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import { loadParser } from '../inputs/sources/module.ts';
import { entry } from '../lib/entry.ts';
import { outputFile } from '../output/output-file.ts';
import { needsEarly } from '../page/render/early-data.ts';
import type { FragmentStore } from '../page/render/fragments.ts';
import { type RenderContext, renderAhead } from '../page/render/index.ts';
import { everySection } from '../page/resolve/index.ts';
import type { PlanOptions, ReadyPlan } from '../plan.ts';
import { inlineScript } from './inline-script.ts';

/** Bundles islands while a site is analyzed. */
export class Bundling {
  /** Resolves when the bundler needs nothing more from this thread. */
  readonly started: Promise<void>;
  readonly done: Promise<void>;

  constructor(loaded: Loaded, options: PlanOptions) {
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
  { files, cacheDir }: PlanOptions,
  onStarted: () => void,
): Promise<void> {
  if (files.kind(join(cacheDir, 'islands.json')) !== undefined) return;
  // The analysis goes on and may need the parser while the bundler is still loading.
  if (!isBundlerLoaded()) loadParser();
  const { bundleIslands } = await import('./islands.ts');
  const used = [...namedBlocks(input)].flatMap((type) => registry.blocks.get(type) ?? []);
  const leads = Object.keys(Object(entry(input, 'destinations'))).length > 0;
  const client = entry(input, 'client') === 'preact' ? 'preact' : 'react';
  // `makeContext` reports errors.
  await bundleIslands(used, { files, cacheDir, client, leads, onStarted }).catch(() => undefined);
}

/** Every `block: '…'` in an unchecked config, at any depth. */
function namedBlocks(config: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const values = new Set<unknown>([config]);
  // The loop appends to the set.
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    const block = entry(value, 'block');
    if (typeof block === 'string') found.add(block);
    for (const inner of Object.values(value)) if (typeof inner === 'object') values.add(inner);
  }
  return found;
}

/** Returns the context for rendering pages, and the files that pages load. `bundled` resolves when islands are in the cache. */
export async function makeAssets(
  ready: ReadyPlan,
  options: PlanOptions,
  fragments: FragmentStore,
  bundled?: Promise<void>,
) {
  const { islandsByName } = await import('./islands.ts');
  const { islands, context } = await makeContext(ready, options, fragments, bundled);
  const { root, images } = ready.loaded;
  const pictures = validImages(images).map((image) => outputFile(image.output, imageBytes(options.files, root, image)));
  return {
    context,
    files: [
      ...Object.entries({ ...islands.files, ...islandsByName(islands) }).map(([path, code]) => outputFile(path, code)),
      ...[...ready.sheets.files].map(([path, css]) => outputFile(path, css)),
      ...[...ready.styles.files].map(([path, bytes]) => outputFile(path, bytes)),
      ...pictures,
    ],
  };
}

/** Returns the context for rendering pages, and the islands. */
export async function makeContext(
  ready: ReadyPlan,
  { files, cacheDir }: PlanOptions,
  fragments: FragmentStore,
  bundled?: Promise<void>,
) {
  const used = [...usedTypes(ready)].flatMap((type) => ready.registry.blocks.get(type) ?? []);
  const { bundleIslands } = await import('./islands.ts');
  if (bundled !== undefined) await renderUntil(bundled, ready, fragments);
  const [islands, [loader, early]] = await Promise.all([
    bundleIslands(used, { files, cacheDir, client: ready.site.client, leads: ready.site.destinations.size > 0 }),
    inlineScripts(ready, { files, cacheDir }),
  ]);
  return { islands, context: renderContext(ready, { loader, early, islands: islands.modules, fragments }) };
}

/** Renders pages until a promise settles. */
async function renderUntil(
  end: Promise<void>,
  { pages, registry }: ReadyPlan,
  fragments: FragmentStore,
): Promise<void> {
  let hasEnded = false;
  const ended = end.finally(() => {
    hasEnded = true;
  });
  ended.catch(() => undefined);
  for (const page of pages.slice(0, maxPagesEarly)) {
    await turn();
    if (hasEnded) break;
    renderAhead(page, { version: registry.version, fragments });
  }
  await ended;
}

/** Limits the HTML in memory if bundling takes long. */
const maxPagesEarly = 100;

/** Returns the loader, and the early script if some page needs it. */
export async function inlineScripts(
  { pages }: ReadyPlan,
  options: Pick<PlanOptions, 'files' | 'cacheDir'>,
): Promise<readonly [loader: string, early: string]> {
  return Promise.all([inlineScript('loader', options), pages.some(needsEarly) ? inlineScript('early', options) : '']);
}

export function renderContext(
  { site, registry, document, styles, sheets }: ReadyPlan,
  made: Pick<RenderContext, 'loader' | 'early' | 'islands' | 'fragments'>,
): RenderContext {
  return { site, version: registry.version, document, documentSource: document.source, styles, sheets, ...made };
}

function usedTypes({ pages }: ReadyPlan): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => everySection(page).map(({ definition }) => definition.block.type)));
}
