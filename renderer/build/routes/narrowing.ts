import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { normaliseRoutePath } from '../../sdk/route-path.ts';
import { configurableRules } from '../../sdk/rules.ts';
import { asText } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { ExpandedRoutes } from './index.ts';

/** What stands on some routes of a site. */
export interface Narrowing {
  /** The paths of all pages of the site. */
  readonly paths: readonly string[];
  /** Paths that were asked for and that the site does not have. */
  readonly unknown: readonly string[];
  /** Whether a diagnostic stands on one of the routes: on the page, in its layout, in its experiment, in what makes it. */
  readonly holds: (diagnostic: Diagnostic) => boolean;
}

/**
 * Narrows a site down to some of its routes. A section that pages share is checked once, for the first of them: what is
 * found in it counts for each page that has it.
 */
export function narrowing(routes: readonly string[], { input, pages: made, diagnostics }: ExpandedRoutes): Narrowing {
  const site = recordOf(input);
  const layouts = recordOf(site.layouts);
  const pages = [...made.map(plainPage), notFoundPage(site)];
  const asked = new Set(routes.map(plainPath));
  const unknown = [...asked].filter((path) => !pages.some((page) => page.path === path));
  const paths = pages.map(({ path }) => path);
  // A route that is at fault makes no pages: the ones asked for may be among those.
  if (unknown.length > 0 && diagnostics.some(({ code }) => !(code in configurableRules)))
    return { paths, unknown: [], holds: () => true };

  const wanted = pages.filter(({ path }) => asked.has(path));
  const ways = new Set(wanted.flatMap((page) => page.ways).map(key));
  const makers = new Set(wanted.flatMap(({ makers: own }) => own).map(key));
  const sections = new Set(wanted.flatMap((page) => [...page.sections, ...layoutSections(layouts, page.layout)]));
  const inputs = new Map(pages.flatMap((page) => page.inputs.map(([at, value]) => [key(at), value] as const)));
  return {
    paths,
    unknown,
    holds({ path }) {
      const starts = [1, 2, 4].map((length) => path.slice(0, length));
      if (starts.some((start) => ways.has(key(start)))) return true;
      if (path[2] !== 'pages' && makers.has(key(path.slice(0, 2)))) return true;
      return sections.has(sectionAt(path, starts, inputs, layouts));
    },
  };
}

/** A page as far as its diagnostics go. */
interface PlainPage {
  readonly path: string;
  readonly layout: string | undefined;
  /** Where what is said of it may stand. */
  readonly ways: readonly Path[];
  /** The routes that make it along with others: what is said of all their pages is said of this one. */
  readonly makers: readonly Path[];
  readonly sections: readonly unknown[];
  /** The page, and itself as each variant shows it, with the way to it. */
  readonly inputs: readonly (readonly [at: Path, input: unknown])[];
}

function plainPage({ at, input, experiment }: RawPage): PlainPage {
  const { path, layout } = recordOf(input);
  const variants = experiment?.variants.map(({ page }) => [page.at, page.input] as const) ?? [];
  const inputs = [[at, input] as const, ...variants];
  return {
    path: plainPath(asText(path)),
    layout: typeof layout === 'string' ? layout : undefined,
    ways: [at, ...(experiment ? [experiment.at] : []), ...(typeof layout === 'string' ? [['layouts', layout]] : [])],
    makers: at.length > 2 ? [at.slice(0, 2)] : [],
    sections: inputs.flatMap(([, value]) => sectionsIn(recordOf(value).sections)),
    inputs,
  };
}

/** The page for addresses that do not exist, under the path that the build gives it. */
function notFoundPage({ notFound }: Readonly<Record<string, unknown>>): PlainPage {
  const input = { ...recordOf(notFound), path: '/404' };
  return plainPage({
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

/** The section that a way leads into. */
function sectionAt(
  path: Path,
  starts: readonly Path[],
  inputs: ReadonlyMap<string, unknown>,
  layouts: Readonly<Record<string, unknown>>,
): unknown {
  if (path[0] === 'layouts') return valueAt(layouts, path.slice(1, 4));
  const start = starts.find((way) => inputs.has(key(way)));
  return start && valueAt(inputs.get(key(start)), path.slice(start.length, start.length + 2));
}

function layoutSections(layouts: Readonly<Record<string, unknown>>, name: string | undefined): unknown[] {
  const { top, footer, bottom } = recordOf(name === undefined ? undefined : layouts[name]);
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

function key(path: Path): string {
  return JSON.stringify(path);
}
