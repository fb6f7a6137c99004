import { plainRequestPath } from '../../renderer/sdk/paths.ts';
import { type Entry, parsePath } from './config-tree.ts';
import { literal, quoted } from './literal.ts';
import { appendMember, indentAt, removeMembers } from './members.ts';
import { computedError, type SiteEdit } from './site-edit.ts';

interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Adds a redirect to the config, or replaces one that starts at the new path of the page. `without` names the option that
 * skips the redirect.
 */
export function addRedirect(site: SiteEdit, redirect: NewRedirect, without: string): void {
  const { tree } = site;
  const list = tree.list('redirects');
  const target = parsePath(redirect.to);
  const back =
    target === undefined
      ? undefined
      : tree.entries('redirects').find((entry) => pathOf(site, entry, 'from') === target);
  if (back !== undefined) replace(site, back, redirect);
  else if (list !== undefined) site.append(list, redirect);
  else addList(site, redirect, without);
}

/** Removes the redirects to a path, or from the new path of a page. */
export function dropRedirects(site: SiteEdit, end: 'from' | 'to', path: string): void {
  const gone = site.tree.entries('redirects').filter((entry) => pathOf(site, entry, end) === path);
  for (const { module, node } of new Set(gone.map(({ list }) => list))) {
    const elements = gone.flatMap(({ list, element }) => (list.node === node ? [element] : []));
    site.edit(module, removeMembers(module.source.text, node, elements));
  }
}

/** Changes the target of redirects to a path, so that they do not form a chain. */
export function retargetRedirects(site: SiteEdit, path: string, to: string): void {
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
  return computedError(
    'The redirects of this config are not a plain list, so none can be added.',
    ['redirects'],
    `Run the command with ${without}, and add this to the redirects by hand: { from: '${from}', to: '${to}' }`,
  );
}
