import type { Pixels } from '../../sdk/pixels.ts';
import { deleteCookies } from './cookies.ts';
import { ga4 } from './ga4.ts';
import { meta } from './meta.ts';
import { forgetCounted, isFirst } from './once.ts';
import type { Counted, Vendor } from './vendor.ts';

/** Those who are told of this page, once they were started. */
let vendors: readonly Vendor[] | undefined;

/** Has everybody told of the page and of what happens on it, for visitors who have agreed to that; call it once they have. */
export function startPixels(pixels: Pixels, days: number): void {
  if (vendors) {
    for (const vendor of vendors) vendor.resume();
    return;
  }
  vendors = [...(pixels.ga4 ? [ga4(pixels.ga4, days)] : []), ...(pixels.meta ? [meta(pixels.meta)] : [])];
  for (const vendor of vendors) vendor.start();
}

/** Ends it, and deletes what was kept for it. */
export function stopPixels(): Promise<void> {
  for (const vendor of vendors ?? []) vendor.stop();
  forgetCounted();
  return deleteCookies();
}

/** Tells everybody of something; of each lead once. Before the start there is nobody. */
export function tell(event: Counted): void {
  if (!vendors) return;
  if (event.name === 'Lead' && event.id && !isFirst(event.id)) return;
  for (const vendor of vendors) vendor.tell(event);
}
