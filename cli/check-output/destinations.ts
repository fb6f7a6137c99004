import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { destinationsFile as written } from '../../renderer/build/hosting/destinations.ts';
import type { ReadyPlan } from '../../renderer/build/index.ts';
import { readJson } from '../../renderer/build/inputs/read-json.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Finding } from '../../renderer/sdk/issue.ts';
import { destinationsFile } from '../serve/loopback.ts';
import type { BuiltFolder } from './built-folder.ts';
import { type Policy, parsePolicies, policyGaps } from './policy.ts';
import { rebuilt } from './rebuilt.ts';

/**
 * What is wrong with the file that says where leads go: that it is gone or cannot be read, or that it says something else
 * than the policy of the site or the config. `origin` is the site's.
 */
export function destinationFindings(folder: BuiltFolder, ready: ReadyPlan | undefined, origin: string): Finding[] {
  const policies = parsePolicies(folder.headersOf('index.html').get('content-security-policy') ?? '');
  const text = folder.text(destinationsFile);
  const allowed = sentTo(policies);
  if (text === undefined) {
    if ((ready ? ready.site.destinations.size : allowed.length) === 0) return [];
    const message = `The output has no ${destinationsFile}, so that forms know nowhere to send leads to.`;
    return [folder.finding(destinationsFile, { code: 'output-conflict', message, at: 0, suggestion: rebuilt })];
  }
  const read = readJson(join(folder.out, destinationsFile), text);
  if ('fault' in read) {
    const { message, place } = read.fault;
    return [{ code: 'output-conflict', message, path: [], place, suggestion: rebuilt, built: true }];
  }
  return [
    ...closed(folder, text, policies, origin),
    ...allowed.flatMap((address) => {
      if (text.includes(`"${address}"`)) return [];
      const message = `Pages may send to ${address}, which is none of the destinations in ${destinationsFile}.`;
      return [folder.findingAt('_headers', address, { code: 'output-conflict', message, suggestion: rebuilt })];
    }),
    ...stale(folder, ready, read.value),
  ];
}

/** Destinations that the policy of the site would not let a lead reach. */
function closed(folder: BuiltFolder, text: string, policies: readonly Policy[], origin: string): Finding[] {
  const addresses = Array.from(text.matchAll(/"(https:\/\/[^"]+)"/g), ([, url = '']) => url);
  const things = [...new Set(addresses)].map(
    (url) => ({ directive: 'connect-src', what: { url }, at: text.indexOf(url) }) as const,
  );
  return policyGaps(things, policies, origin).map((fault) => folder.finding(destinationsFile, fault));
}

/** Where pages may send to besides the site itself; nothing where that may be for code of others. */
function sentTo(policies: readonly Policy[]): readonly string[] {
  const named = (directive: string) =>
    policies.flatMap((policy) => policy.get(directive) ?? []).filter((source) => !source.startsWith("'"));
  return named('script-src').length > 0 ? [] : named('connect-src');
}

/** Destinations of which the config says something else. */
function stale(folder: BuiltFolder, ready: ReadyPlan | undefined, value: unknown): Finding[] {
  if (ready === undefined) return [];
  const meant: unknown = JSON.parse(written(ready.site));
  const [wanted, said] = [isRecord(meant) ? meant : {}, isRecord(value) ? value : {}];
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(said)])];
  const others = names.filter((name) => !isDeepStrictEqual(wanted[name], said[name]));
  const [first] = others;
  if (first === undefined) return [];
  const more = others.length === 1 ? '' : ` and ${others.length - 1} more`;
  const message = `${destinationsFile} says something else of the destination "${first}"${more} than the config does.`;
  const suggestion = 'Run `frontage build`, then `frontage check --output` again, both with the same environment.';
  return [folder.findingAt(destinationsFile, `"${first}"`, { code: 'output-stale', message, suggestion })];
}
