import type { Module } from '../../../renderer/build/inputs/sources/module.ts';
import { UsageError } from '../../failure.ts';
import { addImportFrom, importsOf } from '../imports.ts';
import { Code, quoted } from '../literal.ts';
import type { SiteEdit } from '../site-edit.ts';
import type { DestinationOperation } from './operation.ts';

/**
 * Returns the value of a new destination. If an environment variable holds its address, adds the import of `env` to the file
 * that has it.
 */
export function destinationValue(site: SiteEdit, { label, address }: DestinationOperation): object {
  if ('url' in address) return { label, url: address.url };
  const { sources } = site.tree;
  const module = (sources.find(['destinations']) ?? sources.find([]))?.module;
  if (module === undefined || module.source.file.endsWith('.json')) {
    throw new UsageError('A JSON file cannot read a variable.', 'Give the address itself.');
  }
  return { label, url: new Code(`${envIn(site, module)}(${quoted(address.variable, site.style(module))})`) };
}

/** Returns the name of `env` in a file, which imports it from now on if it did not. */
function envIn(site: SiteEdit, module: Module): string {
  const style = site.style(module);
  const frontage = importsOf(module).filter(
    ({ source, importKind }) => source.value === 'frontage' && importKind !== 'type',
  );
  for (const { specifiers } of frontage) {
    for (const one of specifiers) {
      if (one.type === 'ImportSpecifier' && 'name' in one.imported && one.imported.name === 'env')
        return one.local.name;
    }
  }
  const last = frontage.flatMap(({ specifiers }) => specifiers.at(-1) ?? [])[0];
  if (last?.type === 'ImportSpecifier') site.edit(module, { start: last.end, end: last.end, text: ', env' });
  else site.edit(module, addImportFrom(module, { kind: 'named', name: 'env', local: 'env' }, 'frontage', style));
  return 'env';
}
