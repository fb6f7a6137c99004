import { append } from '../../sdk/any-length.ts';
import type { FactOverride } from '../../sdk/facts.ts';
import { Faults, type Finding, type Path } from '../../sdk/issue.ts';
import { meantPath, normaliseRoutePath } from '../../sdk/route-path.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { inQuotes } from '../../sdk/unseen.ts';
import { regionOf } from '../../site/region.ts';
import type { Registry } from '../../site/registry.ts';
import { notFoundSchema, pageSchema, siteSchema } from '../../site/schema.ts';
import type { Experiment, Layout, PageNode, Site } from '../../site/site.ts';
import { isRecord } from '../lib/is-record.ts';
import { pathTo } from '../lib/path-to.ts';
import { readCurrency } from './currency.ts';
import { readFacts } from './facts.ts';
import { misfits } from './misfits.ts';
import { parseOrigin } from './origin.ts';
import { aroundQuestion, readPixels } from './pixels.ts';
import type { RawExperiment, RawPage } from './raw-page.ts';
import { readRedirects } from './redirects.ts';
import { routeCollisions } from './routes.ts';
import { SectionReader } from './sections.ts';
import { zodFindings } from './zod-findings.ts';

/** A checked site, and every fault found; what is faulty is left out of it, so that the rest can still be looked at. */
export interface Validated {
  readonly site: Site;
  readonly findings: readonly Finding[];
}

/**
 * Fills in defaults and checks every value of a config by its schema. An origin for a preview takes the place of the
 * config's own; where it is the same it makes none, for some hosts name the place of each of their builds. `isUnmade` says
 * which pages are missing for a fault that is reported. Throws
 * {@link Faults} when there is no site to go on with.
 */
export function validate(
  input: unknown,
  pages: readonly RawPage[],
  registry: Registry,
  previewOrigin?: string,
  isUnmade?: (path: string) => boolean,
): Validated {
  const findings: Finding[] = [];
  const sections = new SectionReader(registry);
  const parsed = siteSchema.safeParse(input);
  if (!parsed.success) {
    append(findings, zodFindings(parsed.error, siteSchema, input, []));
    readRoutes(pages, layoutNames(input), sections, findings);
    throw new Faults([...findings, ...sections.findings]);
  }
  const {
    origin: address,
    facts: rawFacts,
    query,
    destinations,
    pixels: rawPixels,
    layouts: rawLayouts,
    notFound,
    routes: _routes,
    redirects: rawRedirects,
    rules: _rules,
    ...rest
  } = parsed.data;
  const region = regionOf(rest.locale);
  const { currency, findings: currencyFindings } = readCurrency(rest.currency, rest.locale, region);
  append(findings, currencyFindings);
  const own = parseOrigin(address);
  const origin = previewOrigin === undefined ? own : parseOrigin(previewOrigin);
  if ('finding' in origin) findings.push(origin.finding);
  const { facts, faulty: faultyFacts, findings: factFindings } = readFacts(rawFacts, { region, currency });
  append(findings, factFindings);
  const { pixels, findings: pixelFindings } = readPixels(rawPixels, registry);
  append(findings, pixelFindings);
  const layouts = new Map<string, Layout>();
  for (const [name, { top = {}, footer = {}, bottom = {} }] of Object.entries(rawLayouts)) {
    const at = ['layouts', name];
    layouts.set(name, {
      top: sections.read(top, [...at, 'top']).nodes,
      footer: sections.read(footer, [...at, 'footer']).nodes,
      bottom: sections.read(bottom, [...at, 'bottom']).nodes,
    });
  }
  const routes = readRoutes(pages, [...layouts.keys()], sections, findings);
  append(findings, routeCollisions(routes, rest));
  const { redirects, findings: redirectFindings } = readRedirects(rawRedirects, routes, {
    origin: 'origin' in own ? own.origin : undefined,
    trailingSlash: rest.trailingSlash,
    isUnmade,
  });
  append(findings, redirectFindings);
  const missing = readPage(notFound, ['notFound'], [...layouts.keys()], sections, findings);
  const site: Site = {
    ...rest,
    region,
    currency,
    origin: 'origin' in origin ? origin.origin : { origin: 'https://unknown.invalid', base: '' },
    facts,
    ...(faultyFacts.size > 0 && { faultyFacts }),
    query: new Map(Object.entries(query)),
    destinations: new Map(Object.entries(destinations)),
    ...(pixels && { pixels }),
    layouts,
    notFound: missing ?? {
      at: ['notFound'],
      path: '/404',
      meta: { title: '', description: '' },
      facts: {},
      listed: false,
      sections: [],
      faulty: [],
    },
    routes,
    redirects,
    preview: previewOrigin !== undefined && !isSameOrigin(origin, own),
  };
  return { site, findings: [...findings, ...sections.findings, ...misfits(site), ...aroundQuestion(site)] };
}

function isSameOrigin(one: ReturnType<typeof parseOrigin>, other: ReturnType<typeof parseOrigin>): boolean {
  if (!('origin' in one) || !('origin' in other)) return false;
  return one.origin.origin === other.origin.origin && one.origin.base === other.origin.base;
}

function layoutNames(input: unknown): readonly string[] {
  return isRecord(input) && isRecord(input.layouts) ? Object.keys(input.layouts) : [];
}

