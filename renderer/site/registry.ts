import * as z from 'zod';
import type { AnyBlock } from '../sdk/block.ts';

/** A block with the files that belong to it. */
export interface RegisteredBlock {
  readonly block: AnyBlock;
  /** Absolute path of the block's folder. */
  readonly folder: string;
  /** Text of the block's `style.css`; empty when it has none. */
  readonly style: string;
  /** Absolute path of the block's island, if any: a component to hydrate (`island.tsx`) or a script without React (`island.ts`). */
  readonly island?: string;
  /** The block belongs to the site, so errors that its code throws are for the site's author to fix. */
  readonly own?: true;
  /** The block's fields as one strict schema. */
  readonly schema: z.ZodObject;
}

/** The blocks that a site may use. */
export interface Registry {
  /** Blocks by type. */
  readonly blocks: ReadonlyMap<string, RegisteredBlock>;
  /** Changes whenever the rendering code changes; part of every fragment's cache key. */
  readonly version: string;
}

/** Returns the strict schema of a block's fields. */
export function blockSchema(block: AnyBlock): z.ZodObject {
  return z.strictObject(block.fields);
}
