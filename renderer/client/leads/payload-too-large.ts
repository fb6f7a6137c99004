import type { Lead } from './lead.ts';
import { bodyOf, isKeptAlive } from './request.ts';
import { strike } from './write-ahead.ts';

/** Throws an error of the name `PayloadTooLarge` when no request with the body of a lead outlives its page; what was written ahead of it goes. */
export function checkSize(lead: Lead): void {
  const body = bodyOf(lead);
  if (isKeptAlive(body)) return;
  strike(lead.id);
  throw new DOMException(`${body.length} letters`, 'PayloadTooLarge');
}
