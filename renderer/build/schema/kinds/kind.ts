import type { RegisteredBlock } from '../../../site/registry.ts';
import { exactSize } from '../../lib/exact-size.ts';
import { readWords } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sections, as they are written, that differ by nothing but their words: what is found out about one holds for all. */
export interface Kind {
  /** One of them was checked by the schema of its block, and nothing was wrong with it. */
  isSound: boolean;
}

/** A section by its kind, and its own words: as its view gets them, those among them that nobody wrote. */
export interface OfKind {
  readonly kind: Kind;
  readonly words: readonly string[];
}

interface Kinds {
  readonly byShape: Map<string, Kind>;
  /** What was read before. */
  readonly read: WeakMap<Fields, OfKind | typeof none>;
}

/** A section is of no kind. */
const none = Symbol('none');

const kinds = new WeakMap<RegisteredBlock, Kinds>();

/**
 * The kind of a section, by its fields as they are written. Nothing where its block looks at words, where it has none, or where
 * some are more than words: with tokens in them, or other than their fields ask for.
 */
export function kindOf(definition: RegisteredBlock, fields: Fields): OfKind | undefined {
  if (!definition.block.verbatim) return undefined;
  const { byShape, read } = kinds.get(definition) ?? kindsOf(definition);
  const known = read.get(fields);
  if (known !== undefined) return known === none ? undefined : known;
  const found = findKind(definition, fields, byShape);
  read.set(fields, found ?? none);
  return found;
}

function kindsOf(definition: RegisteredBlock): Kinds {
  const made: Kinds = { byShape: new Map(), read: new WeakMap() };
  kinds.set(definition, made);
  return made;
}

function findKind({ schema }: RegisteredBlock, fields: Fields, byShape: Map<string, Kind>): OfKind | undefined {
  const words = attempt(() => readWords(schema, fields));
  if (!words?.isPlain || !words.isVerbatim || words.words.length === 0) return undefined;
  const kind = byShape.get(words.shape) ?? { isSound: false };
  byShape.set(words.shape, kind);
  return { kind, words: exactSize(words.words) };
}

/** What no schema has looked at may be anything, and deeper than can be read. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
