import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { currencySchema, readCurrency } from '../../site/currency.ts';
import { localeOr, regionOf } from '../../site/locale.ts';
import type { Registry } from '../../site/registry.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import type { Feed } from '../../site/site.ts';
import type { Data } from '../inputs/data.ts';
import type { Images } from '../inputs/images.ts';
import { noProse, type ProseFiles } from '../inputs/prose/index.ts';
import { asText, valueInMessage } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { readValue } from '../schema/parse-value.ts';
import type { Blame, RawPage, Written } from '../schema/raw-page.ts';
import { collectionPages, feedConflicts } from './collection.ts';
import { type ExpandContext, FailedRoutes } from './context.ts';
import { type ExperimentRoute, withExperiments } from './experiment.ts';
import { Filler } from './fill.ts';
import { changedPage, filledPage, filledTexts } from './fill-page.ts';
import { markedParams } from './marked-texts.ts';
import { matrixPages } from './matrix.ts';
import { contentKey, failedPage, withFields } from './page-fields.ts';
import { PageLists } from './pages-of.ts';
import { listsPagesOf } from './param-values.ts';
import { ProseSections } from './prose-sections.ts';
import { rowWrittenAt } from './rows.ts';
import { followPath, insideChanges, paramPaths, proseWrittenAt } from './source-path.ts';
import { moneyFormat, TemplateReader } from './template.ts';
import { type VariantRoute, variantPages } from './variant.ts';

/** A site with its routes expanded to pages. */
export interface ExpandedRoutes {
  /** The site around the pages. */
  readonly input: unknown;
  readonly pages: readonly RawPage[];
  readonly feeds: readonly Feed[];
  /** Paths of pages that are not built now. */
  readonly leftOut: readonly string[];
  /** Whether a page is missing because its route has reported errors. */
  readonly isFailed: (path: string) => boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns where a value is written, by its JSON path in the expanded site; with `blame`, where the invalid part is. */
  readonly writtenAt: (path: Path, blame?: Blame) => Written;
  /** Returns the template content of a section or meta; undefined if nothing was filled in. */
  readonly templateOf: (filled: object) => object | undefined;
  /** Frees all filled-in content. It is filled in again on demand. */
  readonly release: () => void;
}

export interface ExpandOptions {
  readonly prose?: ProseFiles;
  /** The pictures that entries may name; any if undefined. */
  readonly images?: Images;
  /** They say which texts may have marks. */
  readonly blocks?: Registry['blocks'];
  /** Whether drafts have pages. */
  readonly drafts?: boolean | undefined;
}

/**
 * Expands routes to pages: fills templates, applies the changes of variants, and combines the rows of matrices. Unchanged
 * content stays the same object, so that later stages check, resolve and render it once for all pages.
 */
export function expandRoutes(
  input: unknown,
  data: Data,
  { prose: files = noProse, images, blocks, drafts = false }: ExpandOptions = {},
): ExpandedRoutes {
  const diagnostics: Diagnostic[] = [];
  const filler = new Filler(blocks);
  const { locale: written, currency } = isRecord(input) ? input : {};
  const locale = localeOr(written, 'en-US');
  const context: ExpandContext = {
    data,
    locale,
    currency: readCurrency(currencySchema.safeParse(currency).data, locale, regionOf(locale)).currency,
    drafts,
    files,
    images,
    feeds: [],
    filler,
    prose: new ProseSections(files),
    diagnostics,
    templates: new TemplateReader(diagnostics),
    tables: [],
    matrices: new Map(),
    failedMatrices: new Set(),
    failedRoutes: new FailedRoutes(),
  };
  const routes = isRecord(input) && Array.isArray(input.routes) ? input.routes : [];
  const expansions = routes.map((route: unknown, index) => expandRoute(route, ['routes', index], context));
  const first = expansions.flatMap((one) => ('pages' in one ? one.pages : []));
  const variants = expansions.flatMap((one) => ('variant' in one ? [one.variant] : []));
  const varied = variantPages(variants, first, context);
  const experiments = expansions.flatMap((one) => ('experiment' in one ? [one.experiment] : []));
  const all = expansions.flatMap((one): readonly RawPage[] => {
    if ('pages' in one) return one.pages;
    const page = 'variant' in one ? varied.get(one.variant) : undefined;
    return page === undefined ? [] : [page];
  });
  const lists = new PageLists(context, filler, diagnostics, context.prose);
  const fill = (page: unknown, at: Path) => lists.fill(page, at);
  const listed = all.map((page) => {
    if (page.leftOut || page.isListless) return page;
    const { input } = page;
    const filled = fill(input, page.at);
    if (filled === input) return page;
    // Lists contain texts of other pages, so they are part of the key.
    const lists = feedsIn(input, context.feeds);
    return withFields(page, { key: () => contentKey(filled, lists), ...(lists && { lists }) }, () => filled);
  });
  const pages = withExperiments(listed, experiments, context, fill).filter(({ leftOut }) => leftOut === undefined);
  const site = siteWithLists(input, lists);
  append(diagnostics, feedConflicts(context.feeds, pages));
  return {
    input: site,
    pages,
    feeds: context.feeds,
    leftOut: all.flatMap(({ leftOut, address }) => (leftOut ? [asText(address)] : [])),
    isFailed: (path) => context.failedRoutes.has(path),
    diagnostics,
    writtenAt: writtenAt({ input, site, pages }, data, files),
    templateOf: (filled) => filler.templateOf(filled),
    release: () => {
      filler.release();
      for (const table of context.tables) table.release();
    },
  };
}

