import { append } from '../../sdk/any-length.ts';
import type { FactOverride } from '../../sdk/facts.ts';
import { type Diagnostic, DiagnosticsError, type Path } from '../../sdk/issue.ts';
import { normaliseRoutePath, suggestPath } from '../../sdk/paths.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { inQuotes } from '../../sdk/unseen.ts';
import { readCurrency } from '../../site/currency.ts';
import { regionOf } from '../../site/locale.ts';
import type { Registry } from '../../site/registry.ts';
import { notFoundSchema, pageSchema, siteSchema } from '../../site/schema.ts';
import type { Experiment, Layout, PageNode, SectionNode, Site } from '../../site/site.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { isRecord } from '../lib/is-record.ts';
import { readFacts } from './facts.ts';
import { organizationDiagnostics, withoutPastDays } from './organization.ts';
import { parseOrigin } from './origin.ts';
import { parseValue, readValue } from './parse-value.ts';
import { readPixels, takenByConsent, uninformedConsent } from './pixels.ts';
import type { RawExperiment, RawPage } from './raw-page.ts';
import { type RedirectOptions, readRedirects } from './redirects.ts';
import { routeCollisions } from './routes.ts';
import { SectionReader, unmetNeeds } from './sections.ts';
import { zodDiagnostics } from './zod-diagnostics.ts';

/** A validated site without its routes, and the reader for these. Invalid parts are left out, so that the others can be checked. */
export interface ValidatedSite {
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: PageReader;
  /** Checks redirects and addresses against all pages of the site. */
  readonly addresses: (
    routes: readonly Pick<PageNode, 'path' | 'at'>[],
    known?: Pick<RedirectOptions, 'isFailed' | 'publicFiles'>,
  ) => { readonly redirects: Site['redirects']; readonly diagnostics: readonly Diagnostic[] };
}

/**
 * Fills in defaults and checks every value of the config around its routes. A preview's origin replaces the config's own. If both
 * are the same, the build is no preview: some hosts pass a URL to every build. Throws {@link DiagnosticsError} if the errors leave
 * no site; then `pages` are read for their errors only.
 */
export function validateSite(
  input: unknown,
  pages: () => readonly RawPage[],
  registry: Registry,
  { origin: previewOrigin, hosts, today }: Pick<SiteOptions, 'origin' | 'hosts' | 'today'> = {},
): ValidatedSite {
  const diagnostics: Diagnostic[] = [];
  const sections = new SectionReader(registry);
  const read = readValue(siteSchema, input, [], diagnostics);
  if (read === undefined) {
    const reader = new PageReader(sections, layoutNames(input));
    reader.read(pages());
    throw new DiagnosticsError([...diagnostics, ...reader.diagnostics]);
  }
  const {
    origin: address,
    facts: rawFacts,
    query,
    destinations,
    pixels: rawPixels,
    layouts: rawLayouts,
    notFound: rawNotFound,
    routes: _routes,
    redirects: rawRedirects,
    rules: _rules,
    ...rest
  } = read;
  const region = regionOf(rest.locale);
  const { currency, diagnostics: currencyDiagnostics } = readCurrency(rest.currency, rest.locale, region);
  append(diagnostics, currencyDiagnostics);
  append(diagnostics, organizationDiagnostics(rest.organization));
  const own = parseOrigin(address);
  const origin = previewOrigin === undefined ? own : parseOrigin(previewOrigin);
  if ('diagnostic' in origin) diagnostics.push(origin.diagnostic);
  const { facts, invalid: faultyFacts, diagnostics: factDiagnostics } = readFacts(rawFacts, { region, currency });
  append(diagnostics, factDiagnostics);
  const { pixels, diagnostics: pixelDiagnostics } = readPixels(rawPixels, registry);
  append(diagnostics, pixelDiagnostics);
  const layouts = readLayouts(rawLayouts, sections);
  const reader = new PageReader(sections, [...layouts.keys()]);
  const notFound = reader.readNotFound(rawNotFound);
  const site: Site = {
    ...rest,
    ...(rest.organization && { organization: withoutPastDays(rest.organization, today) }),
    ...(today !== undefined && { today }),
    hosts: hosts ?? rest.hosts,
    region,
    currency,
    origin: 'origin' in origin ? origin.origin : { origin: 'https://unknown.invalid', base: '' },
    facts,
    ...(faultyFacts.size > 0 && { faultyFacts }),
    query: new Map(Object.entries(query)),
    destinations: new Map(Object.entries(destinations)),
    ...(pixels && { pixels }),
    layouts,
    notFound,
    routes: [],
    redirects: [],
    preview: previewOrigin !== undefined && !isSameOrigin(origin, own),
  };
  const addresses: ValidatedSite['addresses'] = (routes, known) => {
    const { trailingSlash } = rest;
    const ownOrigin = 'origin' in own ? own.origin : undefined;
    const read = readRedirects(rawRedirects, routes, { ...known, origin: ownOrigin, trailingSlash });
    return { redirects: read.redirects, diagnostics: [...routeCollisions(routes, rest), ...read.diagnostics] };
  };
  append(diagnostics, uninformedConsent(site));
  reader.checkAround(site);
  return { site, diagnostics, pages: reader, addresses };
}

