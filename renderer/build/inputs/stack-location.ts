import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Place } from '../../sdk/issue.ts';
import { type Bundle, engineFile } from './bundle/bundle.ts';

/**
 * The innermost line of a stack that stands in a file a person wrote, found through the bundle's source map. `url`
 * matches the bundle in the stack, as a global pattern with line and column as its groups.
 */
export function locationInStack(
  stack: string,
  { map, files }: Pick<Bundle, 'map' | 'files'>,
  url: RegExp,
): Place | undefined {
  if (map === null || map === undefined) return undefined;
  const theirs = files.filter((file) => !file.startsWith(engineFile('.')));
  const sourceMap = new SourceMap(map as unknown as SourceMapPayload);
  for (const match of stack.matchAll(url)) {
    const entry = sourceMap.findEntry(Number(match[1]) - 1, Number(match[2]) - 1);
    if (!('originalSource' in entry)) continue;
    const source = theirs.find((name) => name === entry.originalSource);
    if (source !== undefined) return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
