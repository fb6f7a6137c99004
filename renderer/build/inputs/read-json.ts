import { visit } from 'jsonc-parser';
import type { Diagnostic } from '../../sdk/issue.ts';
import type { TextRange } from '../lib/text-range.ts';
import { SourceText } from './sources/source-text.ts';

/** Maximum nesting of lists and objects. No real table needs more, and recursive code handles it. */
const mostNested = 100;

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
  let found = { offset: text.length, isTooDeep: false };
  const stop = (offset: number, isTooDeep: boolean) => {
    found = { offset, isTooDeep };
    return false;
  };
  visitUntil(text, {
    onOpen: (offset, depth) => depth <= mostNested || stop(offset, true),
    onError: (offset) => stop(offset, false),
  });
  return found;
}

/** Returns the ranges of the items of a JSON list in UTF-16 units; undefined if this is no list, or nested too deep. */
export function itemSpans(text: string): TextRange[] | undefined {
  const cuts: number[] = [];
  const isList = visitUntil(text, {
    onOpen(offset, depth) {
      if (depth === 1) cuts.push(offset);
      return depth === 1 ? text[offset] === '[' : depth <= mostNested;
    },
    onComma: (offset, depth) => depth === 1 && cuts.push(offset),
  });
  if (!isList || cuts.length === 0) return undefined;
  return cuts.map((cut, item) => ({ start: cut + 1, end: cuts[item + 1] ?? text.lastIndexOf(']') }));
}

interface Visitor {
  /** Called for the opening bracket of a list or object, with the number of brackets that are open then. Goes on if true. */
  readonly onOpen: (offset: number, depth: number) => boolean;
  readonly onComma?: (offset: number, depth: number) => void;
  /** Goes on if true. */
  readonly onError?: (offset: number) => boolean;
}

/** Visits a JSON text. The visit is recursive, so a visitor has to end it in deep brackets. Returns whether it went to the end. */
function visitUntil(text: string, { onOpen, onComma, onError }: Visitor): boolean {
  const ended = new Error('The visit ended.');
  let depth = 0;
  const goOn = (isGoing: boolean) => {
    if (!isGoing) throw ended;
  };
  const open = (offset: number) => goOn(onOpen(offset, ++depth));
  const close = () => void depth--;
  try {
    visit(
      text,
      {
        onObjectBegin: open,
        onArrayBegin: open,
        onObjectEnd: close,
        onArrayEnd: close,
        onSeparator: (sign, offset) => sign === ',' && onComma?.(offset, depth),
        onError: (_, offset) => goOn(onError?.(offset) ?? true),
      },
      { disallowComments: true },
    );
    return true;
  } catch (error) {
    if (error !== ended) throw error;
    return false;
  }
}
