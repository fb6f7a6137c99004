import * as z from 'zod';
import type { Path } from '../kit/issue.ts';

/** A value of a section with what its block says about the field that holds it. */
export interface FieldUse {
  readonly schema: z.ZodType;
  readonly meta: z.GlobalMeta;
  readonly value: unknown;
  readonly at: Path;
}

/**
 * The fields of a section that have a value, groups and lists as well as what stands inside of them, with the way to each.
 * Goes by the schema, so that it finds in blocks of a site's own what it finds in the engine's.
 */
export function fieldsOf(schema: z.ZodType, value: unknown, at: Path = []): FieldUse[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsOf(schema.unwrap() as z.ZodType, value, at);
  }
  if (value === undefined) return [];
  const own = { schema, meta: z.globalRegistry.get(schema) ?? {}, value, at };
  return [own, ...inside(schema, value, at)];
}

function inside(schema: z.ZodType, value: unknown, at: Path): FieldUse[] {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => fieldsOf(schema.element as z.ZodType, item, [...at, index]));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsOf(field as z.ZodType, Reflect.get(value, name), [...at, name]),
    );
  }
  if (schema instanceof z.ZodDiscriminatedUnion && typeof value === 'object' && value !== null && 'kind' in value) {
    const option = (schema.options as z.ZodObject[]).find(
      ({ shape }) => shape.kind instanceof z.ZodLiteral && shape.kind.value === value.kind,
    );
    return option === undefined ? [] : inside(option, value, at);
  }
  return [];
}
