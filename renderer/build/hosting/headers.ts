import type { HostRule, RuleTarget } from './host-rules.ts';

/**
 * Returns the `_headers` file for static hosts (Netlify, Cloudflare Pages). Removes a header that an earlier rule sets
 * before setting it, because Cloudflare would join both values.
 */
export function headersFile(rules: readonly HostRule[], base: string): string {
  const lines = rules.flatMap(({ at, headers }, index) => {
    const known = new Set(
      rules.slice(0, index).flatMap((earlier) => (covers(earlier.at, at) ? Object.keys(earlier.headers) : [])),
    );
    return [
      pattern(at, base),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(known.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ];
  });
  return [...lines, ''].join('\n');
}

/** Whether a rule applies to every address that another applies to. */
export function covers(rule: RuleTarget, other: RuleTarget): boolean {
  if (rule.kind === 'all') return true;
  return rule.kind === 'folder' && other.kind !== 'all' && other.path.startsWith(rule.path);
}

function pattern(at: RuleTarget, base: string): string {
  if (at.kind === 'all') return `${base}/*`;
  return at.kind === 'folder' ? `${at.path}*` : at.path;
}