type Expansion =
  | { readonly pages: readonly RawPage[] }
  | { readonly variant: VariantRoute }
  | { readonly experiment: ExperimentRoute };

function expandRoute(route: unknown, at: Path, context: ExpandContext): Expansion {
  const kind = isRecord(route) ? (route.kind ?? 'page') : 'page';
  if (!isRecord(route) || kind === 'page') {
    const address = isRecord(route) ? route.path : undefined;
    const writtenAt: RawPage['writtenAt'] = (inside) => ({ path: [...at, ...inside] });
    return { pages: [{ at, input: route, address, key: () => contentKey(route), writtenAt }] };
  }
  switch (kind) {
    case 'template':
      return { pages: [templatePage(route, at, context)] };
    case 'variant':
      return { variant: { route, at } };
    case 'experiment':
      return { experiment: { route, at } };
    case 'matrix':
      return { pages: matrixPages(route, at, context) };
    case 'collection':
      return { pages: collectionPages(route, at, context) };
    default:
      context.diagnostics.push({
        code: 'invalid-value',
        message: `There is no kind of route ${valueInMessage(kind)}.`,
        path: [...at, 'kind'],
        suggestion: didYouMean(asText(kind), ['page', ...Object.keys(routeSchemas), 'experiment'], 'kind'),
      });
      return { pages: [failedPage(route.path, at)] };
  }
}

/** Returns the names of collections with a feed that a page lists; undefined if there are none. */
function feedsIn(input: unknown, feeds: readonly Feed[]): readonly string[] | undefined {
  const names = feeds.map(({ of }) => of).filter((name) => listsPagesOf(input, name));
  return names.length === 0 ? undefined : names;
}

/** Fills the lists of pages in layouts and in the page for unknown addresses. */
function siteWithLists(input: unknown, lists: PageLists): unknown {
  if (!isRecord(input)) return input;
  const around = ['layouts', 'notFound'].filter((key) => key in input);
  const filled = around.map((key) => [key, lists.fill(input[key], [key])] as const);
  return filled.every(([key, value]) => value === input[key]) ? input : { ...input, ...Object.fromEntries(filled) };
}

function writtenAt(
  { input, site, pages }: { readonly input: unknown; readonly site: unknown; readonly pages: readonly RawPage[] },
  data: Data,
  prose: ProseFiles,
): ExpandedRoutes['writtenAt'] {
  // Made on demand: only diagnostics need it.
  let known: ReadonlyMap<string, RawPage> | undefined;
  return (path, blame) => {
    known ??= pagesByPath(pages);
    const page = known.get(path.slice(0, 4).join('.')) ?? known.get(path.slice(0, 2).join('.'));
    const at = page?.at.length ?? 0;
    const inProse = prose.names.length === 0 ? undefined : proseWrittenAt(page ? page.input : site, path.slice(at));
    if (inProse !== undefined) {
      const field = path.slice(0, at + inProse.depth);
      return { ...(page ? page.writtenAt(field.slice(at)) : { path: field }), prose: inProse.spot };
    }
    if (page !== undefined) return page.writtenAt(path.slice(page.at.length), blame);
    const [list, index, field, axis, row, ...inside] = path;
    if (list !== 'routes' || field !== 'rows' || typeof axis !== 'string' || typeof row !== 'number') return { path };
    const route = isRecord(input) && Array.isArray(input.routes) ? input.routes[Number(index)] : undefined;
    const rows = isRecord(route) && isRecord(route.rows) ? route.rows[axis] : undefined;
    return rowWrittenAt(rows, path.slice(0, 4), row, inside, data);
  };
}

function pagesByPath(pages: readonly RawPage[]): ReadonlyMap<string, RawPage> {
  return new Map(
    pages.flatMap((page) => {
      const variants = page.experiment?.variants ?? [];
      return [page, ...variants.map((variant) => variant.page)].map((made) => [made.at.join('.'), made] as const);
    }),
  );
}

/** Fills a template with the parameters of one route. */
function templatePage(route: Readonly<Record<string, unknown>>, at: Path, context: ExpandContext): RawPage {
  const { diagnostics, filler, prose, templates } = context;
  const fields = readValue(routeSchemas.template, route, at, diagnostics);
  const template = fields && templates.read(route.template as object, [...at, 'template']);
  if (fields === undefined || template === undefined) return failedPage(route.path, at, { kind: 'template' });
  const { params, path } = fields;
  if (readValue(template.schema, params, [...at, 'params'], diagnostics) === undefined)
    return failedPage(path, at, { kind: 'template' });
  const marked = markedParams(template.params);
  const page = prose.page(changedPage(template.page, fields, at, diagnostics), at);
  const money = moneyFormat(template, page.locale, context);
  const values = { params, names: template.names, marked, money, at: [...at, 'params'], diagnostics };
  const pageParams = { written: params, at: [...at, 'params'], values: params };
  const input = { ...filledPage(page, values, at, filler), path };
  return {
    at,
    input,
    address: path,
    key: () => contentKey(input),
    origin: { kind: 'template', filledIn: filledTexts(params) },
    writtenAt(inside, blame) {
      const paths = paramPaths(pageParams, blame);
      const changed = inside[0] === 'path' || inside[0] === 'params' ? inside : insideChanges(route, inside);
      if (changed !== undefined) return followPath(route, at, changed, paths);
      return followPath(route.template, [...at, 'template'], inside, paths);
    },
  };
}
