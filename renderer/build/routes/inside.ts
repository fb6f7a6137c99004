import { type MarkedTexts, markedInside } from './marked-texts.ts';

/** Where a value is filled in. */
export interface Inside {
  /** The parameters whose values it is part of. */
  readonly open: readonly string[];
  /** The texts that may have marks there. */
  readonly marked: MarkedTexts;
}

/** Returns where a value inside another one is, by its key or its number in a list. */
export function within({ open, marked }: Inside, value: object, key: string | number): Inside {
  return { open, marked: markedInside(marked, value, key) };
}

/** Returns the same place for texts without marks. */
export function unmarked({ open }: Inside): Inside {
  return { open, marked: undefined };
}
