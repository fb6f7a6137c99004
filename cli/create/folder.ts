import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** Files that may be in the folder before the site. */
const allowed = /^(?:\.git|\.DS_Store|README(?:\..*)?|LICEN[CS]E(?:\..*)?)$/i;

/**
 * Throws a UsageError unless a site can be written to a folder.
 *
 * @param shown the folder as it was typed
 * @param example a command line that works, for suggestions
 */
export function requireEmptyFolder(target: string, { shown, example }: { shown: string; example: string }): void {
  const long = target.split(sep).find((name) => Buffer.byteLength(name) > 255);
  if (long !== undefined) {
    throw new UsageError(
      `The folder name "${long.slice(0, 20)}…" is too long: ${Buffer.byteLength(long)} bytes, and file systems allow 255.`,
      `Choose a shorter name: ${example}`,
    );
  }
  const parent = nearestExisting(target);
  if (!statSync(parent).isDirectory()) {
    const file = relative(process.cwd(), parent) || parent;
    throw new UsageError(
      `"${parent === target ? shown : file}" is a file.`,
      `Name a folder that is empty or does not exist: ${example}`,
    );
  }
  const names = existsSync(target) ? readdirSync(target).filter((name) => !allowed.test(name)) : [];
  if (names.length > 0) {
    const listed = names.slice(0, 8).join(', ');
    throw new UsageError(
      `The folder is not empty: ${listed}${names.length > 8 ? `, and ${names.length - 8} more` : ''}.`,
      `The command never overwrites files. Name a folder that is empty or does not exist: ${example}`,
    );
  }
  withWriteErrors(shown, () => accessSync(parent, constants.W_OK));
}

/** Returns a folder, or the nearest one above it that exists. */
export function nearestExisting(target: string): string {
  return existsSync(target) || dirname(target) === target ? target : nearestExisting(dirname(target));
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
};

/** Turns errors of the file system into usage errors. */
export function withWriteErrors<T>(shown: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `The site cannot be written to "${shown}": ${reasons[code] ?? error.message}.`,
      code === 'ENOSPC' || code === 'EDQUOT' ? 'Make room, then try again.' : 'Choose a folder that you may write to.',
    );
  }
}
