import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import { importsOf, removeNames } from './imports.ts';
import { removeMembers } from './members.ts';
import { addRedirect, dropRedirects, leadRedirectsOn } from './redirects.ts';
import { computed, type SiteEdit } from './site-edit.ts';
import { isInside, namesIn } from './syntax.ts';

export interface Removal {
  readonly path: string;
  /** Where visitors go instead; nothing where the address is simply gone. */
  readonly to: string | undefined;
  /** Files of the site that may import others, absolute. */
  readonly files: readonly string[];
}

/** Takes a route out, with the imports and the copy that nothing else uses. Gives the files that go with it. */
export function removeRoute(site: SiteEdit, { path, to, files }: Removal): readonly string[] {
  const entry = site.tree.route(path);
  if (entry === undefined) {
    throw computed(
      `The page "${path}" has no entry of its own in the routes, so it cannot be removed there.`,
      ['routes'],
      'A page of a matrix goes with its row, and one in a computed list with the code that makes it.',
    );
  }
  const { module, node } = entry.list;
  site.edit(module, removeMembers(module.source.text, node, [entry.element]));
  const gone = dropImports(site, entry.list.module, entry.element, files);
  if (to === undefined) dropRedirects(site, 'to', path);
  else {
    leadRedirectsOn(site, path, to);
    addRedirect(site, { from: path, to }, '--gone instead of --to');
  }
  return gone;
}

/** Takes out the imports that only one part of a file uses; copy that nothing else imports goes as well. */
function dropImports(
  site: SiteEdit,
  module: Module,
  part: Parameters<typeof isInside>[1],
  files: readonly string[],
): string[] {
  const uses = [...namesIn(module.program)];
  const dropped = new Set<ESTree.Node>();
  for (const declaration of importsOf(module)) {
    const idle = declaration.specifiers.filter(({ local }) => {
      const used = uses.filter(({ name }) => name === local.name);
      return used.length > 0 && used.every((use) => isInside(use.node, part));
    });
    if (idle.length === 0) continue;
    site.edit(module, removeNames(module, declaration, idle));
    if (idle.length === declaration.specifiers.length) dropped.add(declaration);
  }
  const named = (other: Module, isMeant: (statement: ESTree.Node) => boolean) =>
    other.program.body.flatMap((statement) =>
      'source' in statement && statement.source !== null && isMeant(statement)
        ? [site.resolve(statement.source.value, other.source.file)]
        : [],
    );
  const copies = new Set(named(module, (statement) => dropped.has(statement)));
  const others = [...new Set([module.source.file, ...files])].flatMap((file) => site.tree.sources.module(file) ?? []);
  return [...copies].flatMap((file) => {
    if (!file?.startsWith(`${site.root}/templates/copy/`)) return [];
    const isWanted = others.some(
      (other) => other.source.file !== file && named(other, (statement) => !dropped.has(statement)).includes(file),
    );
    if (isWanted) return [];
    site.changes.remove(file);
    return [file];
  });
}
