import { bareFact, compute, type Fact, type FactOverride, factNamesIn, formatFact } from '../../../sdk/facts.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { isProse } from '../../../sdk/prose/prose.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { factSchema } from '../../../site/fact-schema.ts';
import type { Site } from '../../../site/site.ts';
import { entry } from '../../lib/entry.ts';
import { factDiagnostics } from '../../schema/facts.ts';
import { zodDiagnostics } from '../../schema/zod-diagnostics.ts';

/** The facts of a page, and the tokens that its texts may use. */
export interface Scope {
  /** The site as the page sees it: in the page's own language. */
  readonly site: Site;
  /** Returns a key for the values that a section depends on: pages with the same key share the resolved section. */
  keyFor(fields: object): string;
  fact(name: string): Fact | undefined;
  /** The fact that a token shows; undefined for any other token. */
  factShown(token: string): string | undefined;
  factNames(): Iterable<string>;
  /** Whether a token has no value only because what it shows is invalid, which is reported. */
  isInvalid(token: string): boolean;
  /** The text for a token; undefined if it has no value. */
  token(name: string): string | undefined;
  /** Every token there is, for suggestions. */
  tokenNames(): string[];
}

/** Returns the texts of tokens for the business by name: `organization.phone`. */
export type BusinessTexts = (site: Site) => ReadonlyMap<string, string>;

/**
 * Returns the scope of a page: the site's facts with the page's overrides, in the language of the page. Without `business`, its
 * texts cannot show the business, as those of the business itself.
 */
export function pageScope(
  whole: Site,
  overrides: Readonly<Record<string, FactOverride>>,
  locale: string = whole.locale,
  business?: BusinessTexts,
): Scope {
  const site = locale === whole.locale ? whole : { ...whole, locale };
  const own = Object.entries(overrides);
  const { facts, changed } = own.length === 0 ? { facts: site.facts, changed: [] } : pageFacts(site, overrides);
  return {
    site,
    keyFor(fields) {
      if (own.length === 0) return locale;
      const used = factsUsed(fields);
      const relevant = changed.filter((name) => used.has(name));
      return relevant.length === 0
        ? locale
        : JSON.stringify([locale, ...relevant.map((name) => [name, facts.get(name)?.value])]);
    },
    fact: (name) => facts.get(name),
    factShown: (token) => shownFact(token, facts)?.name,
    factNames: () => facts.keys(),
    isInvalid: (token) =>
      factOfToken(token, (name) => site.faultyFacts?.has(name) === true) !== undefined ||
      (token.startsWith(ofBusiness) && entry(site.organization, token.slice(ofBusiness.length)) !== undefined),
    token: (name) => tokenText(name, site, facts, business),
    tokenNames: () => [
      'site.name',
      ...[...facts.keys()].map((fact) => `facts.${fact}`),
      ...(business?.(site).keys() ?? []),
    ],
  };
}

/** Returns the facts of a page, and the names of those that differ from the site's. */
function pageFacts(
  { facts: all }: Site,
  overrides: Readonly<Record<string, FactOverride>>,
): { readonly facts: ReadonlyMap<string, Fact>; readonly changed: readonly string[] } {
  const facts = new Map(all);
  const changed = Object.entries(overrides).flatMap(([name, { value }]) => {
    const fact = all.get(name);
    // A value of another type is reported, and no reader of the fact could use it.
    if (fact === undefined || typeof fact.value !== typeof value) return [];
    facts.set(name, withValue(fact, value));
    return [name];
  });
  return { facts, changed: withDerived(facts, changed, all) };
}

/** Returns a fact with another value, without the display text and the end of the range, which belong to the old value. */
function withValue(fact: Fact, value: FactOverride['value']): Fact {
  const { display: _, to: __, ...rest }: Fact & { readonly display?: string; readonly to?: number } = fact;
  return { ...rest, value } as Fact;
}

const ofBusiness = 'organization.';

const factsByValue = new WeakMap<object, ReadonlySet<string>>();

/** Returns the facts that a value names, in tokens or instead of a value. Each object is searched once. */
function factsUsed(value: object): ReadonlySet<string> {
  const known = factsByValue.get(value);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const [key, item] of Object.entries(isProse(value) ? { text: value.text } : value)) {
    if (typeof item === 'object' && item !== null) for (const name of factsUsed(item)) names.add(name);
    if (typeof item !== 'string') continue;
    if (key === 'fact') names.add(item);
    for (const [, name = ''] of item.matchAll(/\{\{[^}]*?facts\.([\w.]+)/g)) {
      names.add(name);
      names.add(name.replace(/\.value$/, ''));
    }
  }
  factsByValue.set(value, names);
  return names;
}

function tokenText(
  token: string,
  site: Site,
  facts: ReadonlyMap<string, Fact>,
  business?: BusinessTexts,
): string | undefined {
  if (token === 'site.name') return site.name;
  if (token.startsWith(ofBusiness)) return business?.(site).get(token);
  const shown = shownFact(token, facts);
  return shown && (shown.bare ? bareFact(shown.fact, site.locale) : formatFact(shown.fact, site.locale));
}

