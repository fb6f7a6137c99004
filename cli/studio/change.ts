import * as z from 'zod';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { fontRoles } from '../../renderer/site/fonts.ts';
import { destinationOperation } from '../author/operations/operation.ts';
import { neutralNames } from '../theme/presets.ts';

const index = z.int().min(0);
const name = z.string().max(200);
export const pagePath = z.string().max(2000);
const title = z.string().max(300);
export const fieldPath = z.array(z.union([name, index])).max(30);
const cellText = z.string().max(20_000);
const columnName = z.string().max(400);
const shareOfVisitors = z.int().min(0).max(99);

/** The value that a person read, `null` for one that was left out. If the file has another one since, nothing is written. */
const was = z.json().optional();

const section = { page: pagePath, section: name };

/** A value of a section, as the studio names it. */
export const fieldOf = { ...section, field: fieldPath };

/** A table of a matrix. */
export const tableName = { matrix: name, axis: name };

/** A value of a token of the theme: in one scheme, or the whole value. `null` leaves it to the theme that the site starts from. */
export const tokenValue = {
  name: z.string().regex(/^[a-z][\w-]{0,99}$/i),
  value: z.string().max(2000).nullable(),
  scheme: z.enum(['light', 'dark']).optional(),
  was: z.string().optional(),
};

/** Where a value changes that several pages show. Without it, it is written beside its page if that can be. */
const scope = z.enum(['here', 'all']).optional();

/** The section that links to this one lead to from now on; empty for the top of the page. */
const linksTo = name.optional();

/** The first text of a variant that differs from its page. */
const words = z.strictObject({ section: name, field: fieldPath.min(1), value: cellText });

/** What a new page begins as. The texts of a template's parameters are by dotted name. */
const from = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('template'), name, values: z.record(name, z.string().max(5000)) }),
  z.strictObject({ kind: z.literal('variant'), page: pagePath }),
]);

const { op: _, ...destination } = destinationOperation.shape;

const time = z.string().regex(/^\d\d:\d\d$/);

/** When a place is open, by the days from Monday on, and when it is not. */
const hours = {
  week: z
    .array(z.array(z.strictObject({ opens: time, closes: time, nextDay: z.boolean().optional() })).max(6))
    .length(7),
  closed: z
    .array(z.union([z.string().max(10), z.strictObject({ from: z.string().max(10), to: z.string().max(10) })]))
    .max(400),
};

/** A font as the config names it; `null` for that of the theme. */
const fontValue = z
  .union([
    z.strictObject({ package: z.string().max(214) }),
    z.strictObject({ files: z.array(z.string().max(200)).min(1).max(20), category: z.string().max(20).optional() }),
  ])
  .nullable();

/** What the studio says of each change that it asks for. */
const shapes = {
  set: { ...fieldOf, value: z.json(), was, scope },
  unset: { ...fieldOf, was, scope },
  insert: { ...fieldOf, at: index, value: z.json() },
  remove: fieldOf,
  move: { ...fieldOf, to: index },
  duplicate: fieldOf,
  /** Moves an item to another list of its section, such as a field of a form to another step. */
  moveTo: { ...fieldOf, to: fieldPath, at: index },
  /** Begins a new step of a form with one of its questions. `field` is the list of questions. */
  divideSteps: { ...fieldOf, at: index },
  /** Puts the questions of all steps of a form into one list. `field` is the list of steps. */
  joinSteps: fieldOf,
  /** Adds a section above or below another one, with this name if no other has it. */
  addSection: {
    page: pagePath,
    after: name.optional(),
    before: name.optional(),
    section: name.min(1),
    block: z.string().max(100),
    example: index,
  },
  moveSection: { ...section, by: z.int().min(-1000).max(1000) },
  duplicateSection: section,
  renameSection: { ...section, to: name.min(1) },
  removeSection: { ...section, linksTo },
  hideSection: { ...section, linksTo },
  showSection: section,
  setMeta: {
    page: pagePath,
    name: z.enum(['title', 'description', 'noindex']),
    value: z.union([z.string(), z.boolean()]),
    was,
  },
  /** With `page`, that page has a value of its own. */
  setFact: { name: z.string(), page: pagePath.optional(), value: z.union([z.string(), z.number()]), was },
  /** Sets the hours of the business, or of one of its locations, and the days on which it is closed. */
  setHours: { location: index.optional(), ...hours, was: z.strictObject(hours) },
  setToken: tokenValue,
  setFont: { role: z.enum(fontRoles), font: fontValue },
  setPreset: { preset: z.enum(presetNames) },
  /** Computes all colours of the theme from one of the brand. */
  recolour: { accent: name, neutral: z.enum(neutralNames) },
  addPage: { path: pagePath, title, from },
  copyPage: { page: pagePath, to: pagePath, title },
  renamePage: { page: pagePath, to: pagePath },
  removePage: { page: pagePath, to: pagePath },
  /** Sets a value of a destination or an experiment. */
  setSetting: { path: fieldPath, value: z.union([z.string().max(2000), z.number()]), was },
  addDestination: destination,
  removeDestination: { name },
  addExperiment: {
    name: z.string().max(100),
    page: pagePath,
    weight: shareOfVisitors,
    words,
    until: z.string().max(10).optional(),
  },
  addVariant: { experiment: z.string().max(100), weight: shareOfVisitors, words },
  /** The page stays as it is, or gets what a variant says. */
  endExperiment: { experiment: z.string().max(100), keep: z.string().max(100).optional() },
  setCell: { ...tableName, row: index, column: columnName, value: cellText, was: z.string() },
  /** Adds a row at the end of a table. */
  addRow: { ...tableName, values: z.record(columnName, cellText) },
  /** `was` are the texts of its cells. */
  removeRow: { ...tableName, row: index, was: z.array(z.string().nullable()) },
};

type Op = keyof typeof shapes;

/** A change of one kind. */
export type ChangeOf<One extends Op> = {
  [Each in One]: { op: Each } & z.output<z.ZodObject<(typeof shapes)[Each]>>;
}[One];

export type Change = ChangeOf<Op>;

const kinds = Object.entries(shapes).map(([op, shape]) => z.strictObject({ op: z.literal(op), ...shape }));

export const changeSchema = z.discriminatedUnion('op', kinds as [(typeof kinds)[0]]) as unknown as z.ZodType<Change>;
