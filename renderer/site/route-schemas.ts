import * as z from 'zod';
import { text } from './text.ts';

const record = z.record(z.string(), z.unknown());
const template = record.meta({ description: 'A template from templates/pages, imported into the config.' });

/** Values that replace the original's. They are checked later, with the resulting page. */
const changes = {
  meta: record.optional(),
  layout: z.unknown().optional(),
  theme: z.unknown().optional(),
  locale: z.unknown().optional(),
  facts: record.optional(),
  sitemap: z.unknown().optional(),
};

/** Schemas of the routes that make pages, by `kind`. */
export const routeSchemas = {
  template: z.strictObject({
    kind: z.literal('template'),
    path: text.meta({ description: "The address on this site: '/roof-repair'." }),
    template,
    params: record.default({}),
    sections: record.optional(),
    ...changes,
  }),
  variant: z.strictObject({
    kind: z.literal('variant'),
    path: text.meta({ description: "The address on this site: '/prices-for-students'." }),
    of: text.meta({ description: "The path of the original: '/prices'." }),
    sections: record.optional(),
    ...changes,
  }),
  matrix: z.strictObject({
    kind: z.literal('matrix'),
    name: text.meta({ description: "The name that { pagesOf } lists the pages by: 'cities'." }),
    template,
    path: text.meta({ description: "The address, with values from the rows: '/in/{{param.city.slug}}'." }),
    rows: record.meta({ description: "The rows by parameter: { city: csv('templates/data/cities.csv') }." }),
    params: record.default({}),
    limit: z.number().int().min(1).optional(),
    only: z.record(z.string(), z.array(z.string()).min(1)).optional(),
    ...changes,
    sitemap: z.union([z.literal(false), z.strictObject({ by: text })], 'must be false or { by: "city" }').optional(),
  }),
  collection: z.strictObject({
    kind: z.literal('collection'),
    name: text.meta({ description: "The name that { pagesOf } lists the entries by: 'blog'." }),
    folder: text.meta({ description: "The folder of the entries in `templates`: 'prose/blog'." }),
    template,
    path: text.meta({ description: "The address of an entry: '/blog/{{entry.slug}}'." }),
    params: record.default({}),
    dated: z.boolean().default(true).meta({
      description:
        'false: pages that need no date, in the order of their files. Search engines take them for no articles.',
    }),
    feed: z
      .union(
        [z.boolean(), z.strictObject({ title: text.optional(), description: text.optional() })],
        'must be true, false, or { title, description }',
      )
      .default(false)
      .meta({ description: 'Writes an RSS feed of the newest 20 entries: /blog/feed.xml.' }),
    ...changes,
    sitemap: z.literal(false).optional(),
  }),
} as const;
