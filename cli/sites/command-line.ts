import { Command } from 'commander';
import type { Severity } from '../../renderer/sdk/issue.ts';
import { UsageError } from '../failure.ts';
import { addBuildAndCheck } from '../program/build-and-check.ts';

const commands = ['check', 'build'] as const;

/** A command for each of many sites. */
export interface SitesCommandLine {
  /** Folders and glob patterns. */
  readonly patterns: readonly string[];
  readonly command: (typeof commands)[number];
  /** The options of that command as given. */
  readonly args: readonly string[];
  readonly options: SiteCommand;
}

/** Options of `check` and `build` that concern all sites together. */
export interface SiteCommand {
  /** The output folder of a build. */
  readonly out?: string;
  readonly failOn?: Severity;
}

/**
 * Splits the arguments of `frontage sites` at the name of the command, and parses the options of that command once for all
 * sites. Throws a {@link UsageError} for what cannot be run, and the parser's error for unknown options.
 */
export function sitesCommandLine(given: readonly string[]): SitesCommandLine {
  const at = given.findIndex((word) => isCommand(word));
  const command = given[at];
  const patterns = given.slice(0, Math.max(at, 0));
  if (command === undefined || !isCommand(command)) {
    throw new UsageError(
      'The command for the sites is missing: check or build.',
      `Write it after the folders: npx frontage sites ${given.map(quoted).join(' ')} check`,
    );
  }
  const option = patterns.find((pattern) => pattern.startsWith('-'));
  if (option !== undefined)
    throw new UsageError(
      `The option ${option} is before the command.`,
      `Write options after it: npx frontage sites 'clients/*' ${command} ${option}`,
    );
  if (patterns.length === 0)
    throw new UsageError(
      `There is no folder before ${command}.`,
      `Name the folders of the sites first: npx frontage sites 'clients/*' ${command}`,
    );
  const args = given.slice(at + 1);
  return { patterns, command, args, options: siteCommand(command, args) };
}

/** Parses the options of a command as the command itself does. */
function siteCommand(name: string, args: readonly string[]): SiteCommand {
  const program = new Command('frontage').exitOverride();
  addBuildAndCheck(program, undefined);
  const command = program.commands.find((one) => one.name() === name)?.exitOverride();
  command?.action(() => undefined);
  program.parse([name, ...args], { from: 'user' });
  if (command?.getOptionValueSource('config') === 'cli')
    throw new UsageError(
      'The option --config names the config of one site.',
      `Each site has its own pages.config.ts. For another name, run: npx frontage ${name} --config PATH`,
    );
  const options: SiteCommand & { readonly explain?: boolean } = command?.opts() ?? {};
  if (options.explain)
    throw new UsageError(
      'The option --explain is for one site.',
      `Run: npx frontage ${name} --explain --config FOLDER/pages.config.ts`,
    );
  return options;
}

function isCommand(word: string): word is (typeof commands)[number] {
  return commands.some((command) => command === word);
}

function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word}'`;
}
