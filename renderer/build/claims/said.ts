import * as z from 'zod';
import type { Path } from '../../kit/issue.ts';

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
export function saidIn(schema: z.ZodType, value: unknown, inside: Path = []): Said[] {
  if (value === undefined) return [];
  const { kind, record } = z.globalRegistry.get(schema) ?? {};
  if (record) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return saidIn(schema.unwrap() as z.ZodType, value, inside);
  }
  if (kind === 'text' || kind === 'money') {
    return typeof value === 'string' || typeof value === 'number' ? [{ said: value, inside }] : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => saidIn(schema.element as z.ZodType, item, [...inside, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const fields = new Map(Object.entries(value));
    const options = schema.options as z.ZodObject[];
    const option = options.find(({ shape }) => z.safeParse(shape.kind as z.ZodType, fields.get('kind')).success);
    return option === undefined ? [] : saidIn(option, value, inside);
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = new Map(Object.entries(value));
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    saidIn(field as z.ZodType, fields.get(name), [...inside, name]),
  );
}
