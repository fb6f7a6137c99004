import { type Fact, formatFact } from '../../../sdk/facts.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import { valueInMessage } from '../../lib/as-text.ts';
import type { ClaimGroups } from './groups.ts';

/** Reports facts of one claim with different values and no reason for it, at each of the two facts. */
export function conflicts({ facts, locale }: Site, groups: ClaimGroups): Diagnostic[] {
  return [...groups].flatMap(([claim, members]) => {
    const first = facts.get(claim);
    if (first === undefined) return [];
    return members.flatMap((name): Diagnostic[] => {
      const fact = facts.get(name);
      if (fact === undefined || fact.because !== undefined || haveSameText(fact, first, locale)) return [];
      return [conflict(name, fact, claim, first, locale), conflict(claim, first, name, fact, locale)];
    });
  });
}

/** Reports facts whose last day is past. */
export function expiredFacts({ facts, locale }: Pick<Site, 'facts' | 'locale'>, today: string): Diagnostic[] {
  return [...facts].flatMap(([name, fact]) =>
    isPast(fact.until, today)
      ? [
          overdue(`The fact "${name}" (${formatFact(fact, locale)})`, fact.until, [
            'facts',
            ...name.split('.'),
            'until',
          ]),
        ]
      : [],
  );
}

/** Reports overrides of a page whose last day is past. */
export function expiredOverrides({ at, path, facts }: PageNode, today: string): Diagnostic[] {
  return Object.entries(facts).flatMap(([name, { value, until }]) =>
    isPast(until, today)
      ? [overdue(`The value ${valueInMessage(value)} of "${name}" on ${path}`, until, [...at, 'facts', name, 'until'])]
      : [],
  );
}

function isPast(until: string | undefined, today: string): boolean {
  return until !== undefined && until < today;
}

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

function overdue(what: string, until: string | undefined, path: Diagnostic['path']): Diagnostic {
  return {
    code: 'claim-expired',
    message: `${what} was valid until ${until}.`,
    path,
    suggestion: 'Remove it, or give it a later day if it is still valid.',
  };
}
