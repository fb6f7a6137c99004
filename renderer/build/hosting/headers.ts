import type { HostRule, RulePlace } from './host-rules.ts';

/**
 * The `_headers` file that static hosts read (Netlify, Cloudflare Pages). A header that an earlier rule has set is taken
 * away first: Cloudflare would put both values into one.
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

/** Whether a rule is for every address that another is for. */
export function covers(rule: RulePlace, other: RulePlace): boolean {
  if (rule.kind === 'all') return true;
  return rule.kind === 'folder' && other.kind !== 'all' && other.path.startsWith(rule.path);
}

function pattern(at: RulePlace, base: string): string {
  if (at.kind === 'all') return `${base}/*`;
  return at.kind === 'folder' ? `${at.path}*` : at.path;
}
