import * as z from 'zod';

const words = z.string().trim().min(1, 'must not be empty');
const record = z.record(z.string(), z.unknown());

/** What takes the place of the original's: checked with the page that comes of it. */
const changes = {
  meta: record.optional(),
  layout: z.unknown().optional(),
  theme: z.unknown().optional(),
  locale: z.unknown().optional(),
  facts: record.optional(),
  sitemap: z.unknown().optional(),
};

/** The routes that pages are made by, each by its kind; strict, as a page is. */
export const routeSchemas = {
  template: z.strictObject({
    kind: z.literal('template'),
    path: words.meta({ description: "The address on this site: '/roof-repair'." }),
    template: record.meta({ description: 'A template from templates/pages: import it, and name it here.' }),
    params: record.default({}),
    sections: record.optional(),
    ...changes,
  }),
  variant: z.strictObject({
    kind: z.literal('variant'),
    path: words.meta({ description: "The address on this site: '/prices-for-students'." }),
    of: words.meta({ description: "The path of the original: '/prices'." }),
    sections: record.optional(),
    ...changes,
  }),
  matrix: z.strictObject({
    kind: z.literal('matrix'),
    name: words.meta({ description: "A name to list the pages by: 'cities'." }),
    template: record.meta({ description: 'A template from templates/pages: import it, and name it here.' }),
    path: words.meta({ description: "The address with the rows' own values: '/in/{{param.city.slug}}'." }),
    rows: record.meta({ description: "The rows by parameter: { city: csv('templates/data/cities.csv') }." }),
    params: record.default({}),
    limit: z.number().int().min(1).optional(),
    only: z.record(z.string(), z.array(z.string()).min(1)).optional(),
    ...changes,
    sitemap: z.union([z.literal(false), z.strictObject({ by: words })], 'must be false or { by: "city" }').optional(),
  }),
} as const;
