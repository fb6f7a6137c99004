import { plainPath } from '../../sdk/route-path.ts';
import { priorityHeaders } from '../hosting/priority-headers.ts';
import { type ImageFile, imageBytes, validImages } from '../inputs/images.ts';
import type { Loaded } from '../inputs/index.ts';
import { entry } from '../lib/entry.ts';
import { cssDelivery, linkedSheets } from '../page/render/css-delivery.ts';
import { needsEarly } from '../page/render/early-data.ts';
import { type RenderContext, renderPage } from '../page/render/index.ts';
import { cardKey } from '../page/resolve/card.ts';
import { everySection, type ResolvedPage } from '../page/resolve/index.ts';
import { type PlanOptions, plan, type ReadyPlan } from '../plan.ts';
import { rowsOfMatrices, withFewRows } from '../routes/tables.ts';
import type { RenderedSite } from './in-memory.ts';

/**
 * Builds the pages that are open in a browser before the rest of the site. Assumes that all else is as in the last build.
 * Returns their HTML by file, new files that they refer to, and new headers if they need any. Leaves out pages that have
 * errors, list other pages, need scripts that are not bundled yet, or no longer exist.
 */
export async function buildPriorityPages(
  loaded: Loaded,
  last: RenderedSite,
  files: ReadonlySet<string>,
  options: PlanOptions,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { ready: before, context } = last;
  const withLists = new Set([...before.unfolded.lists.holders].map(plainPath));
  const wanted = before.pages.filter(({ file, path }) => files.has(file) && !withLists.has(path));
  if (wanted.length === 0 || before.unfolded.lists.around) return new Map();
  const paths = withOriginals(
    wanted.map(({ path }) => path),
    before,
  );
  const existing = new Set(before.pages.map(({ path }) => path));
  const few = withFewRows(loaded, rowsOf(paths, before));
  const { ready } = await plan({
    ...options,
    loaded: few,
    input: () => onlyRoutes(loaded.input, paths, matricesOf(paths, before)),
    isElsewhere: (path) => existing.has(path),
  });
  // A new base path moves every page.
  if (ready === undefined || ready.site.origin.base !== before.site.origin.base) return new Map();
  const made = ready.pages.flatMap((page) => {
    const known = wanted.find(({ file }) => file === page.file);
    if (known === undefined || lacksScripts(page, ready, context)) return [];
    // The picture on a card may come from another page.
    const isSameCard = known.theme === page.theme && cardKey(known.card) === cardKey(page.card);
    return [isSameCard ? { ...page, image: known.image } : page];
  });
  if (made.length === 0) return new Map();
  const { site, registry, styles, document } = ready;
  const linked = linkedSheets(
    styles,
    [...context.sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
  );
  const sheets = cssDelivery(made, styles, { inline: ready.sheets.inline, linked });
  const now = {
    ...context,
    site,
    styles,
    document,
    version: registry.version,
    documentSource: document.source,
    sheets,
  };
  const headers = priorityHeaders(last, { site, pages: made, styles, sheets, document });
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

/** Whether a page needs scripts that no page needed in the last build, and that are not bundled yet. */
function lacksScripts(page: ResolvedPage, { registry }: ReadyPlan, { early, islands }: RenderContext): boolean {
  if (early === '' && needsEarly(page)) return true;
  return everySection(page).some(({ definition: { block } }) => {
    const { island } = registry.blocks.get(block.type) ?? {};
    return island !== undefined && !(block.type in islands);
  });
}

/** The new pictures. An output path contains the hash of its picture, so unchanged ones need not be read. */
function newPictures({ images }: Loaded, last: Loaded): readonly ImageFile[] {
  const known = new Set([...last.images.values()].map(({ output }) => output));
  return validImages(images).filter(({ output }) => !known.has(output));
}

/** The pages, and those that they are variants of. */
function withOriginals(paths: readonly string[], { site }: ReadyPlan): ReadonlySet<string> {
  const nodes = new Map(site.routes.map((node) => [node.path, node]));
  const all = new Set(paths);
  // The loop appends to the set.
  for (const path of all) {
    const origin = nodes.get(path)?.origin;
    if (origin?.kind === 'variant' && origin.of !== undefined) all.add(plainPath(origin.of));
  }
  return all;
}

/** Names of the matrices of some pages. */
function matricesOf(paths: ReadonlySet<string>, { site }: ReadyPlan): ReadonlySet<string> {
  return new Set(
    site.routes.flatMap(({ path, origin }) =>
      paths.has(path) && origin?.kind === 'matrix' && origin.of !== undefined ? [origin.of] : [],
    ),
  );
}

/** The table rows from which pages are made. */
function rowsOf(paths: ReadonlySet<string>, ready: ReadyPlan): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, Set<number>>();
  for (const [path, made] of rowsOfMatrices(ready)) {
    if (!paths.has(path)) continue;
    for (const [table, row] of made) rows.set(table, (rows.get(table) ?? new Set()).add(row));
  }
  return new Map([...rows].map(([table, chosen]) => [table, [...chosen].sort((a, b) => a - b)]));
}

/** Reduces a config to the routes of some pages. Also drops redirects, which may lead to others. */
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
