import { plainPath } from '../../sdk/route-path.ts';
import { headersAhead } from '../hosting/headers-ahead.ts';
import { type ImageFile, imageBytes, soundImages } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import { entry } from '../lib/entry.ts';
import { linkedAs, placementOf } from '../page/render/css-delivery.ts';
import { needsEarly } from '../page/render/early-data.ts';
import { type RenderContext, renderPage } from '../page/render/index.ts';
import { cardKey } from '../page/resolve/card.ts';
import { everySection, type ResolvedPage } from '../page/resolve/index.ts';
import { type PlanOptions, plan, type ReadyPlan } from '../plan.ts';
import { rowsOfMatrices, withFewRows } from '../routes/tables.ts';
import type { MadeSite } from './in-memory.ts';

/**
 * Makes some pages of a site before anything else of it is looked at, for somebody who has one of them on screen: as they
 * will be made with all others, as far as can be told from the last time that all were made. Gives back their HTML by
 * their files, and with it every file that it names and the last time did not make, and the headers that they need where
 * these are others; none of those that have a fault, that list other pages, that need scripts nobody has bundled yet, or
 * that are not the same pages any more.
 */
export async function makeAhead(
  loaded: Loaded,
  last: MadeSite,
  files: ReadonlySet<string>,
  options: PlanOptions,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { ready: before, context } = last;
  const holders = new Set([...before.unfolded.lists.holders].map(plainPath));
  const wanted = before.pages.filter(({ file, path }) => files.has(file) && !holders.has(path));
  if (wanted.length === 0 || before.unfolded.lists.around) return new Map();
  const paths = withOriginals(
    wanted.map(({ path }) => path),
    before,
  );
  const standing = new Set(before.pages.map(({ path }) => path));
  const few = withFewRows(loaded, rowsOf(paths, before));
  const { ready } = await plan({
    ...options,
    loaded: few,
    input: () => onlyRoutes(loaded.input, paths, matricesOf(paths, before)),
    isElsewhere: (path) => standing.has(path),
  });
  // In another folder, no page stands where it did.
  if (ready === undefined || ready.site.origin.base !== before.site.origin.base) return new Map();
  const made = ready.pages.flatMap((page) => {
    const known = wanted.find(({ file }) => file === page.file);
    if (known === undefined || lacksScripts(page, ready, context)) return [];
    // What stands beside the words of a card may come from another page.
    const isSameCard = known.theme === page.theme && cardKey(known.card) === cardKey(page.card);
    return [isSameCard ? { ...page, image: known.image } : page];
  });
  if (made.length === 0) return new Map();
  const { site, registry, styles, document } = ready;
  const linked = linkedAs(
    styles,
    [...context.sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
  );
  const sheets = placementOf(made, styles, { inline: ready.sheets.inline, linked });
  const now = {
    ...context,
    site,
    styles,
    document,
    version: registry.version,
    documentSource: document.source,
    sheets,
  };
  const headers = headersAhead(last, { site, pages: made, styles, sheets, document });
  return new Map<string, string | Uint8Array>([
    ...(headers === undefined ? [] : [['_headers', headers] as const]),
    ...made.map((page) => [page.file, renderPage(page, now).html] as const),
    ...sheets.files,
    ...styles.files,
    ...newPictures(loaded, before.loaded).map(
      (image) => [image.output, imageBytes(options.files, loaded.root, image)] as const,
    ),
  ]);
}

/** Whether a page needs scripts that no page needed the last time: it would ask for them before they are there. */
function lacksScripts(page: ResolvedPage, { registry }: ReadyPlan, { early, islands }: RenderContext): boolean {
  if (early === '' && needsEarly(page)) return true;
  return everySection(page).some(({ definition: { block } }) => {
    const { island } = registry.blocks.get(block.type) ?? {};
    return island !== undefined && !(block.type in islands);
  });
}

/** The pictures that are not what they were: a name in the output tells what it holds, and the others need not be read. */
function newPictures({ images }: Loaded, last: Loaded): readonly ImageFile[] {
  const known = new Set([...last.images.values()].map(({ output }) => output));
  return soundImages(images).filter(({ output }) => !known.has(output));
}

/** The pages, and those that they are variants of. */
function withOriginals(paths: readonly string[], { site }: ReadyPlan): ReadonlySet<string> {
  const nodes = new Map(site.routes.map((node) => [node.path, node]));
  const all = new Set(paths);
  // The set grows while it is walked.
  for (const path of all) {
    const origin = nodes.get(path)?.origin;
    if (origin?.kind === 'variant' && origin.of !== undefined) all.add(plainPath(origin.of));
  }
  return all;
}

/** Names of the matrices that make some of the pages. */
function matricesOf(paths: ReadonlySet<string>, { site }: ReadyPlan): ReadonlySet<string> {
  return new Set(
    site.routes.flatMap(({ path, origin }) =>
      paths.has(path) && origin?.kind === 'matrix' && origin.of !== undefined ? [origin.of] : [],
    ),
  );
}

/** The rows of tables that pages are made of. */
function rowsOf(paths: ReadonlySet<string>, ready: ReadyPlan): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, Set<number>>();
  for (const [path, made] of rowsOfMatrices(ready)) {
    if (!paths.has(path)) continue;
    for (const [table, row] of made) rows.set(table, (rows.get(table) ?? new Set()).add(row));
  }
  return new Map([...rows].map(([table, chosen]) => [table, [...chosen].sort((a, b) => a - b)]));
}

/** A config with the routes alone that make some pages; what leads to others from outside of pages is left out as well. */
function onlyRoutes(input: unknown, paths: ReadonlySet<string>, matrices: ReadonlySet<string>): unknown {
  const routes = entry(input, 'routes');
  if (!Array.isArray(routes)) return input;
  const isKept = (route: unknown) => {
    const [kind, name, path, of] = ['kind', 'name', 'path', 'of'].map((key) => entry(route, key));
    if (kind === 'matrix') return typeof name === 'string' && matrices.has(name);
    const own = kind === 'experiment' ? of : path;
    return typeof own === 'string' && paths.has(plainPath(own));
  };
  return { ...Object(input), routes: routes.filter(isKept), redirects: [] };
}
