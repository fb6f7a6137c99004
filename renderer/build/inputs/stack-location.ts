import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Place } from '../../sdk/issue.ts';
import { normalisedPath } from '../lib/paths.ts';
import { type Bundle, isEngineFile } from './bundle/bundle.ts';

/**
 * Returns the innermost source location of a stack in a file of the site, by the bundle's source map. `url` is a global
 * pattern that matches the bundle in the stack, with line and column as groups.
 */
export function locationInStack(
  stack: string,
  { map, files }: Pick<Bundle, 'map' | 'files'>,
  url: RegExp,
): Place | undefined {
  if (map === null || map === undefined) return undefined;
  const siteFiles = files.filter((file) => !isEngineFile(file));
  const sourceMap = new SourceMap(map as unknown as SourceMapPayload);
  for (const match of stack.matchAll(url)) {
    const entry = sourceMap.findEntry(Number(match[1]) - 1, Number(match[2]) - 1);
    if (!('originalSource' in entry)) continue;
    const source = siteFiles.find((name) => name === normalisedPath(entry.originalSource));
    if (source !== undefined) return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
