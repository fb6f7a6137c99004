import * as z from 'zod';

/** The documentation of a field. */
export interface FieldDoc {
  readonly name: string;
  /** Its type as text: `text`, `list of group`, `one of paper, tint, ink`. */
  readonly type: string;
  readonly help: string;
  readonly required: boolean;
  /** Nested fields. */
  readonly fields: readonly FieldDoc[];
}

/** Returns the documentation of a block's fields from its schema, with the same texts as in editors and messages. */
export function fieldDocs(schema: z.ZodObject): FieldDoc[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { inner, optional } = unwrapped(field as z.ZodType);
    return {
      name,
      type: typeOf(inner),
      help: z.globalRegistry.get(inner)?.description ?? '',
      required: !optional,
      fields: fieldsIn(inner),
    };
  });
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; optional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return { inner: unwrapped(schema.unwrap() as z.ZodType).inner, optional: true };
  }
  return { inner: schema, optional: false };
}

function typeOf(schema: z.ZodType): string {
  const { kind, words } = z.globalRegistry.get(schema) ?? {};
  if (words === 'lines') return 'rich, lines';
  if (schema instanceof z.ZodArray) return `list of ${typeOf(unwrapped(schema.element as z.ZodType).inner)}`;
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodDiscriminatedUnion) return `one of ${kindsOf(schema).join(', ')}`;
  if (schema instanceof z.ZodLiteral) return JSON.stringify(schema.value);
  return kind ?? 'value';
}

function fieldsIn(schema: z.ZodType): readonly FieldDoc[] {
  if (schema instanceof z.ZodArray) return fieldsIn(unwrapped(schema.element as z.ZodType).inner);
  // Pictures, videos and buttons are documented elsewhere.
  const kind = z.globalRegistry.get(schema)?.kind;
  if (kind === 'image' || kind === 'picture' || kind === 'video' || kind === 'action') return [];
  if (schema instanceof z.ZodObject) return fieldDocs(schema);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return (schema.options as z.ZodObject[]).map((option, index) => ({
    name: `kind: '${kindsOf(schema)[index] ?? ''}'`,
    type: isPicture(option) ? 'picture' : 'group',
    help: '',
    required: false,
    fields: isPicture(option) ? [] : fieldDocs(option).filter(({ name }) => name !== 'kind'),
  }));
}

function isPicture(schema: z.ZodType): boolean {
  return z.globalRegistry.get(schema)?.kind === 'picture';
}

function kindsOf(schema: z.ZodDiscriminatedUnion): string[] {
  return (schema.options as z.ZodObject[]).map(({ shape }) =>
    shape.kind instanceof z.ZodLiteral ? String(shape.kind.value) : '',
  );
}
