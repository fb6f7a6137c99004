import type { Reply } from '../server.ts';
import { inboxPath } from './reroute.ts';

/** Headers of everything that a browser shows of the inbox: it runs and loads nothing but its own. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** After a form of the inbox's own page. */
export const toInbox: Reply = { status: 303, headers: { location: inboxPath, 'cache-control': 'no-store' }, body: '' };

/** An answer for programs. */
export function jsonReply(value: unknown): Reply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...pageHeaders };
  return { status: 200, headers, body: `${JSON.stringify(value, null, 2)}\n` };
}
