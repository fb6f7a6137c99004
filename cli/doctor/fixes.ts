import type { ESTree } from 'rolldown/utils';
import { recover } from '../../renderer/build/output/index.ts';
import type { Diagnostic, Path } from '../../renderer/sdk/issue.ts';
import type { Deprecation } from '../../renderer/site/deprecations.ts';
import { recoverEdit } from '../author/edit-journal.ts';
import { removeItems } from '../author/members.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import type { LeftOvers } from './caches.ts';

/** Adds edits that give deprecated fields their new names. Returns the paths of those that code computes. */
export function renameFields(
  site: SiteEdit,
  diagnostics: readonly Diagnostic[],
  table: readonly Deprecation[],
): readonly Path[] {
  return diagnostics
    .filter(({ code }) => code === 'field-deprecated')
    .flatMap(({ path }) => {
      const entry = table.find((one) => isMatch(one.path, path));
      return entry !== undefined && renameField(site, path, entry.name) ? [] : [path];
    });
}

/** Renames the key at a path, or removes it if the new name is there too. Returns false if there is no such key in the code. */
function renameField(site: SiteEdit, path: Path, name: string): boolean {
  const spot = site.tree.sources.find(path.slice(0, -1));
  if (spot?.node.type !== 'ObjectExpression' || spot.module.lead !== 0) return false;
  const { node, module } = spot;
  const member = (wanted: string) => node.properties.find((property) => keyOf(property) === wanted);
  const old = member(String(path.at(-1)));
  if (old?.type !== 'Property') return false;
  const { text } = module.source;
  if (member(name) !== undefined) site.edit(module, removeItems(text, node.properties, [old], node.end - 1));
  else if (old.shorthand) site.edit(module, { start: old.start, end: old.start, text: `${name}: ` });
  else {
    const { key } = old;
    const quote = key.type === 'Literal' ? text.charAt(key.start) : '';
    site.edit(module, { start: key.start, end: key.end, text: quote + name + quote });
  }
  return true;
}

/** Completes or undoes what interrupted commands left. */
export async function removeLeftOvers(root: string, { outputs, hasEdit }: LeftOvers): Promise<void> {
  for (const output of outputs) await recover(output);
  if (hasEdit) await recoverEdit(root);
}

function keyOf(property: ESTree.ObjectExpression['properties'][number]): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const { key } = property;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
}

function isMatch(pattern: readonly string[], path: Path): boolean {
  return pattern.length === path.length && pattern.every((key, index) => key === '*' || key === String(path[index]));
}
