import type { Command } from 'commander';
import { day, examples, withOriginOption, withSiteOptions } from './options.ts';

/** Adds the commands that list what a site contains or what changed. */
export function addOverviews(program: Command, state: string | undefined): void {
  addRoutes(program, state);
  addClaims(program);
  addDiff(program);
}

function addRoutes(program: Command, state: string | undefined): void {
  withOriginOption(withSiteOptions(program.command('routes')))
    .description('list every route with its layout, sections, title and size')
    .option('--json', 'print the list as JSON')
    .addHelpText('after', examples('frontage routes', 'frontage routes --json'))
    .action(async (options) => (await import('../commands/routes.ts')).routes({ ...options, state }));
}

function addClaims(program: Command): void {
  withSiteOptions(program.command('claims'))
    .description('list the figures that the site claims, with every page and line that shows them')
    .option('--fact <name>', 'only the claim of this fact')
    .option('--route <path>', 'only the claims of this page')
    .option('--json', 'print the list as JSON')
    .addHelpText(
      'after',
      examples('frontage claims', 'frontage claims --fact guarantee', 'frontage claims --route /pricing --json'),
    )
    .action(async (options) => (await import('../commands/claims.ts')).claims(options));
}

function addDiff(program: Command): void {
  withOriginOption(withSiteOptions(program.command('diff')))
    .description('show how your changes affect the site')
    .option('-b, --base <ref>', 'the commit, branch or tag to compare with; default: HEAD')
    .option('--base-dir <folder>', 'another copy of the site to compare with')
    .option('--format <name>', 'pretty, markdown (a comment for a pull request) or json')
    .option('--json', 'short for --format json')
    .option('--exit-code', 'exit with 1 if anything differs')
    .option('--screenshots <folder>', 'write a report with screenshots of changed pages to this folder')
    .option('--dark', 'take screenshots in dark mode as well')
    .option('--today <date>', 'the day to compare dates in the config with; default: today', day)
    .addHelpText(
      'after',
      examples(
        'frontage diff',
        'frontage diff --base main',
        'frontage diff --base main... --format markdown',
        'frontage diff --base main --screenshots changes',
        'frontage diff --base-dir ../site-of-yesterday --json --exit-code',
      ),
    )
    .action(async (options) => (await import('../commands/diff.ts')).diff(options));
}
