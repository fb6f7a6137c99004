import { dirname } from 'node:path';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { isBelow } from '../lib/paths.ts';
import type { Bundle } from './bundle/bundle.ts';
import { blockError } from './own-block.ts';
import { drawingErrorAt } from './own-drawing.ts';
import { locationInStack } from './stack-location.ts';

/**
 * Locates an error that a block or a drawing of the site threw while it loaded; undefined if no code of the site was involved.
 * `own` are the entry files of both.
 */
export function loadError(
  error: unknown,
  own: { readonly blocks: readonly string[]; readonly drawings: readonly string[] },
  { map, files }: Pick<Bundle, 'map' | 'files'>,
): DiagnosticsError | undefined {
  const [first] = [...own.drawings, ...own.blocks];
  const place =
    error instanceof Error
      ? locationInStack(error.stack ?? '', { map, files }, /blocks-\w+\.cjs:(\d+):(\d+)/g)
      : first && { file: first, line: 1, column: 1 };
  if (!place) return undefined;
  const isDrawing = own.drawings.some((file) => isBelow(place.file, dirname(file)));
  const threw = `threw while it was being loaded: ${String(error)}`;
  return new DiagnosticsError([
    isDrawing ? drawingErrorAt(place, `A drawing ${threw}`) : blockError(place, `A block ${threw}`),
  ]);
}
