import { type Fact, type FactOverride, type Formula, formatFact, formatFormula } from '../../../../sdk/facts.ts';
import type { Path, Place } from '../../../../sdk/issue.ts';
import type { PageNode, Site } from '../../../../site/site.ts';
import { entry } from '../../../lib/entry.ts';
import type { FactUse } from '../../../page/resolve/fill-text.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../../page/resolve/index.ts';
import { decidingOverrides, pageScope } from '../../../page/resolve/scope.ts';
import { organizationTexts } from '../../../page/resolve/shown-organization.ts';
import { claimGroups } from './claims.ts';

/** A claim of a site: its values, where they are decided, and every location that shows them. */
export interface Claim {
  readonly name: string;
  readonly values: readonly ClaimValue[];
}

/** One value of a claim, and the locations that show it. */
export interface ClaimValue {
  /** The fact that holds it. */
  readonly fact: string;
  /** The value as text: `$480`, `30 days`. */
  readonly text: string;
  readonly value: number | string;
  /** How often a price is paid. */
  readonly per?: 'month' | 'year' | 'once';
  /** The formula that computes it from other facts. */
  readonly formula?: string;
  /** What decides it: the fact, or the override of a page. */
  readonly sources: readonly ClaimSource[];
  readonly places: readonly ClaimPlace[];
}

/** Where a value is decided, and why it differs from the claim's other values. */
export interface ClaimSource extends Partial<Place> {
  /** The page that overrides the fact; left out for the fact itself. */
  readonly page?: string;
  readonly because?: string;
  readonly until?: string;
}

/** The part of a page that shows a claim. */
export type Where = 'section' | 'title' | 'description' | 'card' | 'organization';

/** A location that shows a value, with the pages that include it. */
export interface ClaimPlace extends Partial<Place> {
  readonly where: Where;
  /** Search engines also get the text as structured data. */
  readonly data: boolean;
  readonly pages: readonly string[];
}

/** Locates a value of the site by its JSON path. */
export type Locate = (path: Path, needle?: string) => Place | undefined;

interface OpenValue extends Omit<ClaimValue, 'sources' | 'places'> {
  readonly sources: Map<string, ClaimSource>;
  readonly places: Map<string, Omit<ClaimPlace, 'pages'> & { readonly pages: Set<string> }>;
}

/** Returns the claims of a site, in the order of its facts. */
export function ledger(site: Site, pages: readonly ResolvedPage[], locate: Locate): Claim[] {
  const groups = claimGroups(site.facts);
  const members = new Map([...groups].flatMap(([claim, facts]) => facts.map((fact) => [fact, claim] as const)));
  const values = new Map([...members.keys()].map((fact) => [fact, new Map<string, OpenValue>()]));
  const nodes = new Map([...site.routes, site.notFound].map((node) => [node.path, node]));
  const entryOf = (name: string, fact: Fact, locale: string): OpenValue | undefined => {
    const open = values.get(name);
    const text = formatFact(fact, locale);
    const known = open?.get(text) ?? openValue(name, fact, text);
    open?.set(text, known);
    return open && known;
  };
  for (const [name, fact] of site.facts) {
    entryOf(name, fact, site.locale)?.sources.set('', ofSite(name, fact, locate));
  }
  const locateOnce = locatedOnce(locate);
  for (const page of pages) {
    const node = nodes.get(page.path);
    if (node === undefined) continue;
    const scope = pageScope(site, node.facts, node.locale, organizationTexts);
    for (const { name, use, where, data } of usesOf(page)) {
      const fact = members.has(name) ? scope.fact(name) : undefined;
      const value = fact && entryOf(name, fact, scope.site.locale);
      if (fact === undefined || value === undefined) continue;
      for (const source of ofPage(name, site, node, locate))
        value.sources.set(`${page.path} ${source.because}`, source);
      const found = locateOnce(use);
      const key = JSON.stringify([found, where]);
      const entry = value.places.get(key) ?? { ...found, where, data, pages: new Set<string>() };
      value.places.set(key, entry);
      entry.pages.add(page.path);
    }
  }
  return [...groups].map(([name, facts]) => ({
    name,
    values: facts.flatMap((fact) => [...(values.get(fact)?.values() ?? [])].map(closed)),
  }));
}

