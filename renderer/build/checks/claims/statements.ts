import * as z from 'zod';
import type { Path } from '../../../sdk/issue.ts';

/** A text that a section states in the name of the business, or a price. */
export interface Statement {
  readonly value: string | number;
  /** JSON path inside the section. */
  readonly inside: Path;
}

/**
 * Returns what a section states in the name of the business: its texts and prices, without quoted ones, names, addresses and
 * choices.
 */
export function statementsIn(schema: z.ZodType, value: unknown): Statement[] {
  const statements: Statement[] = [];
  reader(schema)(value, [], statements);
  return statements;
}

/** Adds the statements of a value. */
type Read = (value: unknown, inside: Path, statements: Statement[]) => void;

const readers = new WeakMap<z.ZodType, Read>();

/** Readers follow the schema, not the value, so each schema has one. */
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
    return (value, inside, statements) => {
      if (typeof value === 'string' || typeof value === 'number') statements.push({ value, inside });
    };
  }
  if (schema instanceof z.ZodArray) return listReader(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return unionReader(schema);
  return schema instanceof z.ZodObject ? groupReader(schema) : silent;
}

function listReader(schema: z.ZodArray): Read {
  const item = reader(schema.element as z.ZodType);
  if (item === silent) return silent;
  return (value, inside, statements) => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) item(entry, [...inside, index], statements);
  };
}

function groupReader({ shape }: z.ZodObject): Read {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const read = reader(field as z.ZodType);
    return read === silent ? [] : [{ name, read }];
  });
  if (fields.length === 0) return silent;
  return (value, inside, statements) => {
    if (typeof value !== 'object' || value === null) return;
    for (const { name, read } of fields) {
      const field: unknown = Reflect.get(value, name);
      if (field !== undefined) read(field, [...inside, name], statements);
    }
  };
}

function unionReader(schema: z.ZodDiscriminatedUnion): Read {
  const options = (schema.options as z.ZodObject[]).map((option) => ({
    kind: option.shape.kind as z.ZodType,
    read: reader(option),
  }));
  return (value, inside, statements) => {
    if (typeof value !== 'object' || value === null) return;
    const own: unknown = Reflect.get(value, 'kind');
    options.find(({ kind }) => z.safeParse(kind, own).success)?.read(value, inside, statements);
  };
}
