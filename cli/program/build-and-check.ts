import type { Command } from 'commander';
import { countOption, severityOption } from '../report/tolerance.ts';
import { day, examples, withHostOption, withOriginOption, withSiteOptions } from './options.ts';

/** Adds the commands that build a site, check it and explain the rules. */
export function addBuildAndCheck(program: Command, state: string | undefined): void {
  addBuild(program, state);
  addCheck(program, state);
  addExplain(program);
}

function addBuild(program: Command, state: string | undefined): void {
  withHostOption(withOriginOption(withSiteOptions(program.command('build'))))
    .description('write the site to a folder')
    .option('-o, --out <folder>', 'the output folder, relative to the config', 'dist')
    .option(
      '--previous <folder>',
      'an earlier build whose assets stay for pages that are still open; may be the output folder',
    )
    .option('--production', 'fail if leads cannot reach you, or texts of examples are left')
    .option('--explain', 'print why each page was rendered or reused')
    .option('--verify', 'make 20 pages again, chosen at random, and compare them with what was written')
    .option('--format <name>', 'report format: pretty, json, github, sarif or junit')
    .option('--json', 'print the report as JSON')
    .option('--today <date>', 'the day to compare dates in the config with; default: today', day)
    .addHelpText(
      'after',
      examples(
        'frontage build',
        'frontage build --out public',
        'frontage build --origin https://preview-17.example.com',
        'frontage build --host github-pages',
        'frontage build --production',
        'frontage build --explain',
        'frontage build --config shop/pages.config.ts --json',
      ),
    )
    .action(async ({ host: hosts, ...options }) =>
      (await import('../commands/build.ts')).build({ ...options, hosts, state }),
    );
}

function addCheck(program: Command, state: string | undefined): void {
  withHostOption(withOriginOption(withSiteOptions(program.command('check'))))
    .description('report errors and warnings without writing anything')
    .option('--format <name>', 'report format: pretty, json, github, sarif or junit')
    .option('--json', 'short for --format json')
    .option('--fail-on <severity>', 'fail on an error, or on a warning as well', severityOption)
    .option('--max-warnings <number>', 'fail on more warnings than this', countOption)
    .option('--production', 'fail if leads cannot reach you, or texts of examples are left')
    .option('--rule <id...>', 'report only these rules')
    .option('--route <path...>', 'report only these routes')
    .option('--today <date>', 'the day to compare dates in the config with; default: today', day)
    .option('--output [folder]', 'check a built site as well; default: dist next to the config')
    .addHelpText(
      'after',
      examples(
        'frontage check',
        'frontage check --output',
        'frontage check --production',
        'frontage check --format github --fail-on warning',
        'frontage check --format sarif > frontage.sarif',
        'frontage check --rule link-route link-anchor --route /pricing /contact',
      ),
    )
    .action(async ({ host: hosts, ...options }) =>
      (await import('../commands/check.ts')).check({ ...options, hosts, state }),
    );
}

function addExplain(program: Command): void {
  program
    .command('explain')
    .argument('[ids...]', 'ids of rules, as `npx frontage check` prints them; default: list all rules')
    .description('explain why a rule matters and what to do')
    .option('--markdown', 'print Markdown')
    .option('--write <folder>', 'write a Markdown page for each rule')
    .addHelpText(
      'after',
      examples('frontage explain', 'frontage explain link-route', 'frontage explain --write docs/rules'),
    )
    .action(async (ids, options) => (await import('../commands/explain.ts')).explain(ids, options));
}