/** The facts that a page shows, in its head and in its sections. */
function* usesOf(page: ResolvedPage) {
  const data = JSON.stringify(page.jsonLd);
  for (const use of page.uses) yield { name: use.fact, use, ...shownWhere(use, page, data) };
  for (const section of everySection(page)) {
    for (const use of section.uses) yield { name: use.fact, use, ...shownWhere(use, page, data, section) };
  }
}

/** Returns where a page shows a fact, and whether the structured data (`data`, as JSON) contains the text as well. */
function shownWhere(
  { at }: FactUse,
  { title, description }: ResolvedPage,
  data: string,
  section?: ResolvedSection,
): { readonly where: Where; readonly data: boolean } {
  if (section !== undefined) {
    const text = at.slice(section.node.at.length).reduce<unknown>(entry, section.given.props);
    return { where: 'section', data: typeof text === 'string' && contains(data, text) };
  }
  if (at[0] === 'organization') return { where: 'organization', data: true };
  const field = at.at(-2) === 'meta' ? at.at(-1) : undefined;
  if (field === 'title') return { where: 'title', data: contains(data, title) };
  return field === 'description'
    ? { where: 'description', data: contains(data, description) }
    : { where: 'card', data: false };
}

/** Only a whole string counts: a short text is part of many others. */
function contains(data: string, text: string): boolean {
  return data.includes(JSON.stringify(text));
}

function openValue(fact: string, { value, ...rest }: Fact, text: string): OpenValue {
  const of: Formula | undefined = 'of' in rest ? rest.of : undefined;
  return {
    fact,
    text,
    value,
    ...('per' in rest && rest.per !== undefined ? { per: rest.per } : {}),
    ...(of === undefined ? {} : { formula: formatFormula(of) }),
    sources: new Map(),
    places: new Map(),
  };
}

function closed({ sources, places, ...value }: OpenValue): ClaimValue {
  return {
    ...value,
    sources: [...sources.values()],
    places: [...places.values()].map(({ pages, ...place }) => ({ ...place, pages: [...pages] })).sort(byPlace),
  };
}

function ofSite(name: string, { because, until }: Fact, locate: Locate): ClaimSource {
  return { ...locate(['facts', ...name.split('.')]), ...reason({ because, until }) };
}

/** The overrides of a page that decide a value: of the fact, or of facts that it is computed from. */
function ofPage(name: string, { facts: all }: Site, { at, path, facts }: PageNode, locate: Locate): ClaimSource[] {
  return decidingOverrides(name, facts, all).flatMap((root) => {
    const decided = facts[root];
    return decided === undefined ? [] : [{ ...locate([...at, 'facts', root]), page: path, ...reason(decided) }];
  });
}

function reason({ because, until }: Partial<Pick<FactOverride, 'because' | 'until'>> | Fact): Partial<ClaimSource> {
  return { ...(because === undefined ? {} : { because }), ...(until === undefined ? {} : { until }) };
}

/** Locates each use once: pages share the lists of uses of their sections. */
function locatedOnce(locate: Locate): (use: FactUse) => Place | undefined {
  const known = new Map<FactUse, Place | undefined>();
  return (use) => {
    if (!known.has(use)) known.set(use, locate(use.at, use.needle));
    return known.get(use);
  };
}

function byPlace(a: ClaimPlace, b: ClaimPlace): number {
  const files = (a.file ?? '') < (b.file ?? '') ? -1 : (a.file ?? '') > (b.file ?? '') ? 1 : 0;
  return files || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
