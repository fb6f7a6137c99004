import type { Lead } from './lead.ts';
import { bodyOf } from './request.ts';
import { strike } from './write-ahead.ts';

/** Requests that outlive their page share 64 KiB in a browser: a quarter of it leaves room for several destinations. */
const limit = 16 * 1024;

/** Throws an error of the name `PayloadTooLarge` when the body of a lead is longer than 16 KiB; what was written ahead of it goes. */
export function checkSize(lead: Lead): void {
  const size = new TextEncoder().encode(bodyOf(lead)).length;
  if (size > limit) {
    strike(lead.ahead);
    throw new DOMException(`${size} bytes`, 'PayloadTooLarge');
  }
}
