import * as z from 'zod';
import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { zodDiagnostics } from './zod-diagnostics.ts';

/** Entries of each list and object that are parsed if there are too many errors for all. */
const mostEntries = 100;

/** From this number on, generating code for a schema takes less time than it saves; most check only a few values. */
const manyValues = 100;

/** How many values each schema has parsed. */
const counts = new WeakMap<z.ZodType, number>();

/**
 * Parses a value of a config by its schema. zod throws a `RangeError` if a nested list has more errors than a call may have
 * arguments. Then only the first hundred entries of each list and object are parsed, and an error says that there are more.
 */
export function parseValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const count = (counts.get(schema) ?? 0) + 1;
  counts.set(schema, count);
  try {
    return schema.safeParse(value, { jitless: count < manyValues });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const { error } = schema.safeParse(firstEntries(value, new Map()), { jitless: true });
  const more: z.core.$ZodIssue = { code: 'custom', path: [], message: 'has more errors than can be listed' };
  return { success: false, error: new z.ZodError([...(error?.issues ?? []), more]) as z.ZodError<z.output<Schema>> };
}

function firstEntries(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  const copy: object = Array.isArray(value) ? [] : {};
  known.set(value, copy);
  for (const key of Object.keys(value).slice(0, mostEntries)) {
    const inner = firstEntries(Reflect.get(value, key), known);
    // A key may be `__proto__`.
    Object.defineProperty(copy, key, { value: inner, enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

/** Returns a value as its schema accepts it; undefined, with diagnostics, if it does not. */
export function readValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at: Path,
  diagnostics: Diagnostic[],
): z.output<Schema> | undefined {
  const parsed = parseValue(schema, value);
  if (parsed.success) return parsed.data;
  append(diagnostics, zodDiagnostics(parsed.error, schema, value, at));
  return undefined;
}
