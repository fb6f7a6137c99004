import type { Lead } from './lead.ts';
import { fitsKeepalive, requestBody } from './request.ts';
import { removeWriteAhead } from './write-ahead.ts';

/**
 * Throws a `PayloadTooLarge` error, and removes the write-ahead entry, if the lead's body is too large for a request
 * that outlives its page.
 */
export function checkSize(lead: Lead): void {
  const body = requestBody(lead);
  if (fitsKeepalive(body)) return;
  removeWriteAhead(lead.id);
  throw new DOMException(`${body.length} letters`, 'PayloadTooLarge');
}
