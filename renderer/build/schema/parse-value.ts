import * as z from 'zod';

/** Entries of each list and object that are looked at where there are too many faults for all. */
const mostEntries = 100;

/**
 * Parses a value of a config by its schema. zod throws a `RangeError` where one list inside another has more faults than a
 * call takes arguments: then the first hundred entries of each list and object are parsed, and it is said that there are more.
 */
export function parseValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const { error } = schema.safeParse(firstEntries(value, new Map()));
  const more: z.core.$ZodIssue = { code: 'custom', path: [], message: 'has more faults than can be listed' };
  const told = new z.ZodError([...(error?.issues ?? []), more]) as z.ZodError<z.output<Schema>>;
  return { success: false, error: told };
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
