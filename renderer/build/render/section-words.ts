import * as z from 'zod';
import { hasQueryWords } from '../../kit/query-words.ts';
import { isRecord } from '../is-record.ts';

type Props = Readonly<Record<string, unknown>>;

/** The props of a section, its words apart from all else. */
export interface SectionWords {
  /** Everything but the words, as a text: sections that differ by nothing but words have the same. */
  readonly shape: string;
  /** The words in their order, none of them empty. */
  readonly words: readonly string[];
}

/**
 * Takes the words out of the props that a view gets, by the fields of its block. Nothing comes back where words are more
 * than words: a visitor's address may replace some, or they start with a line break, which some elements swallow.
 */
export function readWords(schema: z.ZodObject, props: Props): SectionWords | undefined {
  const reading: Reading = { shape: '', words: [], isPlain: true };
  part(schema).read(props, reading);
  for (const name in props) if (!(name in schema.shape)) reading.shape += `${name}:${JSON.stringify(props[name])},`;
  return reading.isPlain ? reading : undefined;
}

/** The same props with other words: `words` are as many as {@link readWords} finds, in the same order. */
export function withWords(schema: z.ZodObject, props: Props, words: readonly string[]): Props {
  const next = words.values();
  return { ...props, ...(part(schema).write(props, () => next.next().value ?? '') as object) };
}

interface Reading {
  shape: string;
  readonly words: string[];
  isPlain: boolean;
}

/** How the values of one schema are read and written; both go through a value in the same order. */
interface Part {
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
  const { kind, read } = z.globalRegistry.get(schema) ?? {};
  if (read) return anything;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return part(schema.unwrap() as z.ZodType);
  if (kind === 'text') return words;
  if (kind === 'image') return picture;
  if (schema instanceof z.ZodObject) return group(schema);
  if (schema instanceof z.ZodArray) return list(part(schema.element as z.ZodType));
  return schema instanceof z.ZodDiscriminatedUnion ? either(schema) : anything;
}

/** No text in JSON starts with this sign. */
const place = '|';

const anything: Part = {
  read(value, reading) {
    reading.shape += value === undefined ? '-' : JSON.stringify(value);
  },
  write: (value) => value,
};

const words: Part = {
  read(value, reading) {
    // Views may ask whether there are any at all.
    if (typeof value !== 'string' || value === '') return anything.read(value, reading);
    reading.shape += place;
    reading.words.push(value);
    if (value[0] === '\n' || hasQueryWords(value)) reading.isPlain = false;
  },
  write: (value, next) => (typeof value !== 'string' || value === '' ? value : next()),
};

const picture: Part = {
  read(value, reading) {
    if (!isRecord(value)) return anything.read(value, reading);
    const { alt, ...file } = value;
    anything.read(file, reading);
    words.read(alt, reading);
  },
  write: (value, next) => (isRecord(value) ? { ...value, alt: words.write(value.alt, next) } : value),
};

function group({ shape }: z.ZodObject): Part {
  const fields = Object.entries(shape).map(([name, schema]) => [name, part(schema as z.ZodType)] as const);
  return {
    read(value, reading) {
      if (!isRecord(value)) return anything.read(value, reading);
      reading.shape += '{';
      for (const [name, field] of fields) {
        field.read(value[name], reading);
        reading.shape += ',';
      }
      reading.shape += '}';
    },
    write(value, next) {
      if (!isRecord(value)) return value;
      const written: Record<string, unknown> = {};
      for (const [name, field] of fields) if (name in value) written[name] = field.write(value[name], next);
      return written;
    },
  };
}

function list(item: Part): Part {
  return {
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
    read: (value, reading) => of(value).read(value, reading),
    write: (value, next) => of(value).write(value, next),
  };
}
