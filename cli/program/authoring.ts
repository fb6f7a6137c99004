import type { Command } from 'commander';
import { examples, several, withSiteOptions } from './options.ts';

/** Adds the commands that create and edit the sources of a site. */
export function addAuthoring(program: Command): void {
  addNew(program);
  addRename(program);
  addRemove(program);
  addTheme(program);
  addInit(program);
  addHashPassword(program);
}

function addNew(program: Command): void {
  withSiteOptions(program.command('new'))
    .description('add a page from a page template or as a copy of another page, or an entry of a collection')
    .option('--template <name>', 'a page template in templates/pages')
    .option('--from <path>', 'the page to copy')
    .option('--path <path>', 'the path of the new page')
    .option('--param <name=value>', 'a parameter of the template; may be repeated', several)
    .option('--entry <collection>', 'write a Markdown file for an entry of a collection instead, as a draft')
    .option('--prose <name>', 'write a starter text into templates/prose instead: privacy')
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
        'frontage new --entry blog --title "Bread in summer"',
        'frontage new --prose privacy',
      ),
    )
    .action(async ({ prose, entry, ...options }) => {
      if (entry !== undefined) return (await import('../commands/new.ts')).newEntry(entry, options);
      if (prose !== undefined) return (await import('../commands/new.ts')).newProse(prose, options);
      return (await import('../commands/new.ts')).newPage(options);
    });
}

function addRename(program: Command): void {
  withSiteOptions(program.command('rename'))
    .argument('<old>', 'the path of a page')
    .argument('<new>', 'its new path')
    .description('move a page to another path, update links to it and add a redirect')
    .option('--no-redirect', 'do not add a redirect from the old path')
    .option('--dry-run', 'print what would change without changing it')
    .addHelpText(
      'after',
      examples('frontage rename /offer /spring-offer', 'frontage rename /offer /spring-offer --dry-run'),
    )
    .action(async (from, to, options) => (await import('../commands/rename.ts')).rename(from, to, options));
}

function addRemove(program: Command): void {
  withSiteOptions(program.command('remove'))
    .argument('<path>', 'the path of a page')
    .description('remove a page and the copy that nothing else uses')
    .option('--to <path>', 'redirect its visitors here')
    .option('--gone', 'do not redirect its visitors')
    .option('--dry-run', 'print what would change without changing it')
    .addHelpText('after', examples('frontage remove /old-offer --to /pricing', 'frontage remove /old-offer --gone'))
    .action(async (path, options) => (await import('../commands/rename.ts')).remove(path, options));
}

function addTheme(program: Command): void {
  withSiteOptions(program.command('theme'))
    .description("write templates/theme.css from a theme of Frontage and the brand's colour")
    .option('--preset <name>', 'the theme to start from (default: "plain")')
    .option('--accent <colour>', 'the colour of the brand, as CSS writes it')
    .option('--neutral <name>', 'the greys: grey, warm, cool or tinted; by default those of the theme')
    .option('--list', 'list the themes')
    .option('--force', 'replace a theme.css that exists')
    .addHelpText(
      'after',
      examples('frontage theme --list', 'frontage theme --preset soft --accent "#0f766e" --neutral warm'),
    )
    .action(async (options) => (await import('../commands/theme.ts')).theme(options));
}

function addInit(program: Command): void {
  program
    .command('init')
    .argument('[folder]', 'the folder for the site', '.')
    .description('create a working site in an empty folder')
    .option('--starter <name>', 'the site to start from: plain, bakery, dental, software (default: "plain")')
    .option('--template <name>', 'the same as --starter, as npm create frontage calls it')
    .option('--name <name>', 'name of the business')
    .option('--origin <url>', 'where the site will be published')
    .option('--locale <tag>', 'language and country: en-US, en-GB, de-DE')
    .option('--currency <code>', 'currency of prices: USD; by default that of the country')
    .option('-y, --yes', 'ask nothing, and use defaults for what is missing')
    .addHelpText(
      'after',
      examples(
        'frontage init my-site',
        'frontage init my-site --starter bakery',
        'frontage init . --yes --name "Corner Bakery" --origin https://bakery.example --locale en-GB',
      ),
    )
    .action(async (folder, options) => (await import('../commands/init.ts')).init(folder, options));
}

function addHashPassword(program: Command): void {
  program
    .command('hash-password')
    .description("hash a password for a site's settings panel, from a prompt or standard input")
    .addHelpText('after', examples('frontage hash-password', 'frontage hash-password < password.txt'))
    .action(async () => (await import('../commands/hash-password.ts')).hashPassword());
}
