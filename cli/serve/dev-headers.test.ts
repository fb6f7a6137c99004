import { expect, it } from 'vitest';
import { parseHeaders } from './answer.ts';
import { hasOtherPolicy, headersForDev } from './dev-headers.ts';
import { overlayNonce } from './overlay.ts';

const rules = parseHeaders(
  "/*\n  Content-Security-Policy: script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; connect-src 'self'; frame-ancestors 'none'\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n",
);

it('headers in dev allow leads to this machine, the overlay and the gallery, and forbid caching', () => {
  expect(headersForDev(rules, '/pricing')).toEqual({
    'content-security-policy': `script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'nonce-${overlayNonce}'; connect-src 'self' http://localhost:* http://127.0.0.1:*; frame-ancestors 'self'`,
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
});

it('headers in dev only forbid caching if the site has none', () => {
  expect(headersForDev([], '/pricing')).toEqual({ 'cache-control': 'no-store' });
});

it('hasOtherPolicy compares the policy of one page, without its styles', () => {
  const withRule = (policy: string) => [...rules, ...parseHeaders(`/about\n  Content-Security-Policy: ${policy}\n`)];
  const differs = hasOtherPolicy(withRule("style-src 'sha256-c'; frame-src https://a.example"), rules);
  expect(['/pricing', '/about'].map(differs)).toEqual([false, true]);
  const styled = hasOtherPolicy(withRule("style-src 'sha256-c'"), withRule("style-src 'sha256-d'"));
  expect(['/pricing', '/about'].map(styled)).toEqual([false, false]);
});
