import type { Delivery, DestinationResult, LeadResult } from './lead.ts';

/**
 * Returns what a form may report after the first attempt. Ignores destinations without an address. `stored` says
 * whether the lead is in the database.
 */
export function verdictOf(
  delivery: Delivery,
  results: readonly DestinationResult[],
  stored: boolean,
): Pick<LeadResult, 'outcome' | 'safe'> {
  const tried = results.filter(({ state }) => state !== 'missing').length;
  const arrived = results.filter(hasArrived).length;
  const isEverywhere = arrived === tried;
  return { outcome: outcome(), safe: stored || (isEverywhere && tried > 0) };

  function outcome(): LeadResult['outcome'] {
    if (tried === 0) return 'kept';
    const isAnywhere = arrived > 0 || stored;
    if (isEverywhere || (delivery === 'any' && arrived > 0) || (delivery === 'settle' && isAnywhere)) return 'accepted';
    return delivery === 'ordered' && isAnywhere ? 'partial' : 'refused';
  }
}

/** Whether a destination has the lead, as far as known. */
export function hasArrived({ state }: Pick<DestinationResult, 'state'>): boolean {
  return state === 'confirmed' || state === 'sent-unverified';
}
