import type { Delivery, DestinationResult, LeadResult } from './lead.ts';

/**
 * What a form may say after the first attempt. Destinations without an address are left out of account; `stored` tells
 * whether the lead stands on disk.
 */
export function verdictOf(
  delivery: Delivery,
  results: readonly DestinationResult[],
  stored: boolean,
): Pick<LeadResult, 'outcome' | 'safe'> {
  const tried = results.filter(({ state }) => state !== 'missing').length;
  const arrived = results.filter(hasArrived).length;
  const everywhere = arrived === tried;
  return { outcome: outcome(), safe: stored || (everywhere && tried > 0) };

  function outcome(): LeadResult['outcome'] {
    if (tried === 0) return 'kept';
    const isAnywhere = arrived > 0 || stored;
    if (everywhere || (delivery === 'any' && arrived > 0) || (delivery === 'settle' && isAnywhere)) return 'accepted';
    return delivery === 'ordered' && isAnywhere ? 'partial' : 'refused';
  }
}

/** Whether a destination has the lead, as far as can be known. */
export function hasArrived({ state }: Pick<DestinationResult, 'state'>): boolean {
  return state === 'confirmed' || state === 'sent-unverified';
}
