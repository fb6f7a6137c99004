import { type Command, InvalidArgumentError } from 'commander';
import { examples } from './options.ts';

/** Adds the command that runs others over many sites. */
export function addSites(program: Command): void {
  program
    .command('sites')
    .argument('<arguments...>', 'folders of sites, then `check` or `build` with its options')
    .usage('<folders...> check|build [options]')
    .description('check or build many sites at once')
    .option('--jobs <number>', 'the number of sites at a time; default: the number of cores', jobs)
    .option('-q, --quiet', 'print only errors and warnings')
    .option('--format <name>', 'report format: pretty, json, github, sarif or junit')
    .option('--json', 'print one JSON document for all sites')
    .allowUnknownOption()
    .addHelpText(
      'after',
      examples(
        "frontage sites 'clients/*' check",
        "frontage sites 'clients/*' check --fail-on warning --format github",
        'frontage sites clients/anna clients/bert build --production --jobs 2',
      ),
    )
    .action(async (given, options) => (await import('../commands/sites.ts')).sites(given, options));
}

function jobs(value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Use a whole number, 1 or more.');
}
