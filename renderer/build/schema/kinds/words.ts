import * as z from 'zod';
import { append } from '../../../sdk/any-length.ts';
import { defaultText, hasQueryPlaceholder, withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import { isRecord } from '../../lib/is-record.ts';
import { sharedJson } from '../../lib/shared-json.ts';
import { mayBeMore } from './may-be-more.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a section, its words apart from all else. */
export interface SectionWords {
  /** Everything but the words, as a text: sections that differ by nothing but words have the same. */
  readonly shape: string;
  /** The words in their order, none of them empty. */
  readonly words: readonly string[];
  /** No word is more than words to a view: a visitor's address replaces none, and none starts with a line break, which some elements swallow. */
  readonly isVerbatim: boolean;
  /** The words are what their fields ask for, and stay as they are written: no token stands in them. */
  readonly isPlain: boolean;
  /** How long each may be, in UTF-16 units, and nothing for words that nobody wrote; where somebody asked for it. */
  readonly limits?: readonly (number | undefined)[];
  /** How words came to be that nobody wrote; with the limits. */
  readonly made?: readonly MadeWord[];
}

/** A word that is made of another. */
export interface MadeWord {
  /** Its number. */
  readonly word: number;
  /** The number of the other. */
  readonly of: number;
  /** Makes it of the other as it is written; an empty one is none. */
  readonly make: (other: string) => string;
}

/**
 * Takes the words out of the fields of a section, by the schema of its block: as they are written, or as its view gets them.
 * Words that are made where nobody wrote them are made for both.
 */
export function readWords(schema: z.ZodObject, fields: Fields, { limits }: { limits?: boolean } = {}): SectionWords {
  const reading: Reading = {
    shape: '',
    words: [],
    isVerbatim: true,
    isPlain: true,
    ...(limits && { limits: [], made: [] }),
  };
  part(schema).read(fields, reading);
  return reading;
}

/** The same fields with other words: `words` are as many as {@link readWords} finds, in the same order. */
export function withWords(schema: z.ZodObject, fields: Fields, words: readonly string[]): Fields {
  const next = words.values();
  return { ...fields, ...(part(schema).write(fields, () => next.next().value ?? '') as object) };
}

/** Whether words are made in fields of a section where nobody wrote any. */
export function makesWords(schema: z.ZodObject): boolean {
  return part(schema).makesWords === true;
}

interface Reading {
  shape: string;
  readonly words: string[];
  isVerbatim: boolean;
  isPlain: boolean;
  readonly limits?: (number | undefined)[];
  readonly made?: MadeWord[];
}

/** How the values of one schema are read and written; both go through a value in the same order. */
interface Part {
  /** Words may be made in it where nobody wrote any. */
  readonly makesWords?: boolean;
  read(value: unknown, reading: Reading): void;
  write(value: unknown, next: () => string): unknown;
}

/** Reading follows the schema, not the value; what to do for a schema is worked out once. */
const parts = new WeakMap<z.ZodType, Part>();

function part(schema: z.ZodType): Part {
  const known = parts.get(schema) ?? partFor(schema);
  parts.set(schema, known);
  return known;
}

function partFor(schema: z.ZodType): Part {
  const { kind, readByView } = z.globalRegistry.get(schema) ?? {};
  if (readByView) return anything;
  if (schema instanceof z.ZodOptional) return part(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault) return otherwise(part(schema.unwrap() as z.ZodType), schema.def.defaultValue);
  if (asksForMore(schema)) return anything;
  if (kind === 'text') return words(z.globalRegistry.get(schema)?.maxLength ?? 0);
  if (kind === 'image') return picture;
  if (schema instanceof z.ZodObject) return group(schema);
  if (schema instanceof z.ZodArray) return list(part(schema.element as z.ZodType));
  return schema instanceof z.ZodDiscriminatedUnion ? either(schema) : anything;
}

/** Checks that the kit's own fields have, by kind: those of words are known here, and those of a button ask for no words. */
const ownChecks: Partial<Record<string, number>> = { text: 3, action: 1 };

/** Whether somebody asks for more than the kit's fields do; it may be something about words. */
function asksForMore(schema: z.ZodType): boolean {
  const checks = schema.def.checks ?? [];
  const { kind = '' } = z.globalRegistry.get(schema) ?? {};
  if (schema instanceof z.ZodArray) return checks.some(({ _zod: { def } }) => !lengths.includes(def.check));
  return checks.length !== (ownChecks[kind] ?? 0);
}

const lengths = ['min_length', 'max_length'];

/** No text in JSON starts with this sign. */
const place = '|';

/** Stands in front of words that nobody wrote. */
const unwritten = '~';
/** Stands where words should have been made, and could not. */
const unmade = '!';

const anything: Part = {
  read(value, reading) {
    reading.shape += value === undefined ? '-' : sharedJson(value);
  },
  write: (value) => value,
};

/** Words of at most so many characters. */
function words(most: number): Part {
  return {
    read(value, reading) {
      // Views may ask whether there are any at all.
      if (typeof value !== 'string' || value === '') return anything.read(value, reading);
      readWord(value, reading, most);
      reading.isPlain &&= value.length <= most;
    },
    write: (value, next) => (typeof value !== 'string' || value === '' ? value : next()),
  };
}

function readWord(value: string, reading: Reading, most?: number): void {
  reading.shape += place;
  reading.words.push(value);
  reading.limits?.push(most);
  if (!mayBeMore(value)) return;
  if (value[0] === '\n' || hasQueryPlaceholder(value)) reading.isVerbatim = false;
  if (value.includes('{') || value.trim() === '' || withoutPlaceholderMarks(value) !== value) reading.isPlain = false;
}

const alternative = words(Number.POSITIVE_INFINITY);

const picture: Part = {
  read(value, reading) {
    if (!isRecord(value)) return anything.read(value, reading);
    const { alt, ...file } = value;
    anything.read(file, reading);
    alternative.read(alt, reading);
  },
  write: (value, next) => (isRecord(value) ? { ...value, alt: alternative.write(value.alt, next) } : value),
};

function otherwise(inner: Part, fallback: unknown): Part {
  return {
    makesWords: inner.makesWords === true,
    read: (value, reading) => inner.read(value === undefined ? fallback : value, reading),
    write: (value, next) => inner.write(value === undefined ? fallback : value, next),
  };
}

interface GroupField {
  readonly name: string;
  readonly from: z.GlobalMeta['derivedFrom'];
  readonly field: Part;
}

/** The words of a group that nobody wrote, by the number of the first word of each of its fields. */
function madeWords(
  fields: readonly GroupField[],
  value: Fields,
  firstWords: ReadonlyMap<string, number>,
): readonly MadeWord[] {
  return fields.flatMap(({ name, from }) => {
    const [word, of] = [name, from?.field ?? ''].map((field) => firstWords.get(field));
    const isMade = from !== undefined && value[name] === undefined && Boolean(unwrittenWords(from, value));
    const isWord = typeof value[from?.field ?? ''] === 'string' && value[from?.field ?? ''] !== '';
    if (!isMade || !isWord || word === undefined || of === undefined) return [];
    return [{ word, of, make: (other: string) => madeOf(from, other) ?? '' }];
  });
}

function group({ shape }: z.ZodObject): Part {
  const fields = Object.entries(shape).map(([name, schema]): GroupField => {
    const { derivedFrom: from } = z.globalRegistry.get(schema as z.ZodType) ?? {};
    return { name, from, field: part(schema as z.ZodType) };
  });
  return {
    makesWords: fields.some(({ from, field }) => from !== undefined || field.makesWords === true),
    read(value, reading) {
      if (!isRecord(value)) return anything.read(value, reading);
      let rest = Object.keys(value).length;
      const firstWords = reading.made && new Map<string, number>();
      reading.shape += '{';
      for (const { name, from, field } of fields) {
        const inner = value[name];
        firstWords?.set(name, reading.words.length);
        if (inner !== undefined) rest -= 1;
        if (inner !== undefined || from === undefined) field.read(inner, reading);
        else {
          const made = unwrittenWords(from, value);
          reading.shape += made === undefined ? unmade : unwritten;
          if (made) readWord(made, reading);
        }
        reading.shape += ',';
      }
      // What is no field of it: where it stands on the page, or a name that somebody made up.
      if (rest > 0) {
        for (const name in value)
          if (!(name in shape)) reading.shape += `${JSON.stringify(name)}:${sharedJson(value[name])},`;
      }
      reading.shape += '}';
      if (firstWords && reading.made) append(reading.made, madeWords(fields, value, firstWords));
    },
    write(value, next) {
      if (!isRecord(value)) return value;
      const written: Record<string, unknown> = {};
      for (const { name, from, field } of fields) {
        const inner = value[name];
        if (inner !== undefined || from === undefined) {
          const other = field.write(inner, next);
          if (name in value) written[name] = other;
        } else if (unwrittenWords(from, value)) next();
      }
      return written;
    },
  };
}

/** What the build makes of another field's words where nobody wrote any; see {@link madeOf}. */
function unwrittenWords(from: From, fields: Fields): string | undefined {
  return madeOf(from, String(fields[from.field] ?? ''));
}

/** Nothing where the code of a block throws: such a section is like no other, and what it threw is told where it is resolved. */
function madeOf({ make }: From, words: string): string | undefined {
  try {
    return make(defaultText(words));
  } catch {
    return undefined;
  }
}

type From = NonNullable<z.GlobalMeta['derivedFrom']>;

function list(item: Part): Part {
  return {
    makesWords: item.makesWords === true,
    read(value, reading) {
      if (!Array.isArray(value)) return anything.read(value, reading);
      reading.shape += `[${value.length}:`;
      for (const entry of value) {
        item.read(entry, reading);
        reading.shape += ',';
      }
      reading.shape += ']';
    },
    write: (value, next) => (Array.isArray(value) ? value.map((entry) => item.write(entry, next)) : value),
  };
}

function either(schema: z.ZodDiscriminatedUnion): Part {
  const options = new Map(
    (schema.options as z.ZodObject[]).map((option) => {
      const { kind } = option.shape;
      return [kind instanceof z.ZodLiteral ? kind.value : undefined, part(option)] as const;
    }),
  );
  const of = (value: unknown) => (isRecord(value) ? options.get(value.kind as string) : undefined) ?? anything;
  return {
    makesWords: [...options.values()].some((option) => option.makesWords === true),
    read: (value, reading) => of(value).read(value, reading),
    write: (value, next) => of(value).write(value, next),
  };
}
