import type * as z from 'zod';
import { configurableRules } from '../../../sdk/issue.ts';
import { experimentSchema } from '../../../site/experiment.ts';
import { derivedFactSchema, factSchema } from '../../../site/fact-schema.ts';
import { templateSchema } from '../../../site/params.ts';
import type { RegisteredBlock, Registry } from '../../../site/registry.ts';
import { routeSchemas } from '../../../site/route-schemas.ts';
import { notFoundSchema, pageSchema, siteSchema } from '../../../site/schema.ts';
import { waiverSchema } from '../../../site/waiver.ts';
import { sectionName } from '../sections.ts';
import { choose, fromZod, type JsonSchema, type Piece, ref } from './from-zod.ts';

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

/** Facts nest in groups of any depth. An object with a `value` is a fact, and one with `of` is computed from others. */
function factPieces(): Readonly<Record<string, Piece>> {
  const facts: JsonSchema = {
    type: 'object',
    description: 'Typed values of the business, by name, in groups of any depth.',
    additionalProperties: {
      type: 'object',
      ...choose({ required: ['value'] }, ref('fact'), {
        type: 'object',
        ...choose({ required: ['type', 'of'] }, ref('fact-computed'), ref('facts')),
      }),
    },
  };
  return {
    facts: { schema: facts, defs: {} },
    fact: fromZod(factSchema, 'fact'),
    'fact-computed': fromZod(derivedFactSchema, 'fact-computed'),
  };
}

/** A page, and each kind of route that makes pages. */
function routePieces(): Readonly<Record<string, Piece>> {
  const { template, variant, matrix, collection } = routeSchemas;
  const kinds = ['template', 'variant', 'matrix', 'collection', 'experiment'];
  const route = kinds.reduceRight<JsonSchema>(
    (otherwise, kind) =>
      choose({ properties: { kind: { const: kind } }, required: ['kind'] }, ref(`route-${kind}`), otherwise),
    ref('page'),
  );
  return {
    route: { schema: { type: 'object', ...route }, defs: {} },
    page: node(pageSchema, 'page', { sections: ref('sections') }),
    notFound: node(notFoundSchema, 'notFound', { sections: ref('sections') }),
    'route-template': node(template, 'route-template', { template: ref('template') }),
    'route-variant': node(variant, 'route-variant'),
    'route-matrix': node(matrix, 'route-matrix', { template: ref('template') }),
    'route-collection': node(collection, 'route-collection', { template: ref('template') }),
    'route-experiment': node(experimentSchema, 'route-experiment'),
    template: fromZod(templateSchema, 'template'),
  };
}

function node(zod: z.ZodType, name: string, more?: Readonly<Record<string, JsonSchema>>): Piece {
  const { schema, defs } = fromZod(zod, name);
  return { schema: withWaive(schema, more), defs };
}

/** A section of a block: the block's fields, its type, and the keys that every section may have. */
function sectionPiece({ block, schema }: RegisteredBlock): Piece {
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
function waivePiece(): Piece {
  const { schema, defs } = fromZod(waiverSchema, 'waive');
  const description = 'Rules that are waived here, each with a reason and a last day.';
  return { schema: { type: 'array', items: schema, description }, defs };
}

/** An object that may have waivers; `more` replaces fields. */
function withWaive(schema: JsonSchema | undefined, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return { ...schema, properties: { ...properties(schema), ...more, waive: ref('waive') } };
}

function properties(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  return schema?.properties ?? {};
}

/** The schema of the values of a map. */
function valuesOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
