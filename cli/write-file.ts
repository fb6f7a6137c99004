import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './failure.ts';
import { relativeFile } from './report/paths.ts';

/**
 * Writes a file and its folders, and returns true, unless the file already has this text. Throws a {@link UsageError} if
 * the system refuses.
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
