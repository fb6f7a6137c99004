import type { RegisteredBlock } from '../../../site/registry.ts';
import { type Alike, Model } from '../../schema/kinds/model.ts';

type Props = Readonly<Record<string, unknown>>;

/** What the view of a section gets in one place of its page. Where it is one of many, it is made when somebody asks. */
export interface Placed {
  readonly props: Props;
  /** What it has with sections that differ from it by words alone; nothing where that is not known. */
  readonly alike?: Alike | undefined;
  /** What it was before its block had anything from the page. */
  readonly without?: Placed;
}

/** A section in the places that it has on its pages: for the same place the same object. */
export interface Places {
  at(id: string, level: 1 | 2): Placed;
}

/** The places of a section by its fields; `words` are those of a section that others differ from by nothing else. */
export function placesOf(definition: RegisteredBlock, fields: Props, words?: readonly string[]): Places {
  return remembered((id, level) => {
    const props = { ...fields, id, level };
    return { props, alike: words && { model: new Model(definition, props), words } };
  });
}

/** The places of a section that has other words than one whose places are known; of one that is asked for its place `once`. */
export function placesLike(first: Places, words: readonly string[], once: boolean): Places {
  const make = (id: string, level: 1 | 2): Placed => {
    const { alike } = first.at(id, level);
    return alike === undefined ? first.at(id, level) : new Lazily(alike.model, words);
  };
  return once ? { at: make } : remembered(make);
}

/** What a view gets as far as style sheets depend on it: any words may stand in it. */
export function propsForStyles(given: Placed): Props {
  return given.alike?.model.props ?? given.props;
}

/** Most are never asked for. */
class Lazily implements Placed {
  readonly alike: Alike;
  #props: Props | undefined;

  constructor(model: Model, words: readonly string[]) {
    this.alike = { model, words };
  }

  get props(): Props {
    const { model, words } = this.alike;
    this.#props ??= model.propsWith(words);
    return this.#props;
  }
}

function remembered(make: (id: string, level: 1 | 2) => Placed): Places {
  const known = new Map<string, Placed>();
  return {
    at(id, level) {
      const key = `${level} ${id}`;
      const placed = known.get(key) ?? make(id, level);
      known.set(key, placed);
      return placed;
    },
  };
}

/** The same with what a block has from the page, which is serialisable; the same object where pages give it the same. */
export function withExtra(placed: Placed, extra: object): Placed {
  const known = extended.get(placed) ?? new Map<string, Placed>();
  extended.set(placed, known);
  const key = JSON.stringify(extra);
  const made = known.get(key) ?? { props: { ...placed.props, ...extra }, without: placed };
  known.set(key, made);
  return made;
}

/** By what was extended and by what, so that what is alike is also the same object. */
const extended = new WeakMap<Placed, Map<string, Placed>>();
