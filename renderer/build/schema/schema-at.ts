import * as z from 'zod';
import { entry } from '../lib/entry.ts';

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(entry, value);
}

/** Returns the fields of an object schema that a value lacks. */
export function absentFields(schema: z.ZodType | undefined, value: unknown): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).filter((key) => !Object.hasOwn(Object(value), key));
}

/** Returns the schema of the value at a path. For a union, that is the branch that was probably meant. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): z.ZodType | undefined {
  const here = branchFor(unwrap(schema), value);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const inner = entry(value, key);
  if (here instanceof z.ZodObject) {
    const field = entry(here.shape, key) as z.ZodType | undefined;
    return field && schemaAt(field, rest, inner);
  }
  if (here instanceof z.ZodArray) return schemaAt(here.element as z.ZodType, rest, inner);
  return here instanceof z.ZodRecord ? schemaAt(here.valueType as z.ZodType, rest, inner) : undefined;
}

/** Returns the schema, or for a union the branch of the value's `kind`, or else the first branch of the value's type. */
function branchFor(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const branches = (schema.options as z.ZodType[]).map((branch) => branchFor(unwrap(branch), value));
  const { discriminator } = schema.def as { readonly discriminator?: string };
  const isMeant = (branch: z.ZodType) => {
    if (!(branch instanceof z.ZodObject)) return branch instanceof z.ZodArray && Array.isArray(value);
    if (discriminator === undefined) return !Array.isArray(value);
    const kind = branch.shape[discriminator] as z.ZodType | undefined;
    return kind?.safeParse(valueAt(value, [discriminator])).success === true;
  };
  return branches.find(isMeant) ?? schema;
}

/** Returns the schema inside optional, default and lazy schemas. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}
