import type { IncomingMessage } from 'node:http';
import { readUrl } from '../../../renderer/sdk/read-url.ts';

/** Maximum length of a body, far more than a lead needs. */
const longest = 64 * 1024;

/** Returns the body of a request as text; undefined if it is too long. */
export async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the path of the page that sent a request; empty if unknown or on another site. */
export function pageBefore({ headers: { referer, host } }: IncomingMessage): string {
  const page = readUrl(referer ?? '');
  return page !== undefined && page.host === host ? page.pathname : '';
}
