import { relative, resolve } from 'node:path';
import type { Path, Place } from '../../renderer/sdk/issue.ts';

/** A file as seen from a folder, with forward slashes on every system. */
export function relativeFile(file: string, cwd: string): string {
  return relative(cwd, resolve(cwd, file)).replaceAll('\\', '/');
}

/** `pages.config.ts:12:5`, as far as the place is known. */
export function placeOf({ file, line, column }: Partial<Place>, cwd: string): string | undefined {
  if (file === undefined) return undefined;
  return [relativeFile(file, cwd), line, column].filter((part) => part !== undefined).join(':');
}

/** The way to a value as code writes it: `routes[2].sections["why-us"]`. */
export function pathInWords(path: Path): string {
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
