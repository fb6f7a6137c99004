import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { containsPath, isInPackage } from '../../renderer/build/lib/paths.ts';
import { UsageError } from '../failure.ts';

/** Throws for a file that is not in the folder of the site, also one that a link leads to. */
export function requireInside(root: string, file: string): void {
  const folder = existsSync(file) ? file : dirname(file);
  if (containsPath(realpathSync(root), realpathSync(folder)) && !isInPackage(file)) return;
  throw new UsageError('This value is written in a file outside the folder of the site.', 'Change it in your editor.');
}
