import { bareFact, type Fact, type FactOverride, formatFact } from '../../../sdk/facts.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { factSchema } from '../../../site/fact-schema.ts';
import type { Site } from '../../../site/site.ts';
import { factDiagnostics } from '../../schema/facts.ts';
import { zodDiagnostics } from '../../schema/zod-diagnostics.ts';
import { withDerived } from './derived.ts';

/** The facts that hold on a page, and the tokens its words may use. */
export interface Scope {
  /** The site as the page sees it: in the page's own language. */
  readonly site: Site;
  /** Names the values that matter to a section: pages with one key share it once it is resolved. */
  keyFor(fields: object): string;
  fact(name: string): Fact | undefined;
  /** The fact that a token shows; nothing for any other token. */
  factShown(token: string): string | undefined;
  factNames(): Iterable<string>;
  /** Whether a token has no value only because the fact that it names is at fault itself. */
  isFaulty(token: string): boolean;
  /** The words for a token, or nothing when no value stands behind it. */
  token(name: string): string | undefined;
  /** Every token there is, for suggestions. */
  tokenNames(): string[];
}

/** The scope of a page: the site's facts, with the page's own values in their place, as its language writes them. */
export function pageScope(
  whole: Site,
  overrides: Readonly<Record<string, FactOverride>>,
  locale: string = whole.locale,
): Scope {
  const site = locale === whole.locale ? whole : { ...whole, locale };
  const own = Object.entries(overrides);
  const { facts, changed } = own.length === 0 ? { facts: site.facts, changed: [] } : pageFacts(site, overrides);
  return {
    site,
    keyFor(fields) {
      if (own.length === 0) return locale;
      const used = factsUsed(fields);
      const mattering = changed.filter((name) => used.has(name));
      return mattering.length === 0
        ? locale
        : JSON.stringify([locale, ...mattering.map((name) => [name, facts.get(name)?.value])]);
    },
    fact: (name) => facts.get(name),
    factShown: (token) => shownFact(token, facts)?.name,
    factNames: () => facts.keys(),
    isFaulty: (token) => factOfToken(token, (name) => site.faultyFacts?.has(name) === true) !== undefined,
    token: (name) => tokenText(name, site, facts),
    tokenNames: () => ['site.name', ...[...facts.keys()].map((fact) => `facts.${fact}`)],
  };
}

/** The facts as they are on one page, and the names of those that are other than elsewhere. */
function pageFacts(
  { facts: all }: Site,
  overrides: Readonly<Record<string, FactOverride>>,
): { readonly facts: ReadonlyMap<string, Fact>; readonly changed: readonly string[] } {
  const facts = new Map(all);
  const changed = Object.entries(overrides).flatMap(([name, { value }]) => {
    const fact = all.get(name);
    // What is of another type is reported, and nothing that reads the fact could do with it.
    if (fact === undefined || typeof fact.value !== typeof value) return [];
    facts.set(name, withValue(fact, value));
    return [name];
  });
  return { facts, changed: withDerived(facts, changed, all) };
}

/** A fact with another value. How a number is written, and where a range ends, was said of the value that it had. */
function withValue(fact: Fact, value: FactOverride['value']): Fact {
  const { display: _, to: __, ...rest }: Fact & { readonly display?: string; readonly to?: number } = fact;
  return { ...rest, value } as Fact;
}

const factsOf = new WeakMap<object, ReadonlySet<string>>();

/** The facts that a value names, in tokens or in place of a value; worked out once for each object. */
function factsUsed(value: object): ReadonlySet<string> {
  const known = factsOf.get(value);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object' && item !== null) for (const name of factsUsed(item)) names.add(name);
    if (typeof item !== 'string') continue;
    if (key === 'fact') names.add(item);
    for (const [, name = ''] of item.matchAll(/\{\{[^}]*?facts\.([\w.]+)/g)) {
      names.add(name);
      names.add(name.replace(/\.value$/, ''));
    }
  }
  factsOf.set(value, names);
  return names;
}

function tokenText(token: string, site: Site, facts: ReadonlyMap<string, Fact>): string | undefined {
  if (token === 'site.name') return site.name;
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

/** The name of the fact that a token means, of those that there are: the token's own, or what its bare value is of. */
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

/** Overrides that name no fact, or give a fact a value of another type, or one that it may not have. */
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

/** What is wrong with a value, as it would be were it the fact's own. */
function valueDiagnostics(
  { of: _, ...fact }: Fact & { of?: unknown },
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
