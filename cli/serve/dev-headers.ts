import { type HeaderRule, headersFor } from './answer.ts';
import { allowLoopback } from './loopback.ts';
import { overlayNonce } from './overlay.ts';

/**
 * Returns the headers of a path with the changes that `dev` needs: pages may send leads to this machine, the overlay's
 * styles have a nonce, and the gallery may frame pages, or the studio with its origin (`framedBy`). Nothing is cached, because anything may change.
 */
export function headersForDev(
  rules: readonly HeaderRule[],
  path: string,
  framedBy = "'self'",
): Readonly<Record<string, string>> {
  const headers = new Map(allowLoopback(headersFor(rules, path))).set('cache-control', 'no-store');
  const policy = headers.get('content-security-policy');
  if (policy !== undefined) {
    const own = policy
      .replace(/\bstyle-src [^;]*/, (sources) => `${sources} 'nonce-${overlayNonce}'`)
      .replace(/\bframe-ancestors [^;]*/, `frame-ancestors ${framedBy}`);
    headers.set('content-security-policy', own);
  }
  // This header cannot name an origin.
  if (framedBy !== "'self'") headers.delete('x-frame-options');
  else if (headers.has('x-frame-options')) headers.set('x-frame-options', 'SAMEORIGIN');
  return Object.fromEntries(headers);
}

/** Returns a function that tells whether the policy of a path differs, apart from style sheets, which update in place. */
export function hasOtherPolicy(before: readonly HeaderRule[], now: readonly HeaderRule[]): (path: string) => boolean {
  const policy = (rules: readonly HeaderRule[], path: string) =>
    headersForDev(rules, path)['content-security-policy']?.replace(/\bstyle-src [^;]*/, '');
  return (path) => policy(before, path) !== policy(now, path);
}
