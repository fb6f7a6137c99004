import type { Pixels } from '../../sdk/pixels.ts';
import { ga4 } from './ga4.ts';
import { meta } from './meta.ts';
import { deleteCookies, type TrackedEvent, type Vendor } from './vendor.ts';

/** The vendors of this page, once they are started. */
let vendors: readonly Vendor[] | undefined;

/** Starts the vendors that count visits and events. Call it only after the visitor agreed. */
export function startPixels(pixels: Pixels, days: number): void {
  if (vendors) {
    for (const vendor of vendors) vendor.resume();
    return;
  }
  vendors = [...(pixels.ga4 ? [ga4(pixels.ga4, days)] : []), ...(pixels.meta ? [meta(pixels.meta)] : [])];
  for (const vendor of vendors) vendor.start();
}

/** Stops the vendors and deletes their cookies. */
export function stopPixels(): Promise<void> {
  for (const vendor of vendors ?? []) vendor.stop();
  clearTrackedLeads();
  return deleteCookies();
}

/** Sends an event to all vendors; each lead once. Does nothing before the start. */
export function tell(event: TrackedEvent): void {
  if (!vendors) return;
  if (event.name === 'Lead' && event.id && !markTracked(event.id)) return;
  for (const vendor of vendors) vendor.tell(event);
}

/** Key in local storage for the ids of counted leads, if the visitor agreed. */
const trackedLeadsKey = 'frontage-counted';

/** More leads than a person sends. */
const maxIds = 20;

/**
 * Marks a lead as counted. Returns true the first time in this browser. A lead that is sent again, from another tab or
 * after a reload, has the same id.
 */
export function markTracked(id: string): boolean {
  try {
    const known = (localStorage.getItem(trackedLeadsKey) ?? '').split(' ').filter((other) => other !== '');
    if (known.includes(id)) return false;
    localStorage.setItem(trackedLeadsKey, [...known, id].slice(-maxIds).join(' '));
    return true;
  } catch {
    // Without storage the lead might be counted twice.
    return false;
  }
}

/** Deletes the ids of counted leads. */
export function clearTrackedLeads(): void {
  try {
    localStorage.removeItem(trackedLeadsKey);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}
