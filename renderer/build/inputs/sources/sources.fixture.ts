import type { Path } from '../../../sdk/issue.ts';
import { type LocateOptions, Sources } from './index.ts';

/** A site in memory, where imports may omit `.ts`. */
export function sourcesOf(files: Record<string, string>, read: string[] = []) {
  return new Sources({
    entry: 'pages.config.ts',
    read: (file) => {
      read.push(file);
      return files[file];
    },
    resolve: (specifier) =>
      [specifier, `${specifier}.ts`].map((name) => name.replace(/^\.\//, '')).find((name) => name in files),
  });
}

/** The file and the rest of the line at the source location of a path. */
export function written(files: Record<string, string>, path: Path, options?: LocateOptions): string | undefined {
  const found = sourcesOf(files).locate(path, options);
  if (found === undefined) return undefined;
  const line = files[found.file]?.split(/\r\n|\n|\r/)[found.line - 1] ?? '';
  return `${found.exact ? '' : 'near '}${found.file}: ${line.slice(found.column - 1)}`;
}

/** A site of one file. */
export const config = (text: string) => ({ 'pages.config.ts': text });
