import * as z from 'zod';
import type { AnyDrawing } from './drawing.ts';
import { mediaKinds } from './kinds.tsx';

/** The drawings of the site; none outside the bundle of its blocks. */
export const siteDrawings: AnyDrawing[] = [];

/** What became of a file that should export a drawing. */
export type ReadDrawing = { readonly file: string } & ({ readonly drawing: AnyDrawing } | { readonly fault: Fault });

/**
 * Adds the drawings that some files of the site export, before its blocks load. So the schemas of blocks know all kinds of
 * media from the start.
 */
export function registerDrawings(
  modules: readonly { readonly file: string; readonly exports: Record<string, unknown> }[],
): ReadDrawing[] {
  return modules.map(({ file, exports }) => {
    // The drawing may be exported by name and as default.
    const found = [...new Set(Object.values(exports).filter(isDrawing))];
    const [drawing] = found;
    if (drawing === undefined || found.length > 1) {
      const message = `The file exports ${found.length} drawings; it must export one, made by defineDrawing.`;
      return { file, fault: { message } };
    }
    const fault = drawingFault(drawing, siteDrawings);
    if (fault !== undefined) return { file, fault };
    // Required by the types, but needed by the gallery alone.
    const complete = { ...drawing, description: drawing.description ?? '', examples: drawing.examples ?? [] };
    siteDrawings.push(complete);
    return { file, drawing: complete };
  });
}

/** Why a drawing cannot be used. */
interface Fault {
  readonly message: string;
  readonly suggestion?: string;
  /** The value in its file that is wrong. */
  readonly about?: string;
}

function isDrawing(value: unknown): value is AnyDrawing {
  return typeof value === 'object' && value !== null && 'kind' in value && 'fields' in value && 'View' in value;
}

/** Returns what is wrong with a drawing, for authors who write without types; `others` are those of the site so far. */
function drawingFault(drawing: AnyDrawing, others: readonly AnyDrawing[]): Fault | undefined {
  return kindFault(drawing.kind, others) ?? fieldsFault(drawing.fields) ?? partsFault(drawing);
}

function kindFault(kind: unknown, others: readonly AnyDrawing[]): Fault | undefined {
  if (typeof kind !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(kind)) {
    return {
      message: `A drawing cannot have the kind ${JSON.stringify(kind)}: its class and its style sheet are named by it.`,
      suggestion: 'Use letters and digits, beginning with a small letter, such as "tideTable".',
      ...(typeof kind === 'string' && { about: kind }),
    };
  }
  const suggestion = 'Choose another name.';
  if (Object.hasOwn(mediaKinds, kind)) {
    const names = Object.keys(mediaKinds).join(', ');
    return { message: `The kind "${kind}" is one of Frontage's own: ${names}.`, suggestion, about: kind };
  }
  if (!others.some((other) => other.kind === kind)) return undefined;
  return { message: `Another drawing has the kind "${kind}" already.`, suggestion, about: kind };
}

function fieldsFault(fields: unknown): Fault | undefined {
  if (!isObject(fields)) return { message: '"fields" must be an object with the fields of the drawing by name.' };
  const [strange] = Object.entries(fields).filter(([, field]) => !(field instanceof z.ZodType));
  if (strange !== undefined) {
    return {
      message: `The field "${strange[0]}" was not made by a function of "frontage/block".`,
      suggestion: `Write it with one, such as ${strange[0]}: text('What it says.').`,
      about: strange[0],
    };
  }
  if (!Object.hasOwn(fields, 'kind')) return undefined;
  const message = 'A drawing cannot have a field "kind": it is the name of the drawing.';
  return { message, suggestion: 'Choose another name for this field.' };
}

function partsFault(drawing: AnyDrawing): Fault | undefined {
  const wrong = parts.filter(({ name, is, required }) => {
    return (required || drawing[name] !== undefined) && !is(drawing[name]);
  });
  if (wrong.length === 0) return undefined;
  const list = wrong.map(({ name, expected }) => `"${name}" must be ${expected}`).join('; ');
  return { message: `Parts of the drawing have the wrong type: ${list}.` };
}

const isFunction = (part: unknown) => typeof part === 'function';
const isText = (part: unknown) => typeof part === 'string';
const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part);
const isListOf = (is: (item: unknown) => boolean) => (part: unknown) => Array.isArray(part) && part.every(is);
const isExample = (part: unknown) => isObject(part) && isText(Object(part).name) && isObject(Object(part).data);

/** Names of tokens without hyphens in front, which are easy to write by mistake. */
function isPair(part: unknown): boolean {
  const { text, ground, least } = Object(part);
  return (
    [text, ground].every((name) => typeof name === 'string' && /^\w[\w-]*$/.test(name)) && [3, 4.5].includes(least)
  );
}

const parts: readonly {
  readonly name: keyof AnyDrawing;
  readonly is: (part: unknown) => boolean;
  readonly expected: string;
  readonly required?: true;
}[] = [
  // React wraps some components, such as those made by `memo`, in objects.
  { name: 'View', is: (part) => isFunction(part) || isObject(part), expected: 'a component', required: true },
  { name: 'description', is: isText, expected: 'a sentence' },
  { name: 'check', is: isFunction, expected: 'a function' },
  { name: 'card', is: isFunction, expected: 'a function' },
  { name: 'pairs', is: isListOf(isPair), expected: 'a list of pairs, each with "text", "ground" and "least"' },
  { name: 'styles', is: isListOf(isText), expected: 'a list of kinds' },
  { name: 'examples', is: isListOf(isExample), expected: 'a list of examples, each with a "name" and "data"' },
];
