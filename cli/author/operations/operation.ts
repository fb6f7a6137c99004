import * as z from 'zod';
import { presetNames } from '../../../renderer/build/inputs/theme/theme-sheets.ts';

/** A path into the config's default export, as errors name it: `['routes', 2, 'sections', 'hero', 'headline']`. */
const configPath = z
  .array(z.union([z.string().max(200), z.int().min(0)]))
  .min(1)
  .max(40);

const position = z.int().min(0);

/** Values of tokens by name without dashes: `{ 'radius-card': '12px' }`. `null` removes the site's own value. */
const tokenValues = z
  .record(z.string().regex(/^[a-z][\w-]{0,99}$/i), z.string().max(2000).nullable())
  .refine((values) => Object.keys(values).length > 0);

const pagePath = z.string().min(1).max(2000);

/** Where a new page starts from: a template with its parameters, or another page, as a copy or as a variant. */
const start = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('template'), name: z.string().max(200), params: z.record(z.string(), z.unknown()) }),
  z.strictObject({ kind: z.literal('copy'), page: pagePath }),
  z.strictObject({ kind: z.literal('variant'), page: pagePath }),
]);

/** Operations on pages, which the commands `new`, `rename` and `remove` stand for as well. */
const pageOperations = [
  z.strictObject({
    op: z.literal('newPage'),
    page: pagePath,
    from: start,
    title: z.string().max(300).optional(),
    description: z.string().max(1000).optional(),
    theme: z.enum(['auto', 'light', 'dark']).optional(),
    /** Whether to accept for a while that no page links to it. */
    isUnlinked: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal('renamePage'), page: pagePath, to: pagePath, redirect: z.boolean() }),
  /** `to` is where visitors are sent; `null` sends them nowhere. */
  z.strictObject({ op: z.literal('removePage'), page: pagePath, to: pagePath.nullable() }),
] as const;

const tableFile = z
  .string()
  .max(2000)
  .regex(/\.(?:csv|json)$/i);

const cellValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A change of one cell of a table. `file` is relative to the site's folder; `null` leaves the value out. */
const cellOperation = z.strictObject({
  op: z.literal('setCell'),
  file: tableFile,
  row: position,
  column: z.string().min(1).max(400),
  value: cellValue,
});

const rowOperations = [
  z.strictObject({
    op: z.literal('insertRow'),
    file: tableFile,
    row: position,
    values: z.record(z.string().max(400), cellValue),
  }),
  z.strictObject({ op: z.literal('removeRow'), file: tableFile, row: position }),
] as const;

/** A new entry of `destinations`. An environment variable may hold its address. */
export const destinationOperation = z.strictObject({
  op: z.literal('addDestination'),
  name: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
  label: z.string().min(1).max(200),
  address: z.union([
    z.strictObject({ url: z.string().max(2000) }),
    z.strictObject({ variable: z.string().regex(/^PUBLIC_\w{1,90}$/) }),
  ]),
});

/**
 * A change of one value or entry of the config. `set` writes a value, also one that was left out; `unset` removes a property;
 * `insert` adds an item to the list at `path`, or a property to the object there, and `remove` removes one. `move` and `duplicate` work on an item of a list, or
 * on a property of an object whose order counts, such as a section. `setFact` changes the value of a fact, and `setCell` that
 * of a row; `insertRow` and `removeRow` change the rows of a table. `addDestination` adds where leads are sent. `setToken` and `setPreset` change the theme; the rest changes pages.
 */
export const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path: configPath, value: z.json() }),
  z.strictObject({ op: z.literal('unset'), path: configPath }),
  z.strictObject({
    op: z.literal('insert'),
    path: configPath,
    at: position,
    key: z.string().min(1).max(200).optional(),
    value: z.json(),
  }),
  z.strictObject({ op: z.literal('remove'), path: configPath }),
  z.strictObject({ op: z.literal('move'), path: configPath, to: position }),
  z.strictObject({ op: z.literal('duplicate'), path: configPath, as: z.string().max(200).optional() }),
  z.strictObject({ op: z.literal('renameSection'), path: configPath, to: z.string().min(1).max(200) }),
  z.strictObject({ op: z.literal('setFact'), name: z.string().max(200), value: z.union([z.string(), z.number()]) }),
  cellOperation,
  ...rowOperations,
  destinationOperation,
  z.strictObject({ op: z.literal('setToken'), values: tokenValues }),
  z.strictObject({ op: z.literal('setPreset'), preset: z.enum(presetNames) }),
  ...pageOperations,
]);

export type Operation = z.output<typeof operationSchema>;

/** An operation on a page. */
export type PageOperation = z.output<(typeof pageOperations)[number]>;

/** An operation on a value: of the config or of the theme. */
export type ValueOperation = Exclude<Operation, PageOperation>;

/** An operation on a cell of a table. */
export type CellOperation = z.output<typeof cellOperation>;

/** An operation that adds a destination. */
export type DestinationOperation = z.output<typeof destinationOperation>;

/** An operation on the rows of a table. */
export type RowOperation = z.output<(typeof rowOperations)[number]>;

/** An operation on a path of the config. */
export type ConfigOperation = Extract<Operation, { path: unknown }>;
