import { importsOf, removeImport } from './imports.ts';
import { removeMember } from './members.ts';
import { addRedirect, dropRedirectsTo, leadRedirectsOn } from './redirects.ts';
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
  site.edit(module, ...removeMember(module.source.text, node, entry.element));
  const gone = dropImports(site, entry.list.module, entry.element, files);
  if (to === undefined) dropRedirectsTo(site, path);
  else {
    leadRedirectsOn(site, path, to);
    addRedirect(site, { from: path, to });
  }
  return gone;
}

/** Takes out the imports that only one part of a file uses; copy that no other file imports goes as well. */
function dropImports(
  site: SiteEdit,
  module: Parameters<typeof importsOf>[0],
  part: Parameters<typeof isInside>[1],
  files: readonly string[],
): string[] {
  const uses = [...namesIn(module.program)];
  const gone: string[] = [];
  for (const declaration of importsOf(module)) {
    const idle = declaration.specifiers.filter(({ local }) => {
      const used = uses.filter(({ name }) => name === local.name);
      return used.length > 0 && used.every((use) => isInside(use.node, part));
    });
    if (idle.length === 0) continue;
    if (idle.length < declaration.specifiers.length) {
      for (const { local } of idle) site.edit(module, ...removeImport(module, local.name));
      continue;
    }
    const [first] = declaration.specifiers;
    if (first !== undefined) site.edit(module, ...removeImport(module, first.local.name, true));
    const file = site.resolve(declaration.source.value, module.source.file);
    if (file?.startsWith(`${site.root}/templates/copy/`) && !importedElsewhere(site, file, module.source.file, files)) {
      site.changes.remove(file);
      gone.push(file);
    }
  }
  return gone;
}

function importedElsewhere(site: SiteEdit, file: string, except: string, files: readonly string[]): boolean {
  return files.some((other) => {
    if (other === except || other === file) return false;
    const specifiers = (site.tree.sources.module(other)?.program.body ?? []).flatMap((statement) =>
      'source' in statement && statement.source !== null ? [statement.source.value] : [],
    );
    return specifiers.some((specifier) => site.resolve(specifier, other) === file);
  });
}
