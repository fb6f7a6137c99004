import { dirname, extname, join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Entry, ObjectSpot } from './config-tree.ts';
import { applyEdits, type Edit } from './edits.ts';
import { EntryCopy } from './entry-copy.ts';
import { addImport, importsOf, specifierFrom } from './imports.ts';
import { quoted } from './literal.ts';
import { appendMember } from './members.ts';
import { type MovedRoute, wordEdits } from './mend-links.ts';
import { nameOf, slugOf } from './names.ts';
import { type Added, copyFile, type NewPage, writtenRoutes } from './new-page.ts';
import { computed, type SiteEdit } from './site-edit.ts';
import { isInside, namesIn, nodesIn } from './syntax.ts';

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
  const copied = new EntryCopy(site, entry.object, page);
  const own = ownCopy(site, entry, copied);
  let copy: string | undefined;
  let renames: readonly Edit[] = [];
  if (own !== undefined) {
    copy = copyFile(site, page.path, extname(own.file));
    const local = nameOf(slugOf(page.path), module.names.keys());
    renames = renamed(own, entry.object, local);
    site.changes.create(copy, copiedWords(site, own.file, copy, { from, to: page.path, home: '' }));
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

/** The copy file that this entry is the only one to use; of several, the one it uses most. */
function ownCopy(site: SiteEdit, { object: { module, node } }: Entry, copied: EntryCopy): OwnCopy | undefined {
  const uses = [...namesIn(module.program)];
  const own = importsOf(module).flatMap((declaration) => {
    const file = site.resolve(declaration.source.value, module.source.file);
    if (file === undefined || !file.startsWith(`${site.root}/templates/copy/`)) return [];
    const locals = new Set(declaration.specifiers.map(({ local }) => local.name));
    const used = uses.filter(({ name }) => locals.has(name));
    const inside = used.filter((use) => isInside(use.node, node));
    const count = inside.filter((use) => copied.keeps(use.node)).length;
    return count > 0 && inside.length === used.length ? [{ declaration, file, count }] : [];
  });
  return own.sort((a, b) => b.count - a.count)[0];
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
  const short = new Set<ESTree.Node>(
    [...nodesIn(node)].flatMap((part) => (part.type === 'Property' && part.shorthand ? [part.value] : [])),
  );
  return [...namesIn(node)].flatMap(({ name, node: use }) => {
    const text = exported.get(name);
    if (text === undefined) return [];
    return [{ start: use.start, end: use.end, text: short.has(use) ? `${name}: ${text}` : text }];
  });
}

/** The text of a file as it is to stand in another place: links of the page to itself follow it, and imports stay what they are. */
function copiedWords(site: SiteEdit, file: string, copy: string, moved: MovedRoute): string {
  const text = site.changes.text(file) ?? '';
  const module = site.tree.sources.module(file);
  const imports = (module?.program.body ?? []).flatMap((statement): Edit[] => {
    const source = 'source' in statement ? statement.source : null;
    if (module === undefined || source === null || !source.value.startsWith('.')) return [];
    const way = specifierFrom(copy, join(dirname(file), source.value));
    return [{ start: source.start, end: source.end, text: quoted(way, site.style(module)) }];
  });
  const edits = dirname(copy) === dirname(file) ? [] : imports;
  return applyEdits(text, [...wordEdits(text, moved), ...edits]);
}
