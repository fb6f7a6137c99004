import type { ESTree } from 'rolldown/utils';
import type { Spot } from '../../renderer/build/sources/search.ts';
import type { CodeStyle } from './code-style.ts';
import type { Entry, ObjectSpot } from './config-tree.ts';
import { applyEdits, type Edit } from './edits.ts';
import { addImport, importsOf } from './imports.ts';
import { literal, quoted } from './literal.ts';
import { appendMember, indentAt } from './members.ts';
import { wordEdits } from './mend-links.ts';
import { nameOf, slugOf } from './names.ts';
import { type Added, copyFile, type NewPage, writtenRoutes } from './new-page.ts';
import { computed, type SiteEdit } from './site-edit.ts';
import { isInside, namesIn } from './syntax.ts';

/** Adds a page that begins as a copy of another one: its entry, and the file of its words where it has one of its own. */
export function duplicatePage(site: SiteEdit, from: string, page: NewPage): Added {
  const list = writtenRoutes(site, `Copy the entry of "${from}" by hand, and give it the path "${page.path}".`);
  const entry = site.tree.route(from);
  if (entry === undefined || entry.object.module !== list.module) {
    throw computed(
      `The page "${from}" has no entry of its own in the list of routes that could be copied.`,
      ['routes'],
      'It is made by a matrix, or written elsewhere: copy it there by hand, or name another page.',
    );
  }
  const { module } = list;
  const style = site.style(module);
  const own = ownCopy(site, entry);
  const edits = entryEdits(site, entry.object, page);
  let copy: string | undefined;
  if (own !== undefined) {
    copy = copyFile(site, page.path);
    const local = nameOf(slugOf(page.path), module.names.keys());
    edits.push(...renamed(own, entry.object, local));
    site.changes.create(copy, copied(site, own.file, from, page.path));
    const byName = own.declaration.specifiers.every(({ type }) => type === 'ImportDefaultSpecifier');
    site.edit(module, addImport(module, { kind: byName ? 'default' : 'everything', local }, copy, style));
  }
  const { start, end } = entry.object.node;
  const { text } = module.source;
  const written = applyEdits(
    text.slice(start, end),
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
  const before = indentAt(text, start);
  const write = (indent: string) => written.replaceAll(`\n${before}`, `\n${indent}`);
  site.edit(module, ...appendMember(text, list.node, style, write));
  return { copy };
}

interface OwnCopy {
  readonly declaration: ESTree.ImportDeclaration;
  readonly file: string;
}

/** The copy file that this entry is the only one to use; of several, the one it uses most. */
function ownCopy(site: SiteEdit, { object: { module, node } }: Entry): OwnCopy | undefined {
  const uses = [...namesIn(module.program)];
  const own = importsOf(module).flatMap((declaration) => {
    const file = site.resolve(declaration.source.value, module.source.file);
    if (file === undefined || !file.startsWith(`${site.root}/templates/copy/`)) return [];
    const locals = new Set(declaration.specifiers.map(({ local }) => local.name));
    const used = uses.filter(({ name }) => locals.has(name));
    const inside = used.filter((use) => isInside(use.node, node));
    return inside.length > 0 && inside.length === used.length ? [{ declaration, file, count: inside.length }] : [];
  });
  return own.sort((a, b) => b.count - a.count)[0];
}

/** Edits that make an entry speak of another page. */
function entryEdits(site: SiteEdit, object: ObjectSpot, page: NewPage): Edit[] {
  const { module, node } = object;
  const style = site.style(module);
  const { sources } = site.tree;
  const isWritten = (spot: Spot | undefined) => spot?.module === module && isInside(spot.node, node);
  const said = (spot: Spot | undefined, text: string | undefined): Edit[] =>
    text === undefined || !spot || !isWritten(spot)
      ? []
      : [{ start: spot.node.start, end: spot.node.end, text: quoted(text, style) }];
  const meta = sources.member(object, 'meta');
  const theme = sources.member(object, 'theme');
  const missing: Record<string, unknown> = {};
  if (page.theme !== undefined && !isWritten(theme)) missing.theme = page.theme;
  if (page.noindex === true && meta === undefined) missing.meta = { noindex: true };
  return [
    ...said(sources.member(object, 'path'), page.path),
    ...said(meta && sources.member(meta, 'title'), page.title),
    ...said(meta && sources.member(meta, 'description'), page.description),
    ...said(theme, page.theme),
    ...(page.noindex === true && meta !== undefined && isWritten(meta) ? hidingEdits(site, meta) : []),
    ...appended(module.source.text, node, style, missing),
  ];
}

/** Asks search engines to leave the page alone, where its words do not do so already. */
function hidingEdits(site: SiteEdit, meta: Spot): Edit[] {
  const { node, module } = meta;
  if (node.type !== 'ObjectExpression' || site.tree.sources.member(meta, 'noindex') !== undefined) return [];
  return appended(module.source.text, node, site.style(module), { noindex: true });
}

/** Members behind the last one of an object, in one edit. */
function appended(
  text: string,
  node: ESTree.ObjectExpression,
  style: CodeStyle,
  members: Readonly<Record<string, unknown>>,
): Edit[] {
  const entries = Object.entries(members);
  if (entries.length === 0) return [];
  const write = (indent: string) =>
    entries
      .map(([key, value]) => `${key}: ${literal(value, { style, indent, taken: 0 })}`)
      .join(`,${style.eol}${indent}`);
  return appendMember(text, node, style, write);
}

/** Names of the copied file's exports in the entry, as members of the new one. */
function renamed({ declaration }: OwnCopy, { node }: ObjectSpot, local: string): Edit[] {
  const exported = new Map(
    declaration.specifiers.map((specifier) => [
      specifier.local.name,
      specifier.type === 'ImportSpecifier'
        ? `${local}.${specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name}`
        : local,
    ]),
  );
  return [...namesIn(node)].flatMap(({ name, node: { start, end } }) => {
    const text = exported.get(name);
    return text === undefined ? [] : [{ start, end, text }];
  });
}

function copied(site: SiteEdit, file: string, from: string, to: string): string {
  const text = site.changes.text(file) ?? '';
  // Links of the page to itself follow it.
  return applyEdits(text, wordEdits(text, { from, to, home: '' }));
}
