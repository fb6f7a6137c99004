import { randomBytes, timingSafeEqual } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isSameOrigin } from '../serve/request-origin.ts';

/** The header with the token of the studio. Only scripts of the same origin can set it. */
export const tokenHeader = 'x-frontage-studio';

/**
 * Returns the token of a site's studio: 256 bits, for the fragment of its address, which browsers never send. Each run has the
 * same, so that a tab that is open goes on when the studio starts again. Its file is for the user's account alone: one that
 * others may have read or written is replaced. Where none can be written, the token is that of one run.
 */
export function siteToken(cacheDir: string): string {
  const file = join(cacheDir, 'studio-token');
  const stored = privateText(file);
  if (stored !== undefined && /^[\w-]{43}$/.test(stored)) return stored;
  const token = randomBytes(32).toString('base64url');
  try {
    mkdirSync(cacheDir, { recursive: true });
    rmSync(file, { force: true });
    writeFileSync(file, token, { mode: 0o600, flag: 'wx' });
  } catch {
    // The next run has another token, and its address has to be opened anew.
  }
  return token;
}

/** Returns the text of a file that no other account can read or write; undefined if there is none. */
function privateText(file: string): string | undefined {
  try {
    const { mode, uid, nlink } = lstatSync(file);
    const isPrivate = process.platform === 'win32' || ((mode & 0o777_077) === 0o100_000 && uid === process.getuid?.());
    return isPrivate && nlink === 1 ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
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
