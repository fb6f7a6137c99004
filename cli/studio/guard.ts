import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isSameOrigin } from '../serve/request-origin.ts';

/** The header with the token of a run. Only scripts of the same origin can set it. */
export const tokenHeader = 'x-frontage-studio';

/** Returns a new token: 256 bits, for the fragment of the studio's address, which browsers never send. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns why a request to the studio's API is refused; undefined if it may pass. The server has checked its `Host`. */
export function refusal({ method, headers }: IncomingMessage, token: string): string | undefined {
  if (method !== 'POST') return 'Only POST is answered here.';
  if (headers.origin !== `http://${headers.host}` || !isSameOrigin(headers)) return 'Only the studio may ask for this.';
  if (headers['sec-fetch-site'] !== 'same-origin') return 'Only the studio may ask for this.';
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) return 'The body has to be JSON.';
  return hasToken(headers, token) ? undefined : 'Open the studio with the address that its terminal shows.';
}

function hasToken(headers: IncomingHttpHeaders, token: string): boolean {
  const given = Buffer.from(String(headers[tokenHeader] ?? ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
