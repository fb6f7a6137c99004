import { dirname, join, resolve } from 'node:path';
import { loadRegistry } from '../../renderer/build/inputs/registry.ts';
import { blockJsonSchema, configJsonSchema } from '../../renderer/build/schema/json-schema/index.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';
import { blocksReference } from '../gallery/blocks-reference.ts';
import { counted } from '../report/counts.ts';
import { relativeFile } from '../report/paths.ts';
import { reportJsonSchema } from '../report/report-schema.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { writeChanged } from '../write-file.ts';

interface SchemaOptions extends SiteCommandOptions {
  readonly block?: string;
  readonly write?: string;
  readonly reference?: string;
}

/** Prints or writes JSON Schemas or a reference of blocks, including custom blocks. The config may be missing or have errors. */
export async function schema(options: SchemaOptions): Promise<void> {
  const { block: type, write, reference, quiet } = options;
  const { files, config, cacheDir } = siteOptions(options);
  const registry = await loadRegistry({ files, root: dirname(config), cacheDir });
  const block = type === undefined ? undefined : registry.blocks.get(type);
  if (type !== undefined && block === undefined) {
    throw new UsageError(`There is no block "${type}".`, didYouMean(type, registry.blocks.keys(), 'block'));
  }
  if (reference !== undefined) {
    const file = resolve(reference);
    writeChanged(file, blocksReference(block ? [block] : registry.blocks.values()));
    if (!quiet)
      console.log(
        `${relativeFile(file, process.cwd())} describes ${counted(block ? 1 : registry.blocks.size, 'block')}.`,
      );
    return;
  }
  if (write === undefined) {
    console.log(text(block ? blockJsonSchema(block) : configJsonSchema(registry)));
    return;
  }
  const blocks = block ? [block] : [...registry.blocks.values()];
  const schemas = new Map<string, object>([
    ...(block
      ? []
      : ([
          ['config', configJsonSchema(registry)],
          ['report', reportJsonSchema()],
        ] as const)),
    ...blocks.map((one) => [`blocks/${one.block.type}`, blockJsonSchema(one)] as const),
  ]);
  const folder = resolve(write);
  for (const [name, one] of schemas) writeChanged(join(folder, `${name}.schema.json`), `${text(one)}\n`);
  if (!quiet) console.log(`${counted(schemas.size, 'schema')} in ${relativeFile(folder, process.cwd()) || '.'}.`);
}

function text(one: object): string {
  return JSON.stringify(one, null, 2);
}
