import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { isDay } from '../renderer/sdk/day.ts';
import { editFolder } from './author/edit-folder-name.ts';
import { exitCodes } from './exit-codes.ts';
import { packageVersion } from './package-version.ts';
import { countOption, severityOption } from './report/tolerance.ts';

const siteOptions = (command: Command) =>
  command
    .option('-c, --config <path>', 'the config of the site', 'pages.config.ts')
    .option('-q, --quiet', 'print only errors and warnings');

const originOption = (command: Command) =>
  command.option('--origin <url>', 'publish a preview at another origin, hidden from search engines (FRONTAGE_ORIGIN)');

/**
 * Runs a command line and sets the exit code: 0, 1 for errors of a site, 2 for usage, 70 for bugs of Frontage. `state`
 * identifies the state of the engine's sources, if known.
 */
export async function main(argv: readonly string[], state?: string): Promise<void> {
  const program = new Command('frontage')
    .description('Builds a static site from a typed config and its copy.')
    .version(packageVersion())
    .showSuggestionAfterError()
    .showHelpAfterError('Run `frontage --help` to see every command.')
    .exitOverride()
    .hook('preAction', (_program, command) => recoverSite(command.opts().config));

  originOption(siteOptions(program.command('build')))
    .description('write the site to a folder')
    .option('-o, --out <folder>', 'the output folder, relative to the config', 'dist')
    .option(
      '--previous <folder>',
      'an earlier build whose assets stay for pages that are still open; may be the output folder',
    )
    .option('--production', 'fail if a form has nowhere to send leads')
    .option('--explain', 'print why each page was rendered or reused')
    .option('--format <name>', 'report format: pretty, json, github, sarif or junit')
    .option('--json', 'print the report as JSON')
    .option('--today <date>', 'the day to compare dates in the config with; default: today', day)
    .addHelpText(
      'after',
      examples(
        'frontage build',
        'frontage build --out public',
        'frontage build --origin https://preview-17.example.com',
        'frontage build --production',
        'frontage build --explain',
        'frontage build --config shop/pages.config.ts --json',
      ),
    )
    .action(async (options) => (await import('./commands/build.ts')).build({ ...options, state }));

  originOption(siteOptions(program.command('check')))
    .description('report errors and warnings without writing anything')
    .option('--format <name>', 'report format: pretty, json, github, sarif or junit')
    .option('--json', 'short for --format json')
    .option('--fail-on <severity>', 'fail on an error, or on a warning as well', severityOption)
    .option('--max-warnings <number>', 'fail on more warnings than this', countOption)
    .option('--rule <id...>', 'report only these rules')
    .option('--route <path...>', 'report only these routes')
    .option('--today <date>', 'the day to compare dates in the config with; default: today', day)
    .option('--output [folder]', 'check a built site as well; default: dist next to the config')
    .addHelpText(
      'after',
      examples(
        'frontage check',
        'frontage check --output',
        'frontage check --format github --fail-on warning',
        'frontage check --format sarif > frontage.sarif',
        'frontage check --rule link-route link-anchor --route /pricing /contact',
      ),
    )
    .action(async (options) => (await import('./commands/check.ts')).check({ ...options, state }));

  program
    .command('explain')
    .argument('[ids...]', 'ids of rules, as `frontage check` prints them; default: list all rules')
    .description('explain why a rule matters and what to do')
    .option('--markdown', 'print Markdown')
    .option('--write <folder>', 'write a Markdown page for each rule')
    .addHelpText(
      'after',
      examples('frontage explain', 'frontage explain link-route', 'frontage explain --write docs/rules'),
    )
    .action(async (ids, options) => (await import('./commands/explain.ts')).explain(ids, options));

  siteOptions(program.command('dev'))
    .description('serve the site while you write it, and show changes at once')
    .option('-p, --port <number>', 'port to listen on', port, 5173)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--leads', 'send every form to a lead inbox at /__leads of the same origin (outside any base path)')
    .addHelpText('after', examples('frontage dev', 'frontage dev --port 3000', 'frontage dev --leads'))
    .action(async (options) => (await import('./commands/dev.ts')).dev(options));

  siteOptions(program.command('gallery'))
    .description('show every page, page template and block of the site (in dev: /__gallery)')
    .option('-p, --port <number>', 'port to listen on; default: any free port', port, 0)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addHelpText('after', examples('frontage gallery', 'frontage gallery --port 3000'))
    .action(async (options) => (await import('./commands/gallery.ts')).gallery(options));

  siteOptions(program.command('preview'))
    .description('serve the built site like a host')
    .option('-o, --out <folder>', 'the built site', 'dist')
    .option('-p, --port <number>', 'port to listen on', port, 4173)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--leads', 'send every form to a lead inbox at /__leads of the same origin (outside any base path)')
    .addHelpText(
      'after',
      examples('frontage preview', 'frontage preview --leads', 'frontage preview --host 0.0.0.0 --port 8080'),
    )
    .action(async (options) => (await import('./commands/preview.ts')).preview(options));

  siteOptions(program.command('test-leads'))
    .description('submit every form in a real browser and compare what arrives with what was typed')
    .option('-o, --out <folder>', 'a built site; default: build the site for the test')
    .option('-p, --page <path...>', 'only the forms of these pages')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      examples('frontage test-leads', 'frontage test-leads --page /contact', 'frontage test-leads --out dist --json'),
    )
    .action(async (options) => (await import('./commands/test-leads.ts')).testLeads(options));

  originOption(siteOptions(program.command('routes')))
    .description('list every route with its layout, sections, title and size')
    .option('--json', 'print the list as JSON')
    .addHelpText('after', examples('frontage routes', 'frontage routes --json'))
    .action(async (options) => (await import('./commands/routes.ts')).routes({ ...options, state }));

  siteOptions(program.command('claims'))
    .description('list the figures that the site claims, with every page and line that shows them')
    .option('--fact <name>', 'only the claim of this fact')
    .option('--route <path>', 'only the claims of this page')
    .option('--json', 'print the list as JSON')
    .addHelpText(
      'after',
      examples('frontage claims', 'frontage claims --fact guarantee', 'frontage claims --route /pricing --json'),
    )
    .action(async (options) => (await import('./commands/claims.ts')).claims(options));

  originOption(siteOptions(program.command('diff')))
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
    .action(async (options) => (await import('./commands/diff.ts')).diff(options));

  siteOptions(program.command('types'))
    .description('write type declarations so that editors complete routes, facts and fields')
    .addHelpText('after', examples('frontage types'))
    .action(async (options) => (await import('./commands/types.ts')).types(options));

  siteOptions(program.command('schema'))
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
    .action(async (options) => (await import('./commands/schema.ts')).schema(options));

  siteOptions(program.command('new'))
    .description('add a page from a page template or as a copy of another page')
    .option('--template <name>', 'a page template in templates/pages')
    .option('--from <path>', 'the page to copy')
    .option('--path <path>', 'the path of the new page')
    .option('--param <name=value>', 'a parameter of the template; may be repeated', several)
    .option('--theme <name>', 'auto, light or dark')
    .option('--title <text>', 'the title, if it differs from the original')
    .option('--description <text>', 'the description, if it differs from the original')
    .option('-y, --yes', "ask nothing, and use the template's examples for missing parameters")
    .addHelpText(
      'after',
      examples(
        'frontage new',
        'frontage new --template keyword-landing --path /roof-repair --param keyword="roof repair" --yes',
        'frontage new --from /local-seo --path /local-seo-tampa --title "Local SEO in Tampa"',
      ),
    )
    .action(async (options) => (await import('./commands/new.ts')).newPage(options));

  siteOptions(program.command('rename'))
    .argument('<old>', 'the path of a page')
    .argument('<new>', 'its new path')
    .description('move a page to another path, update links to it and add a redirect')
    .option('--no-redirect', 'do not add a redirect from the old path')
    .option('--dry-run', 'print what would change without changing it')
    .addHelpText(
      'after',
      examples('frontage rename /offer /spring-offer', 'frontage rename /offer /spring-offer --dry-run'),
    )
    .action(async (from, to, options) => (await import('./commands/rename.ts')).rename(from, to, options));

  siteOptions(program.command('remove'))
    .argument('<path>', 'the path of a page')
    .description('remove a page and the copy that nothing else uses')
    .option('--to <path>', 'redirect its visitors here')
    .option('--gone', 'do not redirect its visitors')
    .option('--dry-run', 'print what would change without changing it')
    .addHelpText('after', examples('frontage remove /old-offer --to /pricing', 'frontage remove /old-offer --gone'))
    .action(async (path, options) => (await import('./commands/remove.ts')).remove(path, options));

  program
    .command('init')
    .argument('[folder]', 'the folder for the site', '.')
    .description('create a small working site in an empty folder')
    .option('--name <name>', 'name of the business')
    .option('--origin <url>', 'where the site will be published')
    .addHelpText(
      'after',
      examples('frontage init my-site', 'frontage init . --name "Corner Bakery" --origin https://bakery.example'),
    )
    .action(async (folder, options) => (await import('./commands/init.ts')).init(folder, options));

  program
    .command('hash-password')
    .description("hash a password for a site's settings panel, from a prompt or standard input")
    .addHelpText('after', examples('frontage hash-password', 'frontage hash-password < password.txt'))
    .action(async () => (await import('./commands/hash-password.ts')).hashPassword());

  for (const command of program.commands) command.exitOverride();
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    else {
      const { reportFailure } = await import('./failure.ts');
      process.exitCode = reportFailure(error);
    }
  }
}

/** Completes an interrupted edit of the site before the command runs. */
async function recoverSite(config: unknown): Promise<void> {
  const root = typeof config === 'string' ? dirname(resolve(config)) : undefined;
  if (root === undefined || !existsSync(join(root, editFolder))) return;
  const { recoverEdit } = await import('./author/edit-journal.ts');
  const files = await recoverEdit(root);
  if (files > 0)
    console.error(`An interrupted command had started to edit this site. Its edit is now complete (files: ${files}).`);
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

function several(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new InvalidArgumentError('Use a number from 0 to 65535.');
  }
  return number;
}

function day(value: string): string {
  if (!isDay(value)) throw new InvalidArgumentError('Write a date such as 2027-01-31.');
  return value;
}
