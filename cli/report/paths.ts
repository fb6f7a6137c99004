import { resolve } from 'node:path';
import { relativeName } from '../../renderer/build/lib/paths.ts';
import type { Path, Place } from '../../renderer/sdk/issue.ts';

/** Returns a file name relative to a folder, with forward slashes on every system. */
export function relativeFile(file: string, cwd: string): string {
  return relativeName(cwd, resolve(cwd, file));
}

/** Returns `pages.config.ts:12:5`, without the parts that are unknown. */
export function formatLocation({ file, line, column }: Partial<Place>, cwd: string): string | undefined {
  if (file === undefined) return undefined;
  return [relativeFile(file, cwd), line, column].filter((part) => part !== undefined).join(':');
}

/** Returns a JSON path as code: `routes[2].sections["why-us"]`. */
export function formatPath(path: Path): string {
  return path
    .map((step) =>
      typeof step === 'number'
        ? `[${step}]`
        : /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(step)
          ? `.${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join('')
    .replace(/^\./, '');
}
