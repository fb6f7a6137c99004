import { dirname, extname, join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import { isBelow } from '../../renderer/build/lib/paths.ts';
import type { Entry, ObjectSpot } from './config-tree.ts';
import { applyEdits, type Edit } from './edits.ts';
import { EntryCopy } from './entry-copy.ts';
import { addImport, importsOf, specifierFrom } from './imports.ts';
import { quoted } from './literal.ts';
import { appendMember } from './members.ts';
import { nameOf, slugOf } from './names.ts';
import { type Added, copyFile, type NewPage, requireRouteList } from './new-page.ts';
import { computedError, type SiteEdit } from './site-edit.ts';
import { isInside, namesIn, nodesIn } from './syntax.ts';
import { type MovedRoute, textLinkEdits } from './update-links.ts';

/** Adds a page as a copy of another one: copies its entry, and its copy file if no other page uses it. */
export function duplicatePage(site: SiteEdit, from: string, page: NewPage): Added {
  const list = requireRouteList(site, `Copy the entry of "${from}" by hand, and give it the path "${page.path}".`);
  const entry = site.tree.route(from);
  if (entry === undefined || entry.object.module !== list.module) {
    throw computedError(
      `The page "${from}" has no entry of its own in the routes, so it cannot be copied.`,
      ['routes'],
      'It comes from a matrix or another file: copy it there by hand, or name another page.',
    );
  }
  const { module } = list;
  const style = site.style(module);
  const copied = new EntryCopy(site, entry.object, page);
  const own = ownCopy(site, entry, copied);
  let copy: string | undefined;
  let renames: readonly Edit[] = [];
  if (own !== undefined) {
    copy = copyFile(site, page.path, extname(own.file));
    const local = nameOf(slugOf(page.path), module.names.keys());
    renames = renamed(own, entry.object, local);
    site.changes.create(copy, copiedText(site, own.file, copy, { from, to: page.path, home: '' }));
    const byName = own.declaration.specifiers.every(({ type }) => type === 'ImportDefaultSpecifier');
    site.edit(module, addImport(module, { kind: byName ? 'default' : 'everything', local }, copy, style));
  }
  const write = copied.writer(renames);
  site.edit(module, appendMember(module.source.text, list.node, style, write));
  return { copy, entry: module.source.file };
}

interface OwnCopy {
  readonly declaration: ESTree.ImportDeclaration;
  readonly file: string;
}

/** Returns the copy file that only this entry uses; of several, the one it uses most. */
function ownCopy(site: SiteEdit, { object: { module, node } }: Entry, copied: EntryCopy): OwnCopy | undefined {
  const uses = [...namesIn(module.program)];
  const own = importsOf(module).flatMap((declaration) => {
    const file = site.resolve(declaration.source.value, module.source.file);
    if (file === undefined || !isBelow(file, join(site.root, 'templates/copy'))) return [];
    const locals = new Set(declaration.specifiers.map(({ local }) => local.name));
    const used = uses.filter(({ name }) => locals.has(name));
    const inside = used.filter((use) => isInside(use.node, node));
    const count = inside.filter((use) => copied.keeps(use.node)).length;
    return count > 0 && inside.length === used.length ? [{ declaration, file, count }] : [];
  });
  return own.sort((a, b) => b.count - a.count)[0];
}

/** Returns edits that replace names from the original file with members of the new import. */
function renamed({ declaration }: OwnCopy, { node }: ObjectSpot, local: string): Edit[] {
  const exported = new Map(
    declaration.specifiers.map((specifier) => [
      specifier.local.name,
      specifier.type === 'ImportSpecifier'
        ? `${local}.${specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name}`
        : local,
    ]),
  );
  const short = new Set<ESTree.Node>(
    [...nodesIn(node)].flatMap((part) => (part.type === 'Property' && part.shorthand ? [part.value] : [])),
  );
  return [...namesIn(node)].flatMap(({ name, node: use }) => {
    const text = exported.get(name);
    if (text === undefined) return [];
    return [{ start: use.start, end: use.end, text: short.has(use) ? `${name}: ${text}` : text }];
  });
}

/** Returns the text of a copy file for its new path: updates links of the page to itself and relative imports. */
function copiedText(site: SiteEdit, file: string, copy: string, moved: MovedRoute): string {
  const text = site.changes.text(file) ?? '';
  const module = site.tree.sources.module(file);
  const imports = (module?.program.body ?? []).flatMap((statement): Edit[] => {
    const source = 'source' in statement ? statement.source : null;
    if (module === undefined || source === null || !source.value.startsWith('.')) return [];
    const specifier = specifierFrom(copy, join(dirname(file), source.value));
    return [{ start: source.start, end: source.end, text: quoted(specifier, site.style(module)) }];
  });
  const edits = dirname(copy) === dirname(file) ? [] : imports;
  return applyEdits(text, [...textLinkEdits(text, moved), ...edits]);
}
