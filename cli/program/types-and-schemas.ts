import type { Command } from 'commander';
import { examples, withSiteOptions } from './options.ts';

/** Adds the commands that describe a site to editors and other tools. */
export function addTypesAndSchemas(program: Command): void {
  addTypes(program);
  addSchema(program);
}

function addTypes(program: Command): void {
  withSiteOptions(program.command('types'))
    .description('write type declarations so that editors complete routes, facts and fields')
    .addHelpText('after', examples('frontage types'))
    .action(async (options) => (await import('../commands/types.ts')).types(options));
}

function addSchema(program: Command): void {
  withSiteOptions(program.command('schema'))
    .description('print the JSON Schema of the config or of one block')
    .option('-b, --block <type>', 'print the schema of this block')
    .option('-w, --write <folder>', 'write all schemas to this folder: config, blocks, reports')
    .option('--reference <file>', 'write a Markdown reference of all blocks and fields to this file')
    .addHelpText(
      'after',
      examples(
        'frontage schema',
        'frontage schema --block hero',
        'frontage schema --write schemas',
        'frontage schema --reference blocks.md',
      ),
    )
    .action(async (options) => (await import('../commands/schema.ts')).schema(options));
}
