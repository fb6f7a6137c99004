import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { editFolder } from './author/edit-folder-name.ts';
import { asRunHere } from './command-name.ts';
import { exitCodes } from './exit-codes.ts';
import { packageVersion } from './package-version.ts';
import { addAuthoring } from './program/authoring.ts';
import { addBuildAndCheck } from './program/build-and-check.ts';
import { addDoctor } from './program/doctor.ts';
import { addOverviews } from './program/overviews.ts';
import { addServers } from './program/servers.ts';
import { addSites } from './program/sites.ts';
import { addTypesAndSchemas } from './program/types-and-schemas.ts';

/**
 * Runs a command line and sets the exit code: 0, 1 for errors of a site, 2 for usage, 70 for bugs of Frontage. `state`
 * identifies the state of the engine's sources, if known.
 */
export async function main(argv: readonly string[], state?: string): Promise<void> {
  const program = createProgram(state);
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

/** Returns the command line with all its commands. */
export function createProgram(state?: string): Command {
  const program = new Command('frontage')
    .description('Builds a static site from a typed config and its copy.')
    .version(packageVersion())
    .showSuggestionAfterError()
    .showHelpAfterError(asRunHere('Run `npx frontage --help` to see every command.'))
    .exitOverride()
    .hook('preAction', (_program, command) => recoverSite(command.opts().config));

  addBuildAndCheck(program, state);
  addSites(program);
  addServers(program);
  addOverviews(program, state);
  addTypesAndSchemas(program);
  addDoctor(program);
  addAuthoring(program);
  for (const command of program.commands) {
    command.exitOverride();
    command.showHelpAfterError(asRunHere(`Run \`npx frontage ${command.name()} --help\` to see its options.`));
  }
  return program;
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
