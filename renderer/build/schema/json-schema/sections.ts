import type { RegisteredBlock } from '../../../site/registry.ts';
import { waiverSchema } from '../../../site/waiver.ts';
import { fromZod, type JsonSchema, type Piece, ref } from './from-zod.ts';

/** A section of one block: the fields of the block, with its type and what may stand beside them. */
export function sectionPiece({ block, schema }: RegisteredBlock): Piece {
  const { schema: fields, defs } = fromZod(schema, `section-${block.type}`);
  const between = block.check || block.fits ? ' What its fields say together is held by `frontage check`.' : '';
  return {
    schema: {
      ...withWaive({ ...fields, properties: { block: { const: block.type }, ...properties(fields) } }),
      description: `${block.description}${between}`,
      required: ['block', ...(fields.required ?? [])],
    },
    defs,
  };
}

/** The waivers that may stand beside a thing. */
export function waivePiece(): Piece {
  const { schema, defs } = fromZod(waiverSchema, 'waive');
  const description = 'Rules that are set aside here, each with a reason and a last day.';
  return { schema: { type: 'array', items: schema, description }, defs };
}

/** An object beside whose fields waivers may stand; `more` takes the place of fields. */
export function withWaive(schema: JsonSchema | undefined, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return { ...schema, properties: { ...properties(schema), ...more, waive: ref('waive') } };
}

export function properties(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  return schema?.properties ?? {};
}

/** What the values of a map must be. */
export function valuesOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
