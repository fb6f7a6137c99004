import { readRules } from '../../renderer/build/inputs/theme/declarations.ts';
import { hostedRedirects } from '../../renderer/build/schema/redirect-rules.ts';
import { formatFact } from '../../renderer/sdk/facts.ts';
import { destinationOrigins } from '../../renderer/site/site.ts';
import { routeHref } from '../../renderer/site/urls.ts';
import type { SiteChange } from './change.ts';
import { formatPaths } from './change-text.ts';
import { listDiff } from './compare-pages.ts';
import type { SiteState } from './site-state.ts';

/** Returns site-wide changes: facts, destinations, redirects, headers, the theme, public files, settings. */
export function compareSite(before: SiteState, after: SiteState): SiteChange[] {
  return [
    ...factChanges(before, after),
    ...compareMaps('destination', destinations(before), destinations(after)),
    ...compareMaps('redirect', redirects(before), redirects(after)),
    ...headerChanges(before, after),
    ...compareMaps('theme', theme(before), theme(after)),
    ...compareMaps('file', before.publicFiles, after.publicFiles),
    ...compareMaps('setting', settings(before), settings(after)),
  ];
}

function factChanges(before: SiteState, after: SiteState): SiteChange[] {
  return compareMaps('fact', facts(before), facts(after)).map((change) => ({
    ...change,
    pages: pagesChangedBy(change.name, before, after),
  }));
}

function facts({ made }: SiteState): Map<string, string> {
  const { site } = made.ready;
  return new Map([...site.facts].map(([name, fact]) => [name, formatFact(fact, site.locale)]));
}

/** Returns the pages whose value of a fact changed. */
function pagesChangedBy(fact: string, before: SiteState, after: SiteState): string[] {
  const pages = new Set([...after.claims.keys(), ...before.claims.keys()]);
  return [...pages].filter((page) => before.claims.get(page)?.get(fact) !== after.claims.get(page)?.get(fact));
}

function destinations({ made }: SiteState): Map<string, string> {
  return new Map(
    [...made.ready.site.destinations].map(([name, destination]) => {
      const { label, url, mode, storageKey, setting } = destination;
      const key = storageKey && `its ${setting} is in ${storageKey}`;
      const origins = destinationOrigins(destination).join(' ');
      return [name, [label, url ?? 'no address', mode, key, origins].filter((part) => part !== undefined).join(', ')];
    }),
  );
}

function redirects({ made }: SiteState): Map<string, string> {
  return new Map(hostedRedirects(made.ready.site).map(({ from, to, status }) => [from, `${to} (${status})`]));
}

/** Returns changes of `_headers`, grouped by equal changes and without added and removed pages. */
function headerChanges(before: SiteState, after: SiteState): SiteChange[] {
  const [old, young] = [addresses(before), addresses(after)];
  const changed = compareMaps('header', headers(before), headers(after)).filter(
    ({ name }) => old.has(name) === young.has(name),
  );
  const groups = new Map<string, SiteChange & { readonly names: string[] }>();
  for (const change of changed) {
    const { removed, added } = listDiff(change.before?.split('\n') ?? [], change.after?.split('\n') ?? []);
    const key = JSON.stringify([removed, added]);
    const group = groups.get(key) ?? {
      ...change,
      before: removed.join('\n') || null,
      after: added.join('\n') || null,
      names: [],
    };
    groups.set(key, group);
    group.names.push(change.name);
  }
  return [...groups.values()].map(({ names, ...change }) => ({ ...change, name: formatPaths(names) }));
}

function addresses({ made, pages }: SiteState): Set<string> {
  return new Set([...pages.keys()].map((path) => routeHref(made.ready.site, path)));
}

/** Returns the rules of `_headers` by address, without hashes, because scripts and styles are compared elsewhere. */
function headers({ files }: SiteState): Map<string, string> {
  const rules = new Map<string, string>();
  let address = '';
  for (const line of String(files.get('_headers') ?? '').split('\n')) {
    const withoutHashes = line
      .trim()
      .replace(/ ?'sha256-[^']*'/g, '')
      .replace(/speculation-\w+\.json/g, 'speculation.json');
    if (withoutHashes === '') continue;
    if (/^\s/.test(line)) rules.set(address, [rules.get(address), withoutHashes].filter(Boolean).join('\n'));
    else address = withoutHashes;
  }
  return rules;
}

/** Returns the custom properties of a theme by name and conditions. */
function theme({ made }: SiteState): Map<string, string> {
  const own = new Map<string, string>();
  for (const { selectors, within, declarations } of readRules(made.ready.loaded.theme)) {
    const scope = [...within, selectors.join(', ')].filter((part) => part !== ':root').join(' ');
    for (const [property, value] of declarations) own.set(scope === '' ? property : `${property} in ${scope}`, value);
  }
  return own;
}

function settings({ made }: SiteState): Map<string, string> {
  const { name, locale, currency, origin, trailingSlash, theme: colours, client, hosts, pixels } = made.ready.site;
  return new Map([
    ['name', name],
    ['locale', locale],
    ['currency', currency],
    ['origin', origin.origin + origin.base],
    ['trailingSlash', trailingSlash],
    ['theme', colours],
    ['client', client],
    ['hosts', hosts.join(', ')],
    ['pixels', JSON.stringify(pixels?.pixels ?? {})],
  ]);
}

function compareMaps(
  part: SiteChange['part'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): SiteChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): SiteChange[] => {
    const [from = null, to = null] = [before.get(name), after.get(name)];
    return from === to ? [] : [{ part, name, before: from, after: to }];
  });
}
