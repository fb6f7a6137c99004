import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';
import { relativeFile } from '../report/paths.ts';

export interface FileDiff {
  readonly file: string;
  /** Undefined for a file that is new. */
  readonly before: string | undefined;
  /** Undefined for a file that is removed. */
  readonly after: string | undefined;
}

/** Returns the changes of a file as `diff -u` shows them, with two lines of context; empty without changes. */
export function unifiedDiff({ file, before, after }: FileDiff, cwd: string): string {
  const name = relativeFile(file, cwd);
  const nameIn = (text: string | undefined) => (text === undefined ? '/dev/null' : name);
  const patch = structuredPatch(nameIn(before), nameIn(after), before ?? '', after ?? '', undefined, undefined, {
    context: 2,
    stripTrailingCr: false,
  });
  return patch.hunks.length === 0 ? '' : formatPatch(patch, FILE_HEADERS_ONLY);
}