function readLayouts(
  raw: Readonly<Record<string, Readonly<Partial<Record<'top' | 'footer' | 'bottom', object>>>>>,
  sections: SectionReader,
): Map<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const [name, layout] of Object.entries(raw)) {
    const read = (slot: 'top' | 'footer' | 'bottom') =>
      sections.read((layout[slot] ?? {}) as Readonly<Record<string, unknown>>, ['layouts', name, slot]);
    const [top, footer, bottom] = [read('top'), read('footer'), read('bottom')];
    const hidden = [top, footer, bottom].flatMap((slot) => slot.hidden);
    layouts.set(name, { top: top.nodes, footer: footer.nodes, bottom: bottom.nodes, hidden });
  }
  return layouts;
}

function isSameOrigin(one: ReturnType<typeof parseOrigin>, other: ReturnType<typeof parseOrigin>): boolean {
  if (!('origin' in one) || !('origin' in other)) return false;
  return one.origin.origin === other.origin.origin && one.origin.base === other.origin.base;
}

function layoutNames(input: unknown): readonly string[] {
  return isRecord(input) && isRecord(input.layouts) ? Object.keys(input.layouts) : [];
}

/** Validates the pages of routes in batches. A section that pages share is checked and reported once. */
export class PageReader {
  readonly #sections: SectionReader;
  readonly #layouts: readonly string[];
  readonly #own: Diagnostic[] = [];
  readonly #checkedNeeds = new WeakSet<object>();
  #site: Site | undefined;

  constructor(sections: SectionReader, layouts: readonly string[]) {
    this.#sections = sections;
    this.#layouts = layouts;
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.#own, ...this.#sections.diagnostics];
  }

