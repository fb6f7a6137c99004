import { inlineScript } from './assets/inline-script.ts';
import { outputFile } from './output-file.ts';
import type { PlanOptions, ReadyPlan } from './plan.ts';
import { needsEarly } from './render/early-data.ts';
import type { FragmentStore } from './render/fragments.ts';
import type { RenderContext } from './render/index.ts';
import { everySection } from './resolve/index.ts';

/** What pages are rendered with, and the files that they fetch. */
export async function makeAssets(ready: ReadyPlan, { files, cacheDir }: PlanOptions, fragments: FragmentStore) {
  const used = [...usedTypes(ready)].flatMap((type) => ready.registry.blocks.get(type) ?? []);
  const { bundleIslands, islandsByName } = await import('./assets/islands.ts');
  const [islands, [loader, early]] = await Promise.all([
    bundleIslands(used, { files, cacheDir, client: ready.site.client, leads: ready.site.destinations.size > 0 }),
    inlineScripts(ready, { files, cacheDir }),
  ]);
  const images = [...ready.loaded.images.values()].map(({ file, output }) =>
    outputFile(output, files.read(file) ?? ''),
  );
  const context = renderContext(ready, { loader, early, islands: islands.modules, fragments });
  return {
    context,
    files: [
      ...Object.entries({ ...islands.files, ...islandsByName(islands) }).map(([path, code]) => outputFile(path, code)),
      ...[...ready.sheets.linked].map(([{ css }, path]) => outputFile(path, css)),
      ...[...ready.sheets.below].map(([path, css]) => outputFile(path, css)),
      ...[...ready.styles.files].map(([path, bytes]) => outputFile(path, bytes)),
      ...images,
    ],
  };
}

/** The loader, and the early script where some page needs it. */
export async function inlineScripts(
  { pages }: ReadyPlan,
  options: Pick<PlanOptions, 'files' | 'cacheDir'>,
): Promise<readonly [loader: string, early: string]> {
  return Promise.all([inlineScript('loader', options), pages.some(needsEarly) ? inlineScript('early', options) : '']);
}

export function renderContext(
  { site, registry, document, loaded, styles, sheets }: ReadyPlan,
  made: Pick<RenderContext, 'loader' | 'early' | 'islands' | 'fragments'>,
): RenderContext {
  return { site, version: registry.version, document, documentSource: loaded.document, styles, sheets, ...made };
}

function usedTypes({ pages }: ReadyPlan): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => everySection(page).map(({ definition }) => definition.block.type)));
}
