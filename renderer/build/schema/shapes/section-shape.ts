import { isVerbatim, type RegisteredBlock } from '../../../site/registry.ts';
import { readTexts, withTexts } from './section-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The shape of sections that differ by text alone, as the config has them: what is true of one is true of all. */
export interface SectionShape {
  /** The schema of the block has accepted a section of this shape. */
  isValid: boolean;
}

/** A section by its shape and its own texts, derived texts included. */
export interface ShapedSection {
  readonly shape: SectionShape;
  readonly texts: readonly string[];
}

interface BlockShapes {
  readonly byText: Map<string, SectionShape>;
  readonly known: WeakMap<Fields, ShapedSection | typeof none>;
}

/** A section has no shape that it can share. */
const none = Symbol('none');

const shapesOfBlocks = new WeakMap<RegisteredBlock, BlockShapes>();

/**
 * Returns the shape of a section and its texts, by its fields in the config. Undefined if the block's view depends on texts, if
 * there are none, or if one contains a token or is not valid in its field.
 */
export function shapedSection(definition: RegisteredBlock, fields: Fields): ShapedSection | undefined {
  if (!isVerbatim(definition)) return undefined;
  const shapes = shapesOfBlocks.get(definition) ?? { byText: new Map(), known: new WeakMap() };
  shapesOfBlocks.set(definition, shapes);
  const known = shapes.known.get(fields) ?? readShape(definition, fields, shapes) ?? none;
  shapes.known.set(fields, known);
  return known === none ? undefined : known;
}

function readShape({ schema }: RegisteredBlock, fields: Fields, { byText }: BlockShapes): ShapedSection | undefined {
  const read = attempt(() => readTexts(schema, fields, 'config'));
  if (!read?.isPlain || !read.isVerbatim || read.texts.length === 0) return undefined;
  const shape = byText.get(read.shape) ?? { isValid: false };
  byText.set(read.shape, shape);
  return { shape, texts: read.texts };
}

/** Fields that no schema has checked may be anything, even deeper than can be read. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

type Props = Readonly<Record<string, unknown>>;

/** The shape of sections whose views get the same props but for texts, at one position of their pages. */
export class PropsShape {
  readonly definition: RegisteredBlock;
  /** The props of one of the sections. */
  readonly props: Props;
  #key: string | undefined;

  constructor(definition: RegisteredBlock, props: Props) {
    this.definition = definition;
    this.props = props;
  }

  /** Everything but the texts; see `SectionTexts.shape`. */
  get key(): string {
    this.#key ??= readTexts(this.definition.schema, this.props).shape;
    return this.#key;
  }

  /** Returns the props with these texts. */
  propsWith(texts: readonly string[]): Props {
    return withTexts(this.definition.schema, this.props, texts);
  }
}

/** A section by the shape of its props and its own texts. */
export interface ShapedProps {
  readonly shape: PropsShape;
  readonly texts: readonly string[];
}
