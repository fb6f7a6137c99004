import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isBundlerHere } from '../inputs/bundle/bundler.ts';
import { imageBytes, soundImages } from '../inputs/images.ts';
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

/** What pages are rendered with, and the files that they fetch; `ahead` is under way already. */
export async function makeAssets(
  ready: ReadyPlan,
  options: PlanOptions,
  fragments: FragmentStore,
  ahead?: Promise<void>,
) {
  const { islandsByName } = await import('./islands.ts');
  const { islands, context } = await makeContext(ready, options, fragments, ahead);
  const { root, images } = ready.loaded;
  const pictures = soundImages(images).map((image) => outputFile(image.output, imageBytes(options.files, root, image)));
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

/** What pages are rendered with, and the islands among it. */
export async function makeContext(
  ready: ReadyPlan,
  { files, cacheDir }: PlanOptions,
  fragments: FragmentStore,
  ahead?: Promise<void>,
) {
  const used = [...usedTypes(ready)].flatMap((type) => ready.registry.blocks.get(type) ?? []);
  const { bundleIslands } = await import('./islands.ts');
  if (ahead !== undefined) await renderUntil(ahead, ready, fragments);
  const [islands, [loader, early]] = await Promise.all([
    bundleIslands(used, { files, cacheDir, client: ready.site.client, leads: ready.site.destinations.size > 0 }),
    inlineScripts(ready, { files, cacheDir }),
  ]);
  return { islands, context: renderContext(ready, { loader, early, islands: islands.modules, fragments }) };
}

/** Renders pages while the bundler is waited for. */
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
  for (const page of pages.slice(0, mostAhead)) {
    await turn();
    if (hasEnded) break;
    renderAhead(page, { version: registry.version, fragments });
  }
  await ended;
}

/** Pages whose HTML may wait: nobody knows how long bundling takes. */
const mostAhead = 100;

/** The loader, and the early script where some page needs it. */
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