/** The fact behind a token: with its unit, or its bare value. */
function shownFact(
  token: string,
  facts: ReadonlyMap<string, Fact>,
): { readonly name: string; readonly fact: Fact; readonly bare: boolean } | undefined {
  const named = factOfToken(token, (name) => facts.has(name));
  const fact = named && facts.get(named.name);
  return fact && { ...named, fact };
}

/** The existing fact that a token names: with its unit, or its bare value (`facts.price.value`). */
function factOfToken(
  token: string,
  isThere: (name: string) => boolean,
): { readonly name: string; readonly bare: boolean } | undefined {
  if (!token.startsWith('facts.')) return undefined;
  const name = token.slice('facts.'.length);
  if (isThere(name)) return { name, bare: false };
  const owner = name.replace(/\.value$/, '');
  return owner !== name && isThere(owner) ? { name: owner, bare: true } : undefined;
}

/** Reports overrides of unknown facts, and values that the fact may not have. */
export function overrideDiagnostics(
  site: Site,
  overrides: Readonly<Record<string, FactOverride>>,
  at: Path,
): Diagnostic[] {
  return Object.entries(overrides).flatMap(([name, { value }]): Diagnostic[] => {
    const fact = site.facts.get(name);
    if (fact === undefined) {
      if (site.faultyFacts?.has(name)) return [];
      return [
        {
          code: 'unknown-fact',
          message: `There is no fact "${name}" to override.`,
          path: [...at, 'facts', name],
          atKey: true,
          suggestion: didYouMean(name, site.facts.keys(), 'fact'),
        },
      ];
    }
    if (typeof fact.value === typeof value) return valueDiagnostics(fact, value, site.region, [...at, 'facts', name]);
    return [
      {
        code: 'fact-type',
        message: `The fact "${name}" holds ${typeof fact.value === 'number' ? 'a number' : 'text'}, so its override must too.`,
        path: [...at, 'facts', name, 'value'],
      },
    ];
  });
}

/** Validates an override like the value of the fact itself. */
function valueDiagnostics(
  { of: _, to: __, ...fact }: Fact & { of?: unknown; to?: unknown },
  value: FactOverride['value'],
  region: string,
  at: Path,
): Diagnostic[] {
  const overridden = { ...fact, value };
  const { error } = factSchema.safeParse(overridden);
  return error === undefined
    ? factDiagnostics({ type: fact.type, value }, region, at)
    : zodDiagnostics(error, factSchema, overridden, at);
}

/**
 * Recomputes the facts that depend on facts with other values on a page, unless the page overrides them too. Returns the names
 * of all facts with another value than on the site.
 */
export function withDerived(
  facts: Map<string, Fact>,
  changed: readonly string[],
  all: ReadonlyMap<string, Fact>,
): string[] {
  const stale = new Set(
    [...dependencies(all)].flatMap(([name, inputs]) => (changed.some((input) => inputs.has(input)) ? [name] : [])),
  );
  for (const name of changed) stale.delete(name);
  const numberOf = (name: string): number => {
    const fact = facts.get(name);
    if (fact === undefined || typeof fact.value !== 'number') return Number.NaN;
    if (stale.delete(name) && 'of' in fact && fact.of !== undefined) {
      facts.set(name, { ...fact, value: compute(fact.of, numberOf) });
    }
    return Number(facts.get(name)?.value);
  };
  const names = [...stale];
  for (const name of names) numberOf(name);
  return [...changed, ...names];
}

/** Returns the overrides of a page that decide a fact: of the fact itself, or of the facts that it is computed from. */
export function decidingOverrides(
  name: string,
  overrides: Readonly<Record<string, unknown>>,
  all: ReadonlyMap<string, Fact>,
): readonly string[] {
  if (Object.hasOwn(overrides, name)) return [name];
  const fact = all.get(name);
  if (fact === undefined || !('of' in fact) || fact.of === undefined) return [];
  return [...new Set(factNamesIn(fact.of).flatMap((inner) => decidingOverrides(inner, overrides, all)))];
}

const dependenciesByFacts = new WeakMap<ReadonlyMap<string, Fact>, ReadonlyMap<string, ReadonlySet<string>>>();

/** Returns the computed facts, with all facts that each depends on, directly or not. Computed once per site. */
export function dependencies(facts: ReadonlyMap<string, Fact>): ReadonlyMap<string, ReadonlySet<string>> {
  const before = dependenciesByFacts.get(facts);
  if (before !== undefined) return before;
  const found = new Map<string, ReadonlySet<string>>();
  const inputsOf = (name: string): ReadonlySet<string> => {
    const inputs = found.get(name) ?? new Set<string>();
    const fact = facts.get(name);
    if (found.has(name) || fact === undefined || !('of' in fact) || fact.of === undefined) return inputs;
    const all = new Set(factNamesIn(fact.of).flatMap((inner) => [inner, ...inputsOf(inner)]));
    found.set(name, all);
    return all;
  };
  for (const name of facts.keys()) inputsOf(name);
  dependenciesByFacts.set(facts, found);
  return found;
}
