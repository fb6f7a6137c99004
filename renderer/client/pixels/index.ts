import type { Pixels } from '../../sdk/pixels.ts';
import { deleteCookies } from './cookies.ts';
import { ga4 } from './ga4.ts';
import { meta } from './meta.ts';
import { clearTrackedLeads, markTracked } from './tracked-leads.ts';
import type { TrackedEvent, Vendor } from './vendor.ts';

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
