import { append } from '../../sdk/any-length.ts';
import type { Fact } from '../../sdk/facts.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { thousands } from '../../sdk/thousands.ts';
import { characterName } from '../../sdk/unseen.ts';
import { derivedFactSchema, factSchema } from '../../site/fact-schema.ts';
import type { Site } from '../../site/site.ts';
import { countValues } from '../lib/count-values.ts';
import { isRecord } from '../lib/is-record.ts';
import { type DerivedFact, deriveFacts } from './formulas.ts';
import { parseValue } from './parse-value.ts';
import { phoneDiagnostic } from './phones/phone-diagnostic.ts';
import { zodDiagnostics } from './zod-diagnostics.ts';

/** Limits the number of facts: groups may share other groups, and names could grow without end. */
const mostValues = 100_000;

interface ReadFacts {
  readonly facts: Map<string, Fact>;
  /** Names of invalid facts. */
  readonly invalid: ReadonlySet<string>;
  readonly diagnostics: Diagnostic[];
}

const tooMany: Diagnostic = {
  code: 'invalid-value',
  message: `The facts contain more than ${thousands(mostValues)} values. Shared groups count each time they occur.`,
  path: ['facts'],
  suggestion: 'Look for groups that contain each other many times.',
};

/**
 * Checks the facts of a site. Groups nest to any depth; an object with a `value` or a `type` is a fact. A fact without a value is
 * computed (`of`). Prices without a currency have the site's, and phone numbers without a country code belong to its region.
 */
export function readFacts(
  group: Readonly<Record<string, unknown>>,
  { region, currency }: Pick<Site, 'region' | 'currency'>,
): ReadFacts {
  const facts = new Map<string, Fact>();
  const derived = new Map<string, DerivedFact>();
  const invalid = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const visit = (node: Readonly<Record<string, unknown>>, at: Path, prefix: string) => {
    for (const [name, value] of Object.entries(node)) {
      const path = [...at, name];
      if (!/^[A-Za-z]\w*$/.test(name)) {
        diagnostics.push({
          code: 'invalid-value',
          message: `The name of the fact "${prefix}${name}" has ${forbiddenIn(name)}, so no token can contain it.`,
          path,
          atKey: true,
          suggestion: 'Use letters and digits, starting with a letter.',
        });
        invalid.add(prefix + name);
      } else if (!isRecord(value)) {
        invalid.add(prefix + name);
        diagnostics.push({
          code: 'wrong-type',
          message: `The fact "${prefix}${name}" has no type.`,
          path,
          suggestion: `Write { type: 'text', value: … }, or another type: money, count, percent, days, phone, email, url.`,
        });
      } else if ('value' in value || (typeof value.type === 'string' && !('of' in value))) {
        const parsed = parseValue(factSchema, value);
        const found = parsed.success
          ? factDiagnostics(parsed.data, region, path)
          : zodDiagnostics(parsed.error, factSchema, value, path);
        if (parsed.success && found.length === 0) facts.set(prefix + name, inCurrency(parsed.data, currency) as Fact);
        else invalid.add(prefix + name);
        append(diagnostics, found);
      } else if ('of' in value && typeof value.type === 'string') {
        const parsed = parseValue(derivedFactSchema, value);
        if (parsed.success) {
          const { of, ...fact } = parsed.data;
          derived.set(prefix + name, { fact: inCurrency(fact, currency) as DerivedFact['fact'], of, at: path });
        } else {
          invalid.add(prefix + name);
          append(diagnostics, zodDiagnostics(parsed.error, derivedFactSchema, value, path));
        }
      } else visit(value, path, `${prefix}${name}.`);
    }
  };
  if (countValues(group) > mostValues) diagnostics.push(tooMany);
  else visit(group, ['facts'], '');
  append(diagnostics, deriveFacts(facts, derived, invalid));
  return { facts, invalid, diagnostics };
}

/** Reports what the schema of a fact cannot check: whether its phone number can be dialled, and its range rises. */
export function factDiagnostics(
  { type, value, to }: Pick<Fact, 'type' | 'value'> & { readonly to?: number | undefined },
  region: string,
  at: Path,
): Diagnostic[] {
  if (type === 'phone') return phoneDiagnostic(String(value), region, [...at, 'value']);
  if (to === undefined || to > Number(value)) return [];
  return [
    {
      code: 'invalid-value',
      message: `The range ends at ${to}, which is not after its start, ${value}.`,
      path: [...at, 'to'],
      suggestion: `Write the smaller number as "value" and the larger as "to", or remove "to".`,
    },
  ];
}

/** Adds the site's currency to a price without one. */
function inCurrency<Read extends { readonly type: string; readonly currency?: string | undefined }>(
  fact: Read,
  currency: string,
): Read {
  return fact.type === 'money' ? { ...fact, currency: fact.currency ?? currency } : fact;
}

/** Names the first character that no name in a token may have. */
function forbiddenIn(name: string): string {
  const character = /\W/u.exec(name)?.[0];
  if (character !== undefined) return `a ${characterName(character)} in it`;
  return name === '' ? 'no letters' : `"${name.charAt(0)}" at its start`;
}
