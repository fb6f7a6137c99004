import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nearest } from '../../renderer/sdk/suggest.ts';
import { asRunHere } from '../command-name.ts';
import { UsageError } from '../usage-error.ts';
import { type CreateOptions, createSite } from './create-site.ts';
import type { Creator } from './frontage-dependency.ts';
import { starters } from './starters.ts';

// The program of the package `create-frontage`: `npm create frontage@latest my-site`.

const command = 'npm create frontage@latest';

const options = {
  template: { type: 'string' },
  starter: { type: 'string' },
  name: { type: 'string' },
  origin: { type: 'string' },
  locale: { type: 'string' },
  currency: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(asRunHere(`error: ${error.message}\n  ${error.suggestion}`));
  process.exitCode = 2;
}

async function run(args: readonly string[]): Promise<void> {
  const { help, version, folder, starter, ...options } = parsed(args);
  const given = { ...options, template: options.template ?? starter };
  if (help) console.log(asRunHere(helpText()));
  else if (version) console.log(ownPackage().version);
  else await createSite(folder, given, { command, ...ownPackage() });
}

interface Parsed extends CreateOptions {
  readonly help?: boolean | undefined;
  readonly version?: boolean | undefined;
  readonly starter?: string | undefined;
  readonly folder: string | undefined;
}

function parsed(args: readonly string[]): Parsed {
  const { values, positionals } = withUsageErrors(() =>
    parseArgs({ args: [...args], options, allowPositionals: true }),
  );
  const [folder, extra] = positionals;
  if (extra === undefined) return { ...values, folder };
  throw new UsageError(
    `There is more than one folder: ${positionals.join(', ')}.`,
    `Put a name with spaces in quotes: ${command} "${positionals.join(' ')}"`,
  );
}

/** Turns errors of the parser into usage errors. */
function withUsageErrors<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const seeHelp = `See every option: ${command} -- --help`;
    const [, option] = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? (/'(-[^']*)'/.exec(error.message) ?? []) : [];
    if (option === undefined) throw new UsageError(`${error.message.replace(/\.$/, '')}.`, seeHelp);
    const meant = nearest(option.replace(/^-+/, ''), Object.keys(options));
    throw new UsageError(
      `There is no option "${option}".`,
      meant === undefined ? seeHelp : `Did you mean "--${meant}"?`,
    );
  }
}

function helpText(): string {
  return `Creates a Frontage site in an empty folder.

Usage: ${command} <folder> -- [options]

Options:
  --template <name>   the site to start from: ${starters()
    .map(({ name }) => name)
    .join(', ')}
  --starter <name>    the same as --template, as frontage init calls it
  --name <name>       name of the business
  --origin <url>      where the site will be published
  --locale <tag>      language and country: en-US, en-GB, de-DE
  --currency <code>   currency of prices: USD; by default that of the country
  -y, --yes           ask nothing, and use defaults for what is missing
  -h, --help          show this help
  --version           show the version

Examples:
  ${command} my-site
  ${command} my-site -- --yes --name "Corner Bakery" --locale en-GB --currency GBP`;
}

/** Returns the version of this package: in a clone, that of the engine. Only the package.json of a clone is private. */
function ownPackage(): Creator {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      const file = fileURLToPath(new URL(place, import.meta.url));
      const settings = JSON.parse(readFileSync(file, 'utf8'));
      return { version: settings.version, clone: settings.private ? dirname(file) : undefined };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error('create-frontage has no package.json');
}
