import type { IncomingMessage } from 'node:http';
import { readUrl } from '../../../renderer/sdk/read-url.ts';

/** Returns the path of the page that sent a request; empty if unknown or on another site. */
export function pageBefore({ headers: { referer, host } }: IncomingMessage): string {
  const page = readUrl(referer ?? '');
  return page !== undefined && page.host === host ? page.pathname : '';
}
