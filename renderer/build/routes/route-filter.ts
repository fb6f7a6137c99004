import { configurableRules, type Diagnostic, type Path } from '../../sdk/issue.ts';
import { normaliseRoutePath } from '../../sdk/paths.ts';
import { asText } from '../lib/as-text.ts';
import { entry } from '../lib/entry.ts';
import { isRecord } from '../lib/is-record.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { ExpandedRoutes } from './index.ts';

/** Selects the diagnostics of some routes of a site. */
export interface RouteFilter {
  /** The paths of all pages of the site. */
  readonly paths: readonly string[];
  /** Wanted paths that the site does not have. */
  readonly unknown: readonly string[];
  /** Whether a diagnostic is about one of the routes: its page, layout, experiment, template or rows. */
  readonly includes: (diagnostic: Diagnostic) => boolean;
}

/**
 * Returns a filter for the diagnostics of some routes. A section that pages share is checked for the first page alone, so its
 * diagnostics count for each page with the section.
 */
export function createRouteFilter(
  routes: readonly string[],
  { input, pages: rawPages, diagnostics }: ExpandedRoutes,
): RouteFilter {
  const site = recordOf(input);
  const layouts = recordOf(site.layouts);
  const pages = [...rawPages.map(filterPage), notFoundPage(site)];
  const asked = new Set(routes.map(plainPath));
  const unknown = [...asked].filter((path) => !pages.some((page) => page.path === path));
  const paths = pages.map(({ path }) => path);
  // The unknown paths may be pages of routes with errors, which are not expanded.
  if (unknown.length > 0 && diagnostics.some(({ code }) => !(code in configurableRules)))
    return { paths, unknown: [], includes: () => true };

  const wanted = pages.filter(({ path }) => asked.has(path));
  const own = new Set(wanted.flatMap((page) => page.own).map(pathKey));
  const sources = new Set(wanted.flatMap((page) => page.sources).map(pathKey));
  const sections = new Set(wanted.flatMap((page) => [...page.sections, ...layoutSections(layouts, page.layout)]));
  const inputs = new Map(pages.flatMap((page) => page.inputs.map(([at, value]) => [pathKey(at), value] as const)));
  return {
    paths,
    unknown,
    includes({ path }) {
      const starts = [1, 2, 4].map((length) => path.slice(0, length));
      if (starts.some((start) => own.has(pathKey(start)))) return true;
      if (path[2] !== 'pages' && sources.has(pathKey(path.slice(0, 2)))) return true;
      return sections.has(sectionAt(path, starts, inputs, layouts));
    },
  };
}

/** What decides whether a diagnostic is about a page. */
interface FilterPage {
  readonly path: string;
  readonly layout: string | undefined;
  /** JSON paths of the page, its experiment and its layout. */
  readonly own: readonly Path[];
  /** JSON paths of routes that make several pages, including this one. */
  readonly sources: readonly Path[];
  readonly sections: readonly unknown[];
  /** The page and its variants, by JSON path. */
  readonly inputs: readonly (readonly [at: Path, input: unknown])[];
}

function filterPage({ at, input, experiment }: RawPage): FilterPage {
  const { path, layout } = recordOf(input);
  const variants = experiment?.variants.map(({ page }) => [page.at, page.input] as const) ?? [];
  const inputs = [[at, input] as const, ...variants];
  return {
    path: plainPath(asText(path)),
    layout: typeof layout === 'string' ? layout : undefined,
    own: [at, ...(experiment ? [experiment.at] : []), ...(typeof layout === 'string' ? [['layouts', layout]] : [])],
    sources: at.length > 2 ? [at.slice(0, 2)] : [],
    sections: inputs.flatMap(([, value]) => sectionsIn(recordOf(value).sections)),
    inputs,
  };
}

/** The page for unknown addresses, with the path that the build gives it. */
function notFoundPage({ notFound }: Readonly<Record<string, unknown>>): FilterPage {
  const input = { ...recordOf(notFound), path: '/404' };
  return filterPage({
    at: ['notFound'],
    input,
    address: '/404',
    key: () => '',
    writtenAt: (inside) => ({ path: ['notFound', ...inside] }),
  });
}

function plainPath(path: string): string {
  const read = normaliseRoutePath(path);
  return 'path' in read ? read.path : path;
}

/** The section that contains a JSON path. */
function sectionAt(
  path: Path,
  starts: readonly Path[],
  inputs: ReadonlyMap<string, unknown>,
  layouts: Readonly<Record<string, unknown>>,
): unknown {
  if (path[0] === 'layouts') return valueAt(layouts, path.slice(1, 4));
  const start = starts.find((one) => inputs.has(pathKey(one)));
  return start && valueAt(inputs.get(pathKey(start)), path.slice(start.length, start.length + 2));
}

function layoutSections(layouts: Readonly<Record<string, unknown>>, name: string | undefined): unknown[] {
  const { top, footer, bottom } = recordOf(name === undefined ? undefined : entry(layouts, name));
  return [top, footer, bottom].flatMap(sectionsIn);
}

function sectionsIn(record: unknown): unknown[] {
  return Object.values(recordOf(record)).filter(isRecord);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, step) => recordOf(node)[step], value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function pathKey(path: Path): string {
  return JSON.stringify(path);
}