function readRoutes(
  pages: readonly RawPage[],
  layouts: readonly string[],
  sections: SectionReader,
  findings: Finding[],
): PageNode[] {
  const routes = pages.flatMap(({ at, input, origin, faulty, experiment }): PageNode[] => {
    const page = faulty ? stub(input, at, findings) : readPage(input, at, layouts, sections, findings);
    if (page === undefined) return [];
    return [
      { ...page, ...(origin && { origin }), ...(experiment && { experiment: readExperiment(experiment, sections) }) },
    ];
  });
  return routes.length === pages.length ? routes : [...routes, ...pagesMeant(pages, routes)];
}

/** Pages whose paths have a slip, at those that were meant: a link there is right. */
function pagesMeant(pages: readonly RawPage[], routes: readonly PageNode[]): PageNode[] {
  const paths = new Set(routes.map(({ path }) => path));
  return pages.flatMap(({ at, input }) => {
    const path = isRecord(input) && typeof input.path === 'string' ? meantPath(input.path) : undefined;
    if (path === undefined || paths.has(path)) return [];
    paths.add(path);
    return [openPage(path, at)];
  });
}

/** The sections of each variant; those that it does not change are the page's own, and were checked with it. */
function readExperiment({ variants, ...experiment }: RawExperiment, sections: SectionReader): Experiment {
  return {
    ...experiment,
    variants: variants.map(({ name, weight, page: { at, input } }) => {
      const record = isRecord(input) && isRecord(input.sections) ? input.sections : {};
      const { nodes, faulty } = sections.read(record, [...at, 'sections']);
      return { name, weight, sections: nodes, faulty };
    }),
  };
}

/** One page; a faulty one keeps its path, so that links to it are not faults of their own. */
function readPage(
  raw: unknown,
  at: Path,
  layouts: readonly string[],
  sections: SectionReader,
  findings: Finding[],
): PageNode | undefined {
  const isRoute = at[0] === 'routes';
  const schema = isRoute ? pageSchema : notFoundSchema;
  // Sections are looked at one by one below.
  const parsed = schema.safeParse(isRecord(raw) && isRecord(raw.sections) ? { ...raw, sections: {} } : raw);
  if (!parsed.success) append(findings, zodFindings(parsed.error, schema, raw, at));
  const fields = parsed.success ? parsed.data : (raw as Record<string, unknown> | null);
  if (typeof fields !== 'object' || fields === null) return undefined;
  const record = isRecord(raw) && isRecord(raw.sections) ? raw.sections : {};
  const { nodes, faulty } = sections.read(record, pathTo(at, 'sections'));
  if ('layout' in fields) append(findings, unknownLayout(fields.layout, at, layouts));
  const path = isRoute ? readPath('path' in fields ? fields.path : undefined, at, findings) : '/404';
  if (path === undefined || !parsed.success) {
    return path === undefined
      ? undefined
      : {
          at,
          path,
          meta: { title: '', description: '' },
          facts: {},
          listed: false,
          sections: [],
          faulty: Object.entries(record).map(([name, value]) => ({ name, value, at: [...at, 'sections', name] })),
        };
  }
  const { layout, theme, locale, meta, facts, sitemap } = parsed.data;
  if (Object.keys(record).length === 0) findings.push(emptySections(path, at));
  return {
    at,
    path,
    meta: sameAs(meta, isRecord(raw) ? raw.meta : undefined),
    facts: (facts ?? {}) as Record<string, FactOverride>,
    listed: sitemap !== false,
    sections: nodes,
    faulty,
    layout,
    theme,
    ...(locale && { locale }),
  };
}

/** The fields as they were given where checking has changed nothing: of that object it is known what it was filled in from. */
function sameAs<Fields extends object>(checked: Fields, given: unknown): Fields {
  const entries = Object.entries(checked);
  if (!isRecord(given) || entries.length !== Object.keys(given).length) return checked;
  return entries.every(([name, value]) => given[name] === value) ? (given as Fields) : checked;
}

/** A page whose route is at fault: links may lead to it, and to any place on it. */
function stub(input: unknown, at: Path, findings: Finding[]): PageNode | undefined {
  const path = readPath(isRecord(input) ? input.path : undefined, at, findings);
  return path === undefined ? undefined : openPage(path, at);
}

function openPage(path: string, at: Path): PageNode {
  const faulty = [{ name: '', value: undefined, at }];
  return { at, path, meta: { title: '', description: '' }, facts: {}, listed: false, sections: [], faulty };
}

function readPath(raw: unknown, at: Path, findings: Finding[]): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const result = normaliseRoutePath(raw);
  if ('path' in result) return result.path;
  findings.push({
    code: 'path-invalid',
    message: `The path ${inQuotes(raw)} ${result.fault}.`,
    path: [...at, 'path'],
    suggestion: result.suggestion,
  });
  return undefined;
}

function unknownLayout(layout: unknown, at: Path, layouts: readonly string[]): Finding[] {
  if (typeof layout !== 'string' || layouts.includes(layout)) return [];
  return [
    {
      code: 'unknown-layout',
      message: `There is no layout "${layout}".`,
      path: [...at, 'layout'],
      suggestion: didYouMean(layout, layouts, 'layout'),
    },
  ];
}

function emptySections(path: string, at: Path): Finding {
  return {
    code: 'sections-empty',
    message: `The page ${path} has no sections.`,
    path: [...at, 'sections'],
    suggestion: 'Add at least one section: `sections: { hero: { block: … } }`.',
  };
}
