import { BlockList, isIP } from 'node:net';
import type { SiteRule } from '../rule.ts';

/** Reports destinations whose address exists only on one machine or network, or nowhere. A public site would lose its leads. */
export const unreachableDestinations: SiteRule = {
  id: 'destination-unreachable',
  on: 'site',
  stage: 'always',
  check({ site: { destinations }, options: { production } }) {
    if (production !== true) return [];
    return [...destinations].flatMap(([name, { url }]) => {
      const reason = url === undefined ? undefined : whyUnreachable(new URL(url));
      if (reason === undefined) return [];
      return [
        {
          code: 'destination-unreachable',
          message: `The public cannot reach "${url}": ${reason}. Every lead to "${name}" would be lost.`,
          path: ['destinations', name, 'url'],
          suggestion: 'Write the https address at which visitors reach the receiver.',
        },
      ];
    });
  },
};

/** Returns why nobody else can reach an address; undefined if others can. */
export function whyUnreachable({ protocol, hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  if (version > 0 && own.check(host, version === 4 ? 'ipv4' : 'ipv6')) return 'it is the address of your own machine';
  if (version > 0 && local.check(host, version === 4 ? 'ipv4' : 'ipv6'))
    return `${host} is an address inside a network`;
  if (/(^|\.)localhost$/.test(host)) return 'it is the address of your own machine';
  const [reserved] = reservedNames.exec(host) ?? [];
  if (reserved !== undefined) return `names that end in "${reserved}" are reserved for examples and tests`;
  const [inside] = /\.(local|lan|internal|intranet|home\.arpa)$/.exec(host) ?? [];
  if (inside !== undefined) return `names that end in "${inside}" exist only inside a network`;
  if (version === 0 && !host.includes('.')) return `"${host}" is a name inside a network`;
  return protocol === 'https:' ? undefined : 'it is not encrypted';
}

/** RFC 2606 and RFC 6761. */
const reservedNames = /\.(test|example|invalid)$|(^|\.)example\.(com|net|org)$/;

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addAddress('0.0.0.0');
own.addAddress('::1', 'ipv6');
own.addAddress('::', 'ipv6');

/** Private, shared and link-local ranges (RFC 1918, 6598, 3927, 4193, 4291). */
const local = new BlockList();
for (const [start, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(start, prefix);
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');
