import * as z from 'zod';
import type { AnyBlock } from '../sdk/block.ts';

/** A block with the place it was found at. */
export interface RegisteredBlock {
  readonly block: AnyBlock;
  /** Absolute path of the block's folder. */
  readonly folder: string;
  /** Text of the block's `style.css`; empty when it has none. */
  readonly style: string;
  /** Absolute path of the component that is hydrated (`island.tsx`) or of the script that does without React (`island.ts`), when the block has one. */
  readonly island?: string;
  /** The block is one of the site's own: what its code throws is for its author to mend. */
  readonly own?: true;
  /** The block's fields as one strict schema. */
  readonly schema: z.ZodObject;
}

/** The blocks a site may use, by type; the stages take it as an argument. */
export interface Registry {
  readonly blocks: ReadonlyMap<string, RegisteredBlock>;
  /** Changes whenever the code that renders changes: part of every fragment's key. */
  readonly version: string;
}

/** The one schema of a block's fields: exactly the fields it declares, nothing else. */
export function blockSchema(block: AnyBlock): z.ZodObject {
  return z.strictObject(block.fields);
}
