import * as z from 'zod';
import type { Path } from '../../../sdk/issue.ts';

/** Something that a section says in the name of the business: words, or an amount in a field for prices. */
export interface Said {
  readonly said: string | number;
  /** Way to it inside the section. */
  readonly inside: Path;
}

/**
 * What a section says in the name of the business, by its fields: words and prices, without what is on record and without
 * names, addresses and choices.
 */
export function saidIn(schema: z.ZodType, value: unknown): Said[] {
  const said: Said[] = [];
  reader(schema)(value, [], said);
  return said;
}

/** Adds what a value says. */
type Read = (value: unknown, inside: Path, said: Said[]) => void;

const readers = new WeakMap<z.ZodType, Read>();

/** Reading follows the schema, not the value; what to do for a schema is worked out once. */
function reader(schema: z.ZodType): Read {
  let read = readers.get(schema);
  if (read === undefined) {
    read = readerFor(schema);
    readers.set(schema, read);
  }
  return read;
}

const silent: Read = () => undefined;

function readerFor(schema: z.ZodType): Read {
  const { kind, quoted } = z.globalRegistry.get(schema) ?? {};
  if (quoted) return silent;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return reader(schema.unwrap() as z.ZodType);
  if (kind === 'text' || kind === 'money') {
    return (value, inside, said) => {
      if (typeof value === 'string' || typeof value === 'number') said.push({ said: value, inside });
    };
  }
  if (schema instanceof z.ZodArray) return listReader(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return choiceReader(schema);
  return schema instanceof z.ZodObject ? groupReader(schema) : silent;
}

function listReader(schema: z.ZodArray): Read {
  const item = reader(schema.element as z.ZodType);
  if (item === silent) return silent;
  return (value, inside, said) => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) item(entry, [...inside, index], said);
  };
}

function groupReader({ shape }: z.ZodObject): Read {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const read = reader(field as z.ZodType);
    return read === silent ? [] : [{ name, read }];
  });
  if (fields.length === 0) return silent;
  return (value, inside, said) => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name, read } of fields) {
      const field: unknown = Reflect.get(value, name);
      if (field !== undefined) read(field, [...inside, name], said);
    }
  };
}

function choiceReader(schema: z.ZodDiscriminatedUnion): Read {
  const options = (schema.options as z.ZodObject[]).map((option) => ({
    kind: option.shape.kind as z.ZodType,
    read: reader(option),
  }));
  return (value, inside, said) => {
    if (typeof value !== 'object' || value === null) return;
    const own: unknown = Reflect.get(value, 'kind');
    options.find(({ kind }) => z.safeParse(kind, own).success)?.read(value, inside, said);
  };
}
