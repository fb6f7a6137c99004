import * as z from 'zod';
import { presetNames } from '../../renderer/build/inputs/theme/presets.ts';
import { destinationOperation } from '../author/operations/operation.ts';
import { neutralNames } from '../theme/presets.ts';

const fieldPath = z.array(z.union([z.string().max(200), z.int().min(0)])).max(30);

/** A value of a section, as the studio names it. */
const fieldOf = z.strictObject({ page: z.string().max(2000), section: z.string().max(200), field: fieldPath });

/** The value that a person read. */
const read = z.json().optional();

/** Where a value changes that several pages show. */
const scope = z.enum(['here', 'all']);

/** A moment of a section, and the name of the field whose text is wanted. */
const momentAsked = z.strictObject({
  when: z.enum(['errors', 'sending', 'sent', 'failed', 'later']),
  field: z.string().max(200).optional(),
});

/** A value of a token of the theme: in one scheme, or the whole value. `null` leaves it to the theme that the site starts from. */
const tokenChange = z.strictObject({
  name: z.string().regex(/^[a-z][\w-]{0,99}$/i),
  value: z.string().max(2000).nullable(),
  scheme: z.enum(['light', 'dark']).optional(),
  was: z.string().optional(),
});

/** A table of a matrix. */
const tableName = z.strictObject({ matrix: z.string().max(200), axis: z.string().max(200) });

const shareOfVisitors = z.int().min(0).max(99);

/** The first text of a variant that differs from its page. */
const firstWords = z.strictObject({
  section: z.string().max(200),
  field: fieldPath.min(1),
  value: z.string().max(20_000),
});

/** Changes of what there is of destinations and experiments. */
const partChanges = [
  destinationOperation,
  z.strictObject({ op: z.literal('removeDestination'), name: z.string().max(200) }),
  z.strictObject({
    op: z.literal('addExperiment'),
    name: z.string().max(100),
    page: z.string().max(2000),
    weight: shareOfVisitors,
    words: firstWords,
    until: z.string().max(10).optional(),
  }),
  z.strictObject({
    op: z.literal('addVariant'),
    experiment: z.string().max(100),
    weight: shareOfVisitors,
    words: firstWords,
  }),
  /** Ends an experiment. The page stays as it is, or gets what a variant says. */
  z.strictObject({
    op: z.literal('endExperiment'),
    experiment: z.string().max(100),
    keep: z.string().max(100).optional(),
  }),
] as const;

/**
 * A change that the studio asks for. `was` is the value that the person read, `null` for one that was left out: if it has
 * changed in the file since, nothing is written. A value that other pages show as well is written beside its page if that can
 * be; `scope` asks for nothing else, or for all of these pages.
 */
