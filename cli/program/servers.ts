import type { Command } from 'commander';
import { examples, port, withSiteOptions } from './options.ts';

/** Adds the commands that serve a site. */
export function addServers(program: Command): void {
  addDev(program);
  addStudio(program);
  addGallery(program);
  addPreview(program);
  addTestLeads(program);
}

function addDev(program: Command): void {
  withSiteOptions(program.command('dev'))
    .description('serve the site while you write it, and show changes at once')
    .option('-p, --port <number>', 'port to listen on', port, 5173)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--leads', 'send every form to a lead inbox at /__leads of the same origin (outside any base path)')
    .addHelpText('after', examples('frontage dev', 'frontage dev --port 3000', 'frontage dev --leads'))
    .action(async (options) => (await import('../commands/dev.ts')).dev(options));
}

function addStudio(program: Command): void {
  withSiteOptions(program.command('studio'))
    .description('edit the pages of the site in the browser; every change is written into its files')
    .option('-p, --port <number>', 'port to listen on; default: the same one for each run, if it is free', port, 0)
    .option('--leads', 'show the leads that forms of the site send, in place of sending them')
    .addHelpText('after', examples('frontage studio', 'frontage studio --leads'))
    .action(async (options) => (await import('../commands/studio.ts')).studio(options));
}

function addGallery(program: Command): void {
  withSiteOptions(program.command('gallery'))
    .description('show every page, page template and block of the site (in dev: /__gallery)')
    .option('-p, --port <number>', 'port to listen on; default: any free port', port, 0)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addHelpText('after', examples('frontage gallery', 'frontage gallery --port 3000'))
    .action(async (options) => (await import('../commands/dev.ts')).gallery(options));
}

function addPreview(program: Command): void {
  withSiteOptions(program.command('preview'))
    .description('serve the built site like a host')
    .option('-o, --out <folder>', 'the built site', 'dist')
    .option('-p, --port <number>', 'port to listen on', port, 4173)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--leads', 'send every form to a lead inbox at /__leads of the same origin (outside any base path)')
    .addHelpText(
      'after',
      examples('frontage preview', 'frontage preview --leads', 'frontage preview --host 0.0.0.0 --port 8080'),
    )
    .action(async (options) => (await import('../commands/preview.ts')).preview(options));
}

function addTestLeads(program: Command): void {
  withSiteOptions(program.command('test-leads'))
    .description('submit every form in a real browser and compare what arrives with what was typed')
    .option('-o, --out <folder>', 'a built site; default: build the site for the test')
    .option('-p, --page <path...>', 'only the forms of these pages')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      examples('frontage test-leads', 'frontage test-leads --page /contact', 'frontage test-leads --out dist --json'),
    )
    .action(async (options) => (await import('../commands/test-leads.ts')).testLeads(options));
}
