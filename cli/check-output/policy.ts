import { readUrl } from '../../renderer/sdk/read-url.ts';
import type { FileDiagnostic } from './file-diagnostic.ts';
import type { Directive, Resource } from './resources.ts';

/** The sources of a content security policy by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Parses a header, which may contain several policies; all of them apply. */
export function parsePolicies(header: string): Policy[] {
  return header.split(',').flatMap((policy) => {
    const directives = policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name === undefined || name === '' ? [] : [[name.toLowerCase(), sources] as const];
    });
    // Browsers use the first of duplicate directives (CSP 3, "parse a serialized CSP").
    return directives.length === 0 ? [] : [new Map([...directives].reverse())];
  });
}

/** Returns resources of a page that its own policy blocks. `origin` is the site's. */
export function policyDiagnostics(
  resources: readonly Resource[],
  policies: readonly Policy[],
  origin: string,
): FileDiagnostic[] {
  const reported = new Set<string>();
  return resources.flatMap(({ directive, what, at }): FileDiagnostic[] => {
    if (policies.every((policy) => allows(policy, directive, what, origin))) return [];
    const message = blockedMessage(directive, what);
    if (reported.has(message)) return [];
    reported.add(message);
    return [{ code: 'policy-gap', message, at, suggestion: blockedSuggestion(what) }];
  });
}

/** Directives in the order in which browsers look for them (CSP 3, "directive fallback list"). */
const fallbacks: Readonly<Partial<Record<Directive, readonly string[]>>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'form-action': ['form-action'],
};

function allows(policy: Policy, directive: Directive, what: Resource['what'], origin: string): boolean {
  const names = fallbacks[directive] ?? [directive, 'default-src'];
  const sources = names.map((name) => policy.get(name)).find((found) => found !== undefined);
  if (sources === undefined) return true;
  if ('attribute' in what)
    return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:sha|nonce)/.test(source));
  if ('hash' in what) return sources.includes(what.hash);
  return sources.some((source) => matches(source, what.url, origin));
}

/** Returns whether a source allows an address (CSP 3, "does URL match expression", for the sources that builds write). */
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

function blockedMessage(directive: Directive, what: Resource['what']): string {
  if ('attribute' in what) return `The policy blocks code in an attribute: ${what.attribute}.`;
  if ('hash' in what) {
    const kind = directive === 'style-src' ? 'this inline style sheet' : 'this inline script';
    return `The policy of the page lacks the hash of ${kind}: ${what.hash}.`;
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

function blockedSuggestion(what: Resource['what']): string {
  if ('attribute' in what) return 'Put styles into the block’s style sheet, and behaviour into its island.';
  return 'hash' in what
    ? 'Build again: `_headers` and the page are from different builds.'
    : 'Declare the address in a matching field (`frame()`, `embed()`, a destination), so that the build adds its origin.';
}