  /** Leaves out pages that cannot be used. Links to their intended paths stay valid. `known` are pages that were read before. */
  read(pages: readonly RawPage[], known?: ReadonlyMap<RawPage, PageNode>): PageNode[] {
    const routes = pages.flatMap((page): PageNode[] => {
      const before = known?.get(page);
      if (before !== undefined) return [before];
      const { at, origin, lists, experiment } = page;
      const { input } = page;
      const read = page.failed ? this.#stub(input, at) : this.#page(input, at, pageSchema);
      if (read === undefined) return [];
      const made = { ...(origin && { origin }), ...(lists && { lists }) };
      return [{ ...read, ...made, ...(experiment && { experiment: this.#experiment(experiment) }) }];
    });
    for (const node of routes) this.#checkAround(sectionsOfPage(node));
    return routes.length === pages.length ? routes : [...routes, ...intendedPages(pages, routes)];
  }

  readNotFound(raw: unknown): PageNode {
    const at = ['notFound'];
    const missing = { at, path: '/404', meta: { title: '', description: '' }, facts: {}, listed: false };
    return this.#page(raw, at, notFoundSchema) ?? { ...missing, sections: [], faulty: [] };
  }

  /** Checks the sections of layouts against the site. */
  checkAround(site: Site): void {
    this.#site = site;
    const around = [...site.layouts.values()].flatMap(({ top, footer, bottom }) => [...top, ...footer, ...bottom]);
    this.#checkAround([...around, ...sectionsOfPage(site.notFound)]);
  }

  #checkAround(nodes: readonly SectionNode[]): void {
    if (this.#site === undefined) return;
    append(this.#own, takenByConsent(this.#site, nodes));
    append(this.#own, unmetNeeds(this.#site, nodes, this.#checkedNeeds));
  }

  /** The sections of each variant. Those that it does not change are the page's own, and checked already. */
  #experiment({ variants, ...experiment }: RawExperiment): Experiment {
    return {
      ...experiment,
      variants: variants.map(({ name, weight, page: { at, input } }) => {
        const record = isRecord(input) && isRecord(input.sections) ? input.sections : {};
        const { nodes, invalid } = this.#sections.read(record, [...at, 'sections']);
        return { name, weight, sections: nodes, faulty: invalid };
      }),
    };
  }

  /** Reads a page. An invalid one keeps its path, so that links to it are not reported as well. */
  #page(raw: unknown, at: Path, schema: typeof pageSchema | typeof notFoundSchema): PageNode | undefined {
    const isRoute = schema === pageSchema;
    const record = isRecord(raw) && isRecord(raw.sections) ? raw.sections : {};
    // Sections are checked one by one below.
    const parsed = parseValue(schema, isRecord(raw) && isRecord(raw.sections) ? { ...raw, sections: {} } : raw);
    if (!parsed.success) append(this.#own, zodDiagnostics(parsed.error, schema, raw, at));
    const fields = parsed.success ? parsed.data : (raw as Record<string, unknown> | null);
    if (typeof fields !== 'object' || fields === null) return undefined;
    const { nodes, hidden, invalid } = this.#sections.read(record, at.concat('sections'));
    if ('layout' in fields) append(this.#own, unknownLayout(fields.layout, at, this.#layouts));
    const path = isRoute ? this.#path('path' in fields ? fields.path : undefined, at) : '/404';
    if (path === undefined) return undefined;
    if (!parsed.success) {
      const left = Object.entries(record).map(([name, value]) => ({ name, value, at: [...at, 'sections', name] }));
      const meta = { title: '', description: '' };
      return { at, path, meta, facts: {}, listed: false, sections: [], faulty: left };
    }
    const { layout, theme, locale, meta, facts, sitemap } = parsed.data;
    if (nodes.length + invalid.length === 0) this.#own.push(emptySections(path, at, hidden.length > 0));
    return {
      at,
      path,
      meta: sameAs(meta, isRecord(raw) ? raw.meta : undefined),
      facts: (facts ?? {}) as Record<string, FactOverride>,
      listed: sitemap !== false,
      sections: nodes,
      ...(hidden.length > 0 && { hidden }),
      faulty: invalid,
      layout,
      theme,
      ...(locale && { locale }),
    };
  }

  /** A page of an invalid route: links to it, with any anchor, are valid. */
  #stub(input: unknown, at: Path): PageNode | undefined {
    const path = this.#path(isRecord(input) ? input.path : undefined, at);
    return path === undefined ? undefined : failedPage(path, at);
  }

  #path(raw: unknown, at: Path): string | undefined {
    if (typeof raw !== 'string') return undefined;
    const result = normaliseRoutePath(raw);
    if ('path' in result) return result.path;
    this.#own.push({
      code: 'path-invalid',
      message: `The path ${inQuotes(raw)} ${result.fault}.`,
      path: [...at, 'path'],
      suggestion: result.suggestion,
    });
    return undefined;
  }
}

function sectionsOfPage({ sections, experiment }: PageNode): readonly SectionNode[] {
  if (experiment === undefined) return sections;
  return [...sections, ...experiment.variants.flatMap((variant) => variant.sections)];
}

/** Returns the given object if the check has changed nothing, because its template is known by its identity. */
function sameAs<Fields extends object>(checked: Fields, given: unknown): Fields {
  const entries = Object.entries(checked);
  if (!isRecord(given) || entries.length !== Object.keys(given).length) return checked;
  return entries.every(([name, value]) => given[name] === value) ? (given as Fields) : checked;
}

function unknownLayout(layout: unknown, at: Path, layouts: readonly string[]): Diagnostic[] {
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

function emptySections(path: string, at: Path, areHidden: boolean): Diagnostic {
  return {
    code: 'sections-empty',
    message: areHidden ? `All sections of the page ${path} are hidden.` : `The page ${path} has no sections.`,
    path: [...at, 'sections'],
    suggestion: areHidden
      ? 'Show at least one: remove its `hide: true`.'
      : 'Add at least one section: `sections: { hero: { block: … } }`.',
  };
}

/** Pages with misspelt paths, at the intended paths: links to these are valid. */
function intendedPages(pages: readonly RawPage[], routes: readonly PageNode[]): PageNode[] {
  const paths = new Set(routes.map(({ path }) => path));
  return pages.flatMap(({ at, address }) => {
    const path = typeof address === 'string' ? suggestPath(address) : undefined;
    if (path === undefined || paths.has(path)) return [];
    paths.add(path);
    return [failedPage(path, at)];
  });
}

/** Returns a page without content for an invalid one: links to it, with any anchor, are valid. */
function failedPage(path: string, at: Path): PageNode {
  const faulty = [{ name: '', value: undefined, at }];
  return { at, path, meta: { title: '', description: '' }, facts: {}, listed: false, sections: [], faulty };
}
