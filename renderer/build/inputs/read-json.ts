import type { Finding, Place } from '../../sdk/issue.ts';
import { deepBracket, mostNested } from './json-pieces.ts';
import { SourceText } from './sources/source-text.ts';

/** What stands in a file of JSON, or what is wrong with it. */
export type ReadJson =
  | { readonly value: unknown }
  | { readonly fault: Required<Pick<Finding, 'message' | 'place' | 'suggestion'>> };

/** Reads JSON. What is nested deeper than {@link mostNested} is refused: whoever walks through it would run out of stack. */
export function readJson(file: string, text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, mostNested) ? { fault: tooDeep(new SourceText(file, text)) } : { value };
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: '' };
    return { fault: notJson(placeInJson(file, text, message), message) };
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const part of Array.isArray(value) ? value : Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}

/** Where the engine stopped: it says the offset, or what it found there, or that there was no more. */
function placeInJson(file: string, text: string, message: string): Place {
  return new SourceText(file, text).place(offsetIn(message) ?? (isCutOff(message) ? text.length : firstStrange(text)));
}

function offsetIn(message: string): number | undefined {
  const offset = /position (\d+)/.exec(message)?.[1];
  return offset === undefined ? undefined : Number(offset);
}

/** A text that ends too soon is sound as far as it goes. */
function isCutOff(message: string): boolean {
  return message.startsWith('Unexpected end');
}

/** The offset of the first sign that keeps a text from being JSON: whatever ends before it is no more than cut off. */
function firstStrange(text: string): number {
  let sound = 0;
  let strange = text.length;
  while (strange - sound > 1) {
    const middle = Math.floor((sound + strange) / 2);
    if (isSoundTo(text.slice(0, middle))) sound = middle;
    else strange = middle;
  }
  return sound;
}

function isSoundTo(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return offsetIn(message) === beginning.length || isCutOff(message) || message.startsWith('Unterminated');
  }
}

function notJson(place: Place, message: string) {
  return {
    message: `This file is not valid JSON: ${message.replace(/ in JSON.*$| \(line.*$|, (?:\.\.\.)?"[\s\S]*$/, '')}.`,
    place,
    suggestion: 'Look just before the mark for a missing comma, quote or bracket.',
  };
}

function tooDeep(source: SourceText) {
  return {
    message: `Lists and objects are nested more than ${mostNested} levels deep here.`,
    place: source.place(deepBracket(source.text) ?? 0),
    suggestion: 'Write the value with fewer brackets around it.',
  };
}
