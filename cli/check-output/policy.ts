import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { destinationsFile as writeDestinations } from '../../renderer/build/hosting/site-files.ts';
import type { CheckedSite } from '../../renderer/build/index.ts';
import { readJson } from '../../renderer/build/inputs/read-json.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { readUrl } from '../../renderer/sdk/url.ts';
import { destinationsFile } from '../serve/loopback.ts';
import { type BuiltFolder, type FileDiagnostic, rebuildSuggestion } from './built-folder.ts';
import type { Directive, Resource } from './page-reading.ts';

/** The sources of a content security policy by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

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
  const act = acts[directive] ?? 'load';
  return `The policy of the page does not let it ${act} "${what.url}" (${directive}).`;
}

/** What a page does with an address; it loads all others. */
const acts: Readonly<Partial<Record<Directive, string>>> = {
  'frame-src': 'show',
  'form-action': 'send forms to',
  'connect-src': 'send to',
};

function blockedSuggestion(what: Resource['what']): string {
  if ('attribute' in what) return 'Put styles into the block’s style sheet, and behaviour into its island.';
  return 'hash' in what
    ? 'Build again: `_headers` and the page are from different builds.'
    : 'Declare the address in a matching field (`frame()`, `embed()`, a destination), so that the build adds its origin.';
}

/**
 * Checks `destinations.json`: that it exists and can be parsed, and that it agrees with the policy of the site and with
 * the config. `origin` is the site's.
 */
export function destinationDiagnostics(
  folder: BuiltFolder,
  checked: CheckedSite | undefined,
  origin: string,
): Diagnostic[] {
  const policies = parsePolicies(folder.headersOf('index.html').get('content-security-policy') ?? '');
  const text = folder.text(destinationsFile);
  const allowed = allowedDestinations(policies);
  if (text === undefined) {
    if ((checked ? checked.site.destinations.size : allowed.length) === 0) return [];
    const message = `The output has no ${destinationsFile}, so forms have nowhere to send leads.`;
    return [
      folder.diagnostic(destinationsFile, { code: 'output-conflict', message, at: 0, suggestion: rebuildSuggestion }),
    ];
  }
  const read = readJson(join(folder.out, destinationsFile), text);
  if ('error' in read) {
    const { message, place } = read.error;
    return [{ code: 'output-conflict', message, path: [], place, suggestion: rebuildSuggestion, built: true }];
  }
  return [
    ...blockedDestinations(folder, text, policies, origin),
    ...allowed.flatMap((address) => {
      if (text.includes(`"${address}"`)) return [];
      const message = `The policy lets pages send to ${address}, but ${destinationsFile} does not list it.`;
      return [
        folder.diagnosticAt('_headers', address, { code: 'output-conflict', message, suggestion: rebuildSuggestion }),
      ];
    }),
    ...outdatedDestinations(folder, checked, read.value),
  ];
}

/** Returns destinations that the policy of the site blocks. */
function blockedDestinations(
  folder: BuiltFolder,
  text: string,
  policies: readonly Policy[],
  origin: string,
): Diagnostic[] {
  const addresses = Array.from(text.matchAll(/"(https:\/\/[^"]+)"/g), ([, url = '']) => url);
  const resources = [...new Set(addresses)].map(
    (url) => ({ directive: 'connect-src', what: { url }, at: text.indexOf(url) }) as const,
  );
  return policyDiagnostics(resources, policies, origin).map((one) => folder.diagnostic(destinationsFile, one));
}

/** Returns the addresses that the policy allows for leads; none if third-party scripts may use them as well. */
function allowedDestinations(policies: readonly Policy[]): readonly string[] {
  const named = (directive: string) =>
    policies.flatMap((policy) => policy.get(directive) ?? []).filter((source) => !source.startsWith("'"));
  return named('script-src').length > 0 ? [] : named('connect-src');
}

/** Returns a diagnostic if the config has other destinations. */
function outdatedDestinations(folder: BuiltFolder, checked: CheckedSite | undefined, value: unknown): Diagnostic[] {
  if (checked === undefined) return [];
  const written: unknown = JSON.parse(writeDestinations(checked.site));
  const [expected, actual] = [isRecord(written) ? written : {}, isRecord(value) ? value : {}];
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  const others = names.filter((name) => !isDeepStrictEqual(expected[name], actual[name]));
  const [first] = others;
  if (first === undefined) return [];
  const more = others.length === 1 ? '' : ` and ${others.length - 1} more`;
  const message = `The destination "${first}"${more} in ${destinationsFile} does not match the config.`;
  const suggestion =
    'Run `npx frontage build`, then `npx frontage check --output` again, both with the same environment.';
  return [folder.diagnosticAt(destinationsFile, `"${first}"`, { code: 'output-stale', message, suggestion })];
}
