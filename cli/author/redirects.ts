import { plainRequestPath } from '../../renderer/sdk/request-path.ts';
import { type Entry, plainPath } from './config-tree.ts';
import { literal, quoted } from './literal.ts';
import { appendMember, indentAt, removeMembers } from './members.ts';
import { computed, type SiteEdit } from './site-edit.ts';

interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Writes a redirect into the config, in place of one that leads away from where a page will now stand. `without` says how
 * the command is run so that none is written.
 */
export function addRedirect(site: SiteEdit, redirect: NewRedirect, without: string): void {
  const { tree } = site;
  const list = tree.list('redirects');
  const place = plainPath(redirect.to);
  const back =
    place === undefined ? undefined : tree.entries('redirects').find((entry) => pathOf(site, entry, 'from') === place);
  if (back !== undefined) replace(site, back, redirect);
  else if (list !== undefined) site.append(list, redirect);
  else addList(site, redirect, without);
}

/** Takes out the redirects that lead to a path, or away from where a page will now stand. */
export function dropRedirects(site: SiteEdit, end: 'from' | 'to', path: string): void {
  const gone = site.tree.entries('redirects').filter((entry) => pathOf(site, entry, end) === path);
  for (const { module, node } of new Set(gone.map(({ list }) => list))) {
    const elements = gone.flatMap(({ list, element }) => (list.node === node ? [element] : []));
    site.edit(module, removeMembers(module.source.text, node, elements));
  }
}

/** Redirects that lead to a path lead elsewhere at once. */
export function leadRedirectsOn(site: SiteEdit, path: string, to: string): void {
  for (const entry of site.tree.entries('redirects')) {
    const target = site.tree.sources.member(entry.object, 'to');
    if (target === undefined || pathOf(site, entry, 'to') !== path) continue;
    const text = quoted(to, site.style(target.module));
    site.edit(target.module, { start: target.node.start, end: target.node.end, text });
  }
}

function pathOf({ tree }: SiteEdit, entry: Entry, key: 'from' | 'to'): string | undefined {
  const path = tree.text(entry, key)?.replace(/[?#].*$/, '');
  return path === undefined ? undefined : plainRequestPath(path);
}

function replace(site: SiteEdit, { list: { module }, element }: Entry, redirect: NewRedirect): void {
  const indent = indentAt(module.source.text, element.start);
  const text = literal(redirect, { style: site.style(module), indent, taken: indent.length + 1 });
  site.edit(module, { start: element.start, end: element.end, text });
}

function addList(site: SiteEdit, redirect: NewRedirect, without: string): void {
  const config = site.tree.config();
  if (config === undefined || site.tree.sources.locate(['redirects'], { atKey: true })?.exact === false) {
    throw notWritten(redirect, without);
  }
  if (config.node.properties.some((member) => member.type === 'Property' && isKey(member.key, 'redirects'))) {
    throw notWritten(redirect, without);
  }
  const { module, node } = config;
  const style = site.style(module);
  const write = (indent: string) =>
    `redirects: ${literal([redirect], { style, indent, taken: indent.length + 'redirects: ,'.length })}`;
  site.edit(module, appendMember(module.source.text, node, style, write));
}

function isKey(
  key: { readonly type: string; readonly name?: unknown; readonly value?: unknown },
  name: string,
): boolean {
  return key.name === name || key.value === name;
}

function notWritten({ from, to }: NewRedirect, without: string) {
  return computed(
    'The redirects of this config are no list that is written out, so none can be added.',
    ['redirects'],
    `Run the command with ${without}, and add this to the redirects by hand: { from: '${from}', to: '${to}' }`,
  );
}
