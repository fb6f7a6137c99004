import type { IncomingMessage } from 'node:http';
import { readUrl } from '../../../renderer/sdk/read-url.ts';

/** Far more than a lead may have; what is longer is not read to its end. */
const longest = 64 * 1024;

/** The body of a request as text; undefined when it is too long. */
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

/** Path of the page that a request came from; empty when its browser does not say, or when it is of another site. */
export function pageBefore({ headers: { referer, host } }: IncomingMessage): string {
  const page = readUrl(referer ?? '');
  return page !== undefined && page.host === host ? page.pathname : '';
}
