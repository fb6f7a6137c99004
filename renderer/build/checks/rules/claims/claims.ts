import { type Fact, formatFact } from '../../../../sdk/facts.ts';
import type { Diagnostic } from '../../../../sdk/issue.ts';
import { didYouMean } from '../../../../sdk/suggest.ts';
import { valueInMessage } from '../../../lib/as-text.ts';
import type { OwnRule, SiteRule } from '../../rule.ts';

/** The facts that make up each claim, by the name of the claim; the fact of that name comes first. */
export type ClaimGroups = ReadonlyMap<string, readonly string[]>;

const groupsOfFacts = new WeakMap<ReadonlyMap<string, Fact>, ClaimGroups>();

/**
 * Groups the facts that make up one claim. A number with a unit is a claim by itself; a text is one if another fact or the
 * fact itself names it as its claim.
 */
export function claimGroups(facts: ReadonlyMap<string, Fact>): ClaimGroups {
  const known = groupsOfFacts.get(facts);
  if (known !== undefined) return known;
  const groups = new Map<string, string[]>();
  const named = new Set<string>([...facts.values()].flatMap(({ claim }) => claim ?? []));
  for (const [name, fact] of facts) {
    if (typeof fact.value === 'number' || named.has(name)) groups.set(name, [name]);
  }
  for (const [name, { claim = name }] of facts) {
    if (claim === name) continue;
    groups.delete(name);
    groups.get(claim)?.push(name);
  }
  groupsOfFacts.set(facts, groups);
  return groups;
}

/** Reports claims that name no fact, or a fact that is part of another claim. */
export const misnamedClaims: SiteRule = {
  id: 'unknown-fact',
  on: 'site',
  check: ({ site: { facts } }) =>
    [...facts].flatMap(([name, { claim }]): Diagnostic[] => {
      if (claim === undefined || claim === name) return [];
      const path = ['facts', ...name.split('.'), 'claim'];
      const first = facts.get(claim);
      if (first === undefined) {
        return [
          {
            code: 'unknown-fact',
            message: `There is no fact "${claim}" that "${name}" could share a claim with.`,
            path,
            suggestion: didYouMean(claim, facts.keys(), 'fact'),
          },
        ];
      }
      if (first.claim === undefined || first.claim === claim) return [];
      return [
        {
          code: 'invalid-value',
          message: `"${name}" names the claim "${claim}", which itself names "${first.claim}".`,
          path,
          suggestion: `Write claim: '${first.claim}'.`,
        },
      ];
    }),
};

/** Reports facts of one claim with different values and no reason for it, at each of the two facts. */
export const conflictingClaims: SiteRule = {
  id: 'claim-conflict',
  on: 'site',
  check: ({ site: { facts, locale } }) =>
    [...claimGroups(facts)].flatMap(([claim, members]) => {
      const first = facts.get(claim);
      if (first === undefined) return [];
      return members.flatMap((name) => {
        const fact = facts.get(name);
        if (fact === undefined || fact.because !== undefined || haveSameText(fact, first, locale)) return [];
        return [conflict(name, fact, claim, first, locale), conflict(claim, first, name, fact, locale)];
      });
    }),
};

function haveSameText(a: Fact, b: Fact, locale: string): boolean {
  return a.type === b.type && formatFact(a, locale) === formatFact(b, locale);
}

function conflict(name: string, fact: Fact, other: string, otherFact: Fact, locale: string): Diagnostic {
  return {
    code: 'claim-conflict',
    message: `One claim has two values: "${name}" says ${formatFact(fact, locale)}, and "${other}" says ${formatFact(otherFact, locale)}.`,
    path: ['facts', ...name.split('.'), 'of' in fact && fact.of !== undefined ? 'of' : 'value'],
    suggestion: 'Give both one value, or say why they differ: because: \'…\' beside "claim".',
  };
}

/** Reports facts whose last day is past. */
export const expiredFacts: SiteRule = {
  id: 'claim-expired',
  on: 'site',
  check: ({ site: { facts, locale }, options: { today } }) =>
    [...facts].flatMap(([name, fact]) =>
      overdue(`The fact "${name}" (${formatFact(fact, locale)})`, fact.until, today, ['facts', ...name.split('.')]),
    ),
};

/** Reports overrides of a page whose last day is past. */
export const expiredOverrides: OwnRule<'page'> = {
  id: 'claim-expired',
  on: 'page',
  check: ({ node: { at, path, facts }, today }) =>
    Object.entries(facts).flatMap(([name, { value, until }]) =>
      overdue(`The value ${valueInMessage(value)} of "${name}" on ${path}`, until, today, [...at, 'facts', name]),
    ),
};

function overdue(what: string, until: string | undefined, today: string | undefined, at: Diagnostic['path']) {
  if (until === undefined || today === undefined || until >= today) return [];
  return [
    {
      code: 'claim-expired' as const,
      message: `${what} was valid until ${until}.`,
      path: [...at, 'until'],
      suggestion: 'Remove it, or give it a later day if it is still valid.',
    },
  ];
}
