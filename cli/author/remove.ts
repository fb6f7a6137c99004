import { join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import { isBelow } from '../../renderer/build/lib/paths.ts';
import { importsOf, removeNames } from './imports.ts';
import { removeMembers } from './members.ts';
import { addRedirect, dropRedirects, retargetRedirects } from './redirects.ts';
import { computedError, type SiteEdit } from './site-edit.ts';
import { isInside, namesIn } from './syntax.ts';

export interface Removal {
  readonly path: string;
  /** The target of the redirect; undefined for none. */
  readonly to: string | undefined;
  /** Absolute paths of the site's files, which may import others. */
  readonly files: readonly string[];
}

/** Removes a route with the imports and the copy that nothing else uses. Returns the removed files. */
export function removeRoute(site: SiteEdit, { path, to, files }: Removal): readonly string[] {
  const entry = site.tree.route(path);
  if (entry === undefined) {
    throw computedError(
      `The page "${path}" has no entry of its own in the routes, so it cannot be removed there.`,
      ['routes'],
      'Remove the row of a matrix page, or change the code that computes the list.',
    );
  }
  const { module, node } = entry.list;
  site.edit(module, removeMembers(module.source.text, node, [entry.element]));
  const gone = dropImports(site, entry.list.module, entry.element, files);
  if (to === undefined) dropRedirects(site, 'to', path);
  else {
    retargetRedirects(site, path, to);
    addRedirect(site, { from: path, to }, '--gone instead of --to');
  }
  return gone;
}

/** Removes the imports that only `part` uses, and copy files that nothing else imports. */
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
    if (file === undefined || !isBelow(file, join(site.root, 'templates/copy'))) return [];
    const isWanted = others.some(
      (other) => other.source.file !== file && named(other, (statement) => !dropped.has(statement)).includes(file),
    );
    if (isWanted) return [];
    site.changes.remove(file);
    return [file];
  });
}
