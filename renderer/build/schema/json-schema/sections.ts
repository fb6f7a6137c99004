import type { RegisteredBlock } from '../../../site/registry.ts';
import { waiverSchema } from '../../../site/waiver.ts';
import { fromZod, type JsonSchema, type Piece, ref } from './from-zod.ts';

/** A section of a block: the block's fields, its type, and the keys that every section may have. */
export function sectionPiece({ block, schema }: RegisteredBlock): Piece {
  const { schema: fields, defs } = fromZod(schema, `section-${block.type}`);
  const between = block.check || block.fits ? ' `npx frontage check` checks rules between its fields.' : '';
  return {
    schema: {
      ...withWaive({
        ...fields,
        properties: { block: { const: block.type }, hide: hideField, ...properties(fields) },
      }),
      description: `${block.description}${between}`,
      required: ['block', ...(fields.required ?? [])],
    },
    defs,
  };
}

const hideField: JsonSchema = {
  type: 'boolean',
  description: 'Checks the section without showing it. Links to it are errors.',
};

/** The waivers of an object. */
export function waivePiece(): Piece {
  const { schema, defs } = fromZod(waiverSchema, 'waive');
  const description = 'Rules that are waived here, each with a reason and a last day.';
  return { schema: { type: 'array', items: schema, description }, defs };
}

/** An object that may have waivers; `more` replaces fields. */
export function withWaive(schema: JsonSchema | undefined, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return { ...schema, properties: { ...properties(schema), ...more, waive: ref('waive') } };
}

export function properties(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  return schema?.properties ?? {};
}

/** The schema of the values of a map. */
export function valuesOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
