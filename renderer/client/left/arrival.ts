import { isForThisPage, isOutOfDate } from '../form/after/handover.ts';
import { type Arrival, report } from '../form/after/reports.ts';

/**
 * Reports a lead that an earlier page left to this one, so that pixels count it here. Returns whether an entry is such a
 * report. Throws if another page is to report it.
 */
export function reportArrival(entry: unknown): boolean {
  const arrival: Partial<Arrival> = Object(entry);
  if (!isArrival(arrival)) return false;
  if (isOutOfDate(arrival)) return true;
  if (!isForThisPage(arrival)) throw new Error(arrival.page);
  report(arrival.lead);
  return true;
}

function isArrival(entry: Partial<Arrival>): entry is Arrival {
  const { lead, page, until } = entry;
  return typeof lead?.id === 'string' && typeof page === 'string' && Number.isFinite(until);
}
