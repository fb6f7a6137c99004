import type { Fact } from '../../../sdk/facts.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';

/** The facts that make up each claim, by the name of the claim; the fact of that name comes first. */
export type ClaimGroups = ReadonlyMap<string, readonly string[]>;

/**
 * Groups the facts that make up one claim. A number with a unit is a claim by itself; a text is one if another fact or the
 * fact itself names it as its claim.
 */
export function claimGroups(facts: ReadonlyMap<string, Fact>): ClaimGroups {
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
  return groups;
}

/** Reports claims that name no fact, or a fact that is part of another claim. */
export function misnamedClaims(facts: ReadonlyMap<string, Fact>): Diagnostic[] {
  return [...facts].flatMap(([name, { claim }]): Diagnostic[] => {
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
  });
}
