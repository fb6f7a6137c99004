import type { RegisteredBlock } from '../../../site/registry.ts';
import { contentHash } from '../../lib/hash.ts';
import { readTexts, withTexts } from './section-texts.ts';

type Props = Readonly<Record<string, unknown>>;

/** The shape of sections whose views get the same props but for texts, at one position of their pages. */
export class PropsShape {
  readonly definition: RegisteredBlock;
  /** The props of one of the sections. */
  readonly props: Props;
  #key: string | undefined;
  #hash: string | undefined;

  constructor(definition: RegisteredBlock, props: Props) {
    this.definition = definition;
    this.props = props;
  }

  /** Everything but the texts; see `SectionTexts.shape`. */
  get key(): string {
    this.#key ??= readTexts(this.definition.schema, this.props).shape;
    return this.#key;
  }

  /** Hash of the block and the key. Fragments are stored under it. */
  get hash(): string {
    this.#hash ??= contentHash('pattern', this.definition.block.type, this.key);
    return this.#hash;
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
