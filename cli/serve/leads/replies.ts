import type { Reply } from '../server.ts';
import { inboxPath } from './reroute.ts';

/** Headers of inbox pages, which only load their own files. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** The redirect after a form of the inbox. */
export const toInbox: Reply = { status: 303, headers: { location: inboxPath, 'cache-control': 'no-store' }, body: '' };

/** Returns data as JSON. */
export function jsonReply(value: unknown): Reply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...pageHeaders };
  return { status: 200, headers, body: `${JSON.stringify(value, null, 2)}\n` };
}
