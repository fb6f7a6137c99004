import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './failure.ts';
import { relativeFile } from './report/paths.ts';

/**
 * Writes a file, and the folders on the way to it, unless it holds these words already; says whether it did. Throws a
 * {@link UsageError} where the system refuses: a folder that cannot be written to is for its owner to mend.
 */
export function writeChanged(file: string, text: string): boolean {
  try {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(
      `${relativeFile(file, process.cwd())} cannot be written: ${error.message}.`,
      'Name a folder that you may write to.',
    );
  }
}
