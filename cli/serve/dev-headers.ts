import { type HeaderRule, headersFor } from './headers-file.ts';
import { headersForLoopback } from './loopback.ts';
import { overlayNonce } from './overlay.ts';

/**
 * The headers of a path as `dev` serves them: those of the site, with what `dev` needs besides. This machine is among the places
 * that leads may go to, the overlay brings its styles by a nonce, and the gallery shows pages in a frame. Nothing is kept,
 * since anything may have changed by the next request.
 */
export function headersForDev(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const headers = new Map(headersForLoopback(headersFor(rules, path))).set('cache-control', 'no-store');
  const policy = headers.get('content-security-policy');
  if (policy !== undefined) {
    const own = policy
      .replace(/\bstyle-src [^;]*/, (sources) => `${sources} 'nonce-${overlayNonce}'`)
      .replace(/\bframe-ancestors [^;]*/, "frame-ancestors 'self'");
    headers.set('content-security-policy', own);
  }
  if (headers.has('x-frame-options')) headers.set('x-frame-options', 'SAMEORIGIN');
  return Object.fromEntries(headers);
}

/** Tells of a path whether browsers let the page there do something else by other rules; its style sheets change in place. */
export function policiesDiffer(before: readonly HeaderRule[], now: readonly HeaderRule[]): (path: string) => boolean {
  const policy = (rules: readonly HeaderRule[], path: string) =>
    headersForDev(rules, path)['content-security-policy']?.replace(/\bstyle-src [^;]*/, '');
  return (path) => policy(before, path) !== policy(now, path);
}
