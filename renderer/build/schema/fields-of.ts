import * as z from 'zod';
import type { Path } from '../../sdk/issue.ts';
import { entry } from '../lib/entry.ts';

/** A value of a section, with the metadata of its field. */
export interface FieldUse {
  readonly meta: z.GlobalMeta;
  readonly value: unknown;
  readonly at: Path;
}

/**
 * Returns a function that finds the fields of a section that match and have a value, at any depth, with their JSON paths. It follows
 * the schema, so it works for a site's own blocks too. Each schema is analyzed once: most blocks have no such field, and their
 * sections are not walked. Leaves out fields that `isSkipped`, with everything in them.
 */
export function fieldFinder(
  isWanted: (meta: z.GlobalMeta) => boolean,
  isSkipped: (meta: z.GlobalMeta) => boolean = () => false,
): (schema: z.ZodType, value: unknown) => FieldUse[] {
  const walkers = new WeakMap<z.ZodType, { readonly walk: Walk | undefined }>();
  const walker = (schema: z.ZodType): Walk | undefined => {
    let known = walkers.get(schema);
    if (known === undefined) {
      const meta = z.globalRegistry.get(schema) ?? {};
      known = { walk: isSkipped(meta) ? undefined : walkerFor(schema, isWanted(meta) ? meta : undefined, walker) };
      walkers.set(schema, known);
    }
    return known.walk;
  };
  return (schema, value) => {
    const found: FieldUse[] = [];
    walker(schema)?.(value, [], found);
    return found;
  };
}

/** Adds the matching fields at a value and inside it. Undefined for a schema without such fields. */
type Walk = (value: unknown, at: Path, found: FieldUse[]) => void;

type WalkerOf = (schema: z.ZodType) => Walk | undefined;

/** `meta` is the metadata of a wanted field. */
function walkerFor(schema: z.ZodType, meta: z.GlobalMeta | undefined, walker: WalkerOf): Walk | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return walker(schema.unwrap() as z.ZodType);
  const inner = inside(schema, walker);
  if (meta === undefined) return inner;
  return (value, at, found) => {
    if (value === undefined) return;
    found.push({ meta, value, at });
    inner?.(value, at, found);
  };
}

function inside(schema: z.ZodType, walker: WalkerOf): Walk | undefined {
  if (schema instanceof z.ZodArray) return insideList(walker(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return insideGroup(schema, walker);
  return schema instanceof z.ZodDiscriminatedUnion ? insideChoice(schema, walker) : undefined;
}

function insideList(item: Walk | undefined): Walk | undefined {
  if (item === undefined) return undefined;
  return (value, at, found) => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) item(entry, [...at, index], found);
  };
}

function insideGroup({ shape }: z.ZodObject, walker: WalkerOf): Walk | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const walk = walker(field as z.ZodType);
    return walk === undefined ? [] : [{ name, walk }];
  });
  if (fields.length === 0) return undefined;
  return (value, at, found) => {
    for (const { name, walk } of fields) {
      const field = entry(value, name);
      if (field !== undefined) walk(field, [...at, name], found);
    }
  };
}

function insideChoice(schema: z.ZodDiscriminatedUnion, walker: WalkerOf): Walk | undefined {
  const options = new Map(
    (schema.options as z.ZodObject[]).flatMap((option) => {
      const { kind } = option.shape;
      const walk = kind instanceof z.ZodLiteral ? walker(option) : undefined;
      return walk === undefined ? [] : [[(kind as z.ZodLiteral).value as unknown, walk] as const];
    }),
  );
  if (options.size === 0) return undefined;
  return (value, at, found) => {
    if (typeof value === 'object' && value !== null && 'kind' in value) options.get(value.kind)?.(value, at, found);
  };
}
