import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { destinationsFile as writeDestinations } from '../../renderer/build/hosting/destinations.ts';
import type { CheckedSite } from '../../renderer/build/index.ts';
import { readJson } from '../../renderer/build/inputs/read-json.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { destinationsFile } from '../serve/loopback.ts';
import type { BuiltFolder } from './built-folder.ts';
import { type Policy, parsePolicies, policyDiagnostics } from './policy.ts';
import { rebuildSuggestion } from './rebuild-suggestion.ts';

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