const changeSchema = z.discriminatedUnion('op', [
  fieldOf.extend({ op: z.literal('set'), value: z.json(), was: read, scope: scope.optional() }),
  fieldOf.extend({ op: z.literal('unset'), was: read, scope: scope.optional() }),
  fieldOf.extend({ op: z.literal('insert'), at: z.int().min(0), value: z.json() }),
  fieldOf.extend({ op: z.literal('remove') }),
  fieldOf.extend({ op: z.literal('move'), to: z.int().min(0) }),
  fieldOf.extend({ op: z.literal('duplicate') }),
  z.strictObject({
    op: z.literal('moveSection'),
    page: z.string(),
    section: z.string(),
    by: z.int().min(-1000).max(1000),
  }),
  z.strictObject({ op: z.literal('duplicateSection'), page: z.string(), section: z.string() }),
  z.strictObject({
    op: z.literal('removeSection'),
    page: z.string(),
    section: z.string(),
    /** The section that links to this one lead to from now on; empty for the top of the page. */
    linksTo: z.string().max(200).optional(),
  }),
  z.strictObject({
    op: z.literal('hideSection'),
    page: z.string(),
    section: z.string(),
    /** The section that links to this one lead to from now on; empty for the top of the page. */
    linksTo: z.string().max(200).optional(),
  }),
  z.strictObject({ op: z.literal('showSection'), page: z.string(), section: z.string() }),
  z.strictObject({
    op: z.literal('renameSection'),
    page: z.string(),
    section: z.string(),
    to: z.string().min(1).max(200),
  }),
  z.strictObject({
    op: z.literal('addSection'),
    page: z.string(),
    after: z.string(),
    block: z.string().max(100),
    example: z.int().min(0),
  }),
  z.strictObject({
    op: z.literal('setMeta'),
    page: z.string(),
    name: z.enum(['title', 'description', 'noindex']),
    value: z.union([z.string(), z.boolean()]),
    was: read,
  }),
  z.strictObject({
    op: z.literal('setFact'),
    name: z.string(),
    /** The page with a value of its own. */
    page: z.string().optional(),
    value: z.union([z.string(), z.number()]),
    was: read,
  }),
  tokenChange.extend({ op: z.literal('setToken') }),
  z.strictObject({ op: z.literal('setPreset'), preset: z.enum(presetNames) }),
  /** Computes all colours of the theme from one of the brand. */
  z.strictObject({ op: z.literal('recolour'), accent: z.string().max(200), neutral: z.enum(neutralNames) }),
  z.strictObject({
    op: z.literal('addPage'),
    path: z.string().max(2000),
    title: z.string().max(300),
    from: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('template'),
        name: z.string().max(200),
        /** The texts of its parameters by dotted name. */
        values: z.record(z.string().max(200), z.string().max(5000)),
      }),
      z.strictObject({ kind: z.literal('variant'), page: z.string().max(2000) }),
    ]),
  }),
  /** Sets a value of a destination or an experiment. */
  z.strictObject({
    op: z.literal('setSetting'),
    path: fieldPath,
    value: z.union([z.string().max(2000), z.number()]),
    was: read,
  }),
  ...partChanges,
  tableName.extend({
    op: z.literal('setCell'),
    row: z.int().min(0),
    column: z.string().max(400),
    value: z.string().max(20_000),
    was: z.string(),
  }),
  /** Adds a row at the end of a table. */
  tableName.extend({ op: z.literal('addRow'), values: z.record(z.string().max(400), z.string().max(20_000)) }),
  /** `was` are the texts of its cells, as the person saw them. */
  tableName.extend({ op: z.literal('removeRow'), row: z.int().min(0), was: z.array(z.string().nullable()) }),
  z.strictObject({ op: z.literal('copyPage'), page: z.string(), to: z.string().max(2000), title: z.string().max(300) }),
  z.strictObject({ op: z.literal('renamePage'), page: z.string(), to: z.string().max(2000) }),
  z.strictObject({ op: z.literal('removePage'), page: z.string(), to: z.string().max(2000) }),
]);

export type Change = z.output<typeof changeSchema>;
export type TokenChange = z.output<typeof tokenChange>;

/** What the studio's interface asks of its server, by the last part of the address. */
export const requests = {
  site: z.strictObject({}),
  page: z.strictObject({ page: z.string().max(2000) }),
  /** Shows a text on its page before it is saved. */
  preview: fieldOf.extend({ value: z.string(), moment: momentAsked.optional() }),
  /** Who else shows a text. */
  uses: fieldOf,
  /** The icons whose names have these words. */
  icons: z.strictObject({ search: z.string().max(100) }),
  weight: z.strictObject({ page: z.string().max(2000), parts: z.boolean() }),
  change: changeSchema,
  /** A section as it is at a moment. */
  moment: momentAsked.extend({ page: z.string().max(2000), section: z.string().max(200) }),
  theme: z.strictObject({}),
  /** A token as it would be with another value. */
  token: tokenChange,
  undo: z.strictObject({ id: z.int() }),
  /** Answers when the site has another version than this. */
  wait: z.strictObject({ version: z.int() }),
  /** A picture to keep, in base64. */
  picture: z.strictObject({ name: z.string().min(1).max(200), data: z.base64() }),
  /** The social card of a page. */
  card: z.strictObject({ page: z.string().max(2000) }),
  /** What changed since the last commit. */
  propose: z.strictObject({}),
  /** Makes a branch with a commit of what was shown, which had this hash. */
  commit: z.strictObject({ hash: z.string().max(100), branch: z.string().max(200), title: z.string().min(1).max(200) }),
  /** What links to a page, or to a section of it. */
  links: z.strictObject({ page: z.string().max(2000), section: z.string().max(200).optional() }),
  /** The page templates of the site. */
  templates: z.strictObject({}),
  /** The rows of a table, from one of them on. */
  rows: tableName.extend({
    from: z.int().min(0),
    search: z.string().max(200),
    /** The page whose row comes first. */
    page: z.string().max(2000).optional(),
  }),
  /** The destinations and experiments of the site. */
  parts: z.strictObject({}),
  /** What a change would do to the pages of the site. */
  effect: changeSchema,
  thumbnail: z.strictObject({ name: z.string().max(400) }),
} as const;
