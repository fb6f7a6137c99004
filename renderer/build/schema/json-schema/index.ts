import { configurableRules } from '../../../sdk/rules.ts';
import type { RegisteredBlock, Registry } from '../../../site/registry.ts';
import { siteSchema } from '../../../site/schema.ts';
import { sectionName } from '../sections.ts';
import { choose, fromZod, type JsonSchema, type Piece, ref } from './from-zod.ts';
import { factPieces, routePieces } from './parts.ts';
import { properties, sectionPiece, valuesOf, waivePiece, withWaive } from './sections.ts';

export type { JsonSchema } from './from-zod.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the JSON Schema of a section of a block. */
export function blockJsonSchema(registered: RegisteredBlock): JsonSchema {
  const { schema, defs } = sectionPiece(registered);
  const { type } = registered.block;
  const waive = waivePiece();
  const $defs = { ...defs, ...waive.defs, waive: waive.schema };
  return {
    $schema: draft,
    $id: `urn:frontage:schema:block:${type}`,
    title: `Section of the block ${type}`,
    ...schema,
    $defs,
  };
}

/**
 * Returns the JSON Schema of a config, which `pages.config.ts` exports. It describes each value by itself; `frontage check` checks
 * names, addresses, tokens and rules between values.
 */
export function configJsonSchema({ blocks }: Registry): JsonSchema {
  const site = fromZod(siteSchema, 'site');
  const sections = [...blocks.values()].map((block) => [`section-${block.block.type}`, sectionPiece(block)] as const);
  const pieces: Record<string, Piece> = {
    waive: waivePiece(),
    ...factPieces(),
    ...routePieces(),
    ...Object.fromEntries(sections),
  };
  const { destinations, layouts, rules, ...others } = properties(site.schema);
  return {
    $schema: draft,
    $id: 'urn:frontage:schema:config',
    title: 'Config of a Frontage site',
    ...site.schema,
    properties: {
      ...others,
      rules: { ...rules, propertyNames: { enum: Object.keys(configurableRules) } },
      facts: ref('facts'),
      destinations: { ...destinations, additionalProperties: withWaive(valuesOf(destinations)) },
      layouts: {
        ...layouts,
        additionalProperties: withWaive(valuesOf(layouts), {
          top: ref('sections'),
          footer: ref('sections'),
          bottom: ref('sections'),
        }),
      },
      notFound: ref('notFound'),
      routes: { ...others.routes, items: ref('route') },
    },
    $defs: {
      sections: {
        type: 'object',
        description: 'Sections by name, in the order they appear.',
        propertyNames: { pattern: sectionName.source },
        additionalProperties: ref('section'),
      },
      section: {
        type: 'object',
        properties: { block: { enum: [...blocks.keys()] } },
        required: ['block'],
        allOf: [...blocks.keys()].map((type) =>
          choose({ properties: { block: { const: type } }, required: ['block'] }, ref(`section-${type}`)),
        ),
      },
      ...site.defs,
      ...Object.fromEntries(Object.values(pieces).flatMap(({ defs }) => Object.entries(defs))),
      ...Object.fromEntries(Object.entries(pieces).map(([name, { schema }]) => [name, schema])),
    },
  };
}
