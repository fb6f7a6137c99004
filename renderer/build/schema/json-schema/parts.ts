import type * as z from 'zod';
import { experimentSchema } from '../../../site/experiment.ts';
import { derivedFactSchema, factSchema } from '../../../site/fact-schema.ts';
import { templateSchema } from '../../../site/params.ts';
import { routeSchemas } from '../../../site/route-schemas.ts';
import { notFoundSchema, pageSchema } from '../../../site/schema.ts';
import { choose, fromZod, type JsonSchema, type Piece, ref } from './from-zod.ts';
import { withWaive } from './sections.ts';

/** Facts nest in groups of any depth. An object with a `value` is a fact, and one with `of` is computed from others. */
export function factPieces(): Readonly<Record<string, Piece>> {
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
export function routePieces(): Readonly<Record<string, Piece>> {
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
