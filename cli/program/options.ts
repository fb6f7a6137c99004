import { type Command, InvalidArgumentError } from 'commander';
import { isDay } from '../../renderer/sdk/format.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { type Host, hostNames } from '../../renderer/site/hosts.ts';
import { asRunHere } from '../command-name.ts';

/** Adds the options of every command about a site. */
export function withSiteOptions(command: Command): Command {
  return command
    .option('-c, --config <path>', 'the config of the site', 'pages.config.ts')
    .option('-q, --quiet', 'print only errors and warnings');
}

export function withOriginOption(command: Command): Command {
  return command.option(
    '--origin <url>',
    'publish a preview at another origin, hidden from search engines (FRONTAGE_ORIGIN)',
  );
}

export function withHostOption(command: Command): Command {
  return command.option(
    '--host <name>',
    `write the files of a host, instead of those in the config: ${hostNames.join(', ')}; may be repeated`,
    hosts,
  );
}

/** Reads names of hosts, separated by commas. */
function hosts(value: string, before: readonly Host[] = []): readonly Host[] {
  const names = value.split(',').map((name) => name.trim());
  return [...before, ...names.map(hostNamed)];
}

function hostNamed(name: string): Host {
  const host = hostNames.find((known) => known === name);
  if (host !== undefined) return host;
  throw new InvalidArgumentError(`There is no host "${name}". ${didYouMean(name, hostNames, 'host')}`);
}

/** Returns the help text that lists command lines (`frontage build`) as examples, as the reader types them. */
export function examples(...lines: readonly string[]): string {
  return asRunHere(`\nExamples:\n${lines.map((line) => `  npx ${line}`).join('\n')}\n`);
}

/** Reads an option that may be repeated. */
export function several(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

export function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new InvalidArgumentError('Use a number from 0 to 65535.');
  }
  return number;
}

export function day(value: string): string {
  if (!isDay(value)) throw new InvalidArgumentError('Write a date such as 2027-01-31.');
  return value;
}
