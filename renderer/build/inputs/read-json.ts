import { visit } from 'jsonc-parser';
import type { Diagnostic } from '../../sdk/issue.ts';
import { mostNested } from './json-pieces.ts';
import { SourceText } from './sources/source-text.ts';

/** The value of a JSON file, or what is wrong with the file. */
export type ReadJson =
  | { readonly value: unknown }
  | { readonly error: Required<Pick<Diagnostic, 'message' | 'place' | 'suggestion'>> };

/** Parses JSON. Refuses values nested deeper than {@link mostNested}: code that walks them would overflow the stack. */
export function readJson(file: string, text: string): ReadJson {
  let message = '';
  try {
    const value: unknown = JSON.parse(text);
    if (!isDeeper(value, mostNested)) return { value };
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  const { offset, isTooDeep } = firstError(text);
  const place = new SourceText(file, text).place(offset);
  if (isTooDeep) {
    return {
      error: {
        message: `Lists and objects are nested more than ${mostNested} levels deep here.`,
        place,
        suggestion: 'Write the value with fewer brackets around it.',
      },
    };
  }
  return {
    error: {
      message: `This file is not valid JSON: ${message.replace(/ in JSON.*$| \(line.*$|, (?:\.\.\.)?"[\s\S]*$/, '')}.`,
      place,
      suggestion: 'Look just before the mark for a missing comma, quote or bracket.',
    },
  };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) if (isDeeper(inner, levels - 1)) return true;
  return false;
}

/** The first syntax error, or the first bracket nested too deep. The messages of `JSON.parse` often lack the offset. */
function firstError(text: string): { readonly offset: number; readonly isTooDeep: boolean } {
  let depth = 0;
  let error = { offset: text.length, isTooDeep: false };
  const stop = (offset: number, isTooDeep: boolean) => {
    error = { offset, isTooDeep };
    // The visitor is recursive, so it must not go on into deeper brackets.
    throw error;
  };
  const open = (offset: number) => {
    depth += 1;
    if (depth > mostNested) stop(offset, true);
  };
  const close = () => {
    depth -= 1;
  };
  const visitor = { onObjectBegin: open, onArrayBegin: open, onObjectEnd: close, onArrayEnd: close };
  try {
    visit(text, { ...visitor, onError: (_, offset) => stop(offset, false) }, { disallowComments: true });
  } catch (thrown) {
    if (thrown !== error) throw thrown;
  }
  return error;
}
