import * as z from 'zod';
import { presetNames } from '../../../renderer/build/inputs/theme/presets.ts';

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

/**
 * A change of one value or entry of the config. `set` writes a value, also one that was left out; `unset` removes a property;
 * `insert` adds an item to the list at `path`, or a property to the object there, and `remove` removes one. `move` and `duplicate` work on an item of a list, or
 * on a property of an object whose order counts, such as a section. `setToken` and `setPreset` change the theme.
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
  z.strictObject({ op: z.literal('setToken'), values: tokenValues }),
  z.strictObject({ op: z.literal('setPreset'), preset: z.enum(presetNames) }),
]);

export type Operation = z.output<typeof operationSchema>;

/** An operation on a path of the config. */
export type ConfigOperation = Extract<Operation, { path: unknown }>;
