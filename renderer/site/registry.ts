import * as z from 'zod';
import type { AnyBlock, DrawingStyle, SdkStyle } from '../sdk/block.ts';
import { choice } from '../sdk/fields.ts';
import type { AnyDrawing } from '../sdk/media/index.ts';

/** A block with the files that belong to it. */
export interface RegisteredBlock {
  readonly block: AnyBlock;
  /** Absolute path of the block's folder. */
  readonly folder: string;
  /** Text of the block's `style.css`; empty when it has none. */
  readonly style: string;
  /** Text of the sheet of each layout but the first, by name, if the block has layouts. */
  readonly layoutSheets?: ReadonlyMap<string, string>;
  /** Absolute path of the block's island, if any: a component to hydrate (`island.tsx`) or a script without React (`island.ts`). */
  readonly island?: string;
  /** The block belongs to the site, so errors that its code throws are for the site's author to fix. */
  readonly own?: true;
  /** The block's fields as one strict schema. */
  readonly schema: z.ZodObject;
}

/**
 * Whether sections of a block that differ by text alone may be checked, resolved and rendered once. A test tries this for each
 * block of the engine: its view and its styles show texts unchanged, and read only those that `readByView` marks.
 */
export function isVerbatim({ own }: Pick<RegisteredBlock, 'own'>): boolean {
  return own === undefined;
}

/** A drawing of the site with the files that belong to it. */
export interface RegisteredDrawing {
  readonly drawing: AnyDrawing;
  /** Absolute path of the drawing's folder. */
  readonly folder: string;
  /** Text of the drawing's `style.css`; empty when it has none. */
  readonly style: string;
}

/** The blocks and drawings that a site may use. */
export interface Registry {
  /** Blocks by type. */
  readonly blocks: ReadonlyMap<string, RegisteredBlock>;
  /** The drawings of the site by kind. */
  readonly drawings: ReadonlyMap<string, RegisteredDrawing>;
  /** Changes whenever the rendering code changes; part of every fragment's cache key. */
  readonly version: string;
}

/** Returns the strict schema of a block's fields, and of the field `layout` if it has layouts. */
export function blockSchema({ fields, layouts = {} }: AnyBlock): z.ZodObject {
  const [first, ...others] = Object.keys(layouts);
  if (first === undefined) return z.strictObject(fields);
  const help = Object.entries(layouts).map(([name, looks]) => `"${name}": ${looks}`);
  const layout = choice(`How the section is arranged. ${help.join(' ')} Defaults to "${first}".`, [first, ...others]);
  return z.strictObject({ ...fields, layout: layout.optional() });
}

/** Returns the name of the sheet that a section with this `layout` needs besides the block's own; undefined for the default. */
export function layoutSheet({ type, layouts = {} }: AnyBlock, layout: unknown): LayoutSheet | undefined {
  const [, ...others] = Object.keys(layouts);
  return typeof layout === 'string' && others.includes(layout) ? `${type}/${layout}` : undefined;
}

/** The sheet of a layout: the type of its block, and its own name. */
export type LayoutSheet = `${string}/${string}`;

/** The island of another block, as a section names it beside its sheets. */
export type PlacedIsland = `island:${string}`;

/** A sheet that only some sections of a block need, or an island. */
export type SheetName = SdkStyle | DrawingStyle | LayoutSheet | PlacedIsland;

/** Returns the types of the blocks whose islands a section of a type may show, with what it needs besides its block's sheet. */
export function islandTypes(type: string, needs: readonly SheetName[]): readonly string[] {
  return [type, ...needs.flatMap((name) => (name.startsWith('island:') ? name.slice('island:'.length) : []))];
}
