import type { Command } from 'commander';
import { examples, withSiteOptions } from './options.ts';

/** Adds the command that looks for what keeps a site from being built, published or upgraded. */
export function addDoctor(program: Command): void {
  withSiteOptions(program.command('doctor'))
    .description('look for what keeps the site from being built, published or upgraded')
    .option('--fix', 'fix what can be fixed; shows the changes and asks first')
    .option('--dry-run', 'with --fix: show the changes without making them')
    .option('-y, --yes', 'with --fix: ask nothing')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examples('frontage doctor', 'frontage doctor --fix --dry-run', 'frontage doctor --json'))
    .action(async (options) => (await import('../commands/doctor.ts')).doctor(options));
}
