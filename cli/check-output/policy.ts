import { readUrl } from '../../renderer/sdk/read-url.ts';
import type { Fault } from './fault.ts';
import type { Directive, LoadedThing } from './loaded-things.ts';

/** A content security policy by its directives. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the policies of a header; several stand one after the other, and all of them hold. */
export function parsePolicies(header: string): Policy[] {
  return header.split(',').flatMap((policy) => {
    const directives = policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name === undefined || name === '' ? [] : [[name.toLowerCase(), sources] as const];
    });
    // Of a directive that stands twice, browsers read the first (CSP 3, "parse a serialized CSP").
    return directives.length === 0 ? [] : [new Map([...directives].reverse())];
  });
}

/** What a page loads, runs or shows that its own policy stops. `origin` is the site's. */
export function policyGaps(things: readonly LoadedThing[], policies: readonly Policy[], origin: string): Fault[] {
  const said = new Set<string>();
  return things.flatMap(({ directive, what, at }): Fault[] => {
    const stopped = policies.some((policy) => !allows(policy, directive, what, origin));
    if (!stopped) return [];
    const words = inWords(directive, what);
    if (said.has(words)) return [];
    said.add(words);
    return [{ code: 'policy-gap', message: words, at, suggestion: wayOut(what) }];
  });
}

/** Directives that a browser asks when there is none of the first name (CSP 3, "directive fallback list"). */
const fallbacks: Readonly<Partial<Record<Directive, readonly string[]>>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'form-action': ['form-action'],
};

function allows(policy: Policy, directive: Directive, what: LoadedThing['what'], origin: string): boolean {
  const names = fallbacks[directive] ?? [directive, 'default-src'];
  const sources = names.map((name) => policy.get(name)).find((found) => found !== undefined);
  if (sources === undefined) return true;
  if ('attribute' in what)
    return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:sha|nonce)/.test(source));
  if ('hash' in what) return sources.includes(what.hash);
  return sources.some((source) => matches(source, what.url, origin));
}

/** Whether a source allows an address (CSP 3, "does URL match expression", as far as a build writes sources). */
function matches(source: string, address: string, origin: string): boolean {
  const base = origin === '' ? 'https://site.invalid' : origin;
  const url = readUrl(address, base);
  if (url === undefined) return false;
  if (source === "'self'") return url.origin === base;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  if (source.startsWith("'")) return false;
  const [, scheme = 'https', host = '', path = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/]+)(\/.*)?$/i.exec(source) ?? [];
  if (url.protocol !== `${scheme}:`) return false;
  const hosts = host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
  return hosts && (path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path));
}

function inWords(directive: Directive, what: LoadedThing['what']): string {
  if ('attribute' in what) return `The policy stops what stands in an attribute: ${what.attribute}.`;
  if ('hash' in what) {
    const kind = directive === 'style-src' ? 'these inline styles' : 'this inline script';
    return `The policy of the page does not hold the hash of ${kind}: ${what.hash}.`;
  }
  const act =
    directive === 'frame-src'
      ? 'show'
      : directive === 'form-action'
        ? 'send forms to'
        : directive === 'connect-src'
          ? 'send to'
          : 'load';
  return `The policy of the page does not let it ${act} "${what.url}" (${directive}).`;
}

function wayOut(what: LoadedThing['what']): string {
  if ('attribute' in what) return 'Put styles into the block’s style sheet, and what happens into its island.';
  return 'hash' in what
    ? 'Build again: `_headers` is of another build than the page.'
    : 'Declare the address in a field of its kind (`frame()`, `embed()`, a destination), so that the build adds its origin.';
}
