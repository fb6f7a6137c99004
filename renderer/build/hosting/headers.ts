import type { Site } from '../../site/site.ts';
import type { Styles } from '../assets/styles.ts';
import { cspHash } from '../hash.ts';

export interface HeaderOptions {
  readonly site: Site;
  readonly styles: Styles;
  /** Types of the blocks that stand on some page. */
  readonly types: ReadonlySet<string>;
  /** The inline script. */
  readonly loader: string;
}

/**
 * The `_headers` file that static hosts read (Netlify, Cloudflare Pages). Scripts and styles are allowed by the hash of
 * their bytes, everything else from this site only; pages revalidate, files whose name holds a hash never change.
 */
export function headersFile({ site, styles, types, loader }: HeaderOptions): string {
  const { base } = site.origin;
  return [
    `${base}/*`,
    `  Content-Security-Policy: ${contentSecurityPolicy({ site, styles, types, loader })}`,
    '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: DENY',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cache-Control: no-cache',
    `${base}/assets/*`,
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

function contentSecurityPolicy({ site, styles, types, loader }: HeaderOptions): string {
  const destinations = [...new Set([...site.destinations.values()].map(({ url }) => new URL(url).origin))].sort();
  const used = [...styles.blocks].flatMap(([type, sheet]) => (types.has(type) ? [sheet] : []));
  const sheets = [styles.base, ...styles.kit.values(), ...used];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", cspHash(loader)],
    'style-src': [...new Set(sheets.map((sheet) => sheet.cspHash))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...destinations],
    'form-action': ["'self'", ...destinations],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
