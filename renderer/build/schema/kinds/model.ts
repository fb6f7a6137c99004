import type { RegisteredBlock } from '../../../site/registry.ts';
import { contentHash } from '../../lib/hash.ts';
import { makesWords, readWords, withWords } from './words.ts';

type Props = Readonly<Record<string, unknown>>;

/** What the views of sections get that came out alike but for their words, in one place of their pages. */
export class Model {
  readonly definition: RegisteredBlock;
  /** That of the first of them. */
  readonly props: Props;
  #shape: string | undefined;
  #hash: string | undefined;
  #makesWords: boolean | undefined;

  constructor(definition: RegisteredBlock, props: Props) {
    this.definition = definition;
    this.props = props;
  }

  /** Everything but the words; see `SectionWords`. */
  get shape(): string {
    this.#shape ??= readWords(this.definition.schema, this.props).shape;
    return this.#shape;
  }

  /** The block and the shape as a hash: what tells sections that differ by words alone from all others. */
  get hash(): string {
    this.#hash ??= contentHash('pattern', this.definition.block.type, this.shape);
    return this.#hash;
  }

  /** There may be words among them that nobody wrote. */
  get makesWords(): boolean {
    this.#makesWords ??= makesWords(this.definition.schema);
    return this.#makesWords;
  }

  /** What a view gets with these words. */
  propsWith(words: readonly string[]): Props {
    return withWords(this.definition.schema, this.props, words);
  }
}

/** A section by its model, and its own words. */
export interface Alike {
  readonly model: Model;
  readonly words: readonly string[];
}
