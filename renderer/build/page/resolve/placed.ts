import type { RegisteredBlock } from '../../../site/registry.ts';
import { PropsShape, type ShapedProps } from '../../schema/shapes/props-shape.ts';

type Props = Readonly<Record<string, unknown>>;

/** What the view of a section gets in one place of its page. Where it is one of many, it is made when somebody asks. */
export interface Placed {
  readonly props: Props;
  /** Its shape and its texts, if sections of the same shape are known. */
  readonly shaped?: ShapedProps | undefined;
  /** What it was before its block had anything from the page. */
  readonly without?: Placed;
}

/** A section in the places that it has on its pages: for the same place the same object. */
export interface Places {
  at(id: string, level: 1 | 2): Placed;
}

/** The places of a section by its fields; `texts` are those of a section that others differ from by nothing else. */
export function placesOf(definition: RegisteredBlock, fields: Props, texts?: readonly string[]): Places {
  return remembered((id, level) => {
    const props = { ...fields, id, level };
    return { props, shaped: texts && { shape: new PropsShape(definition, props), texts } };
  });
}

/** The places of a section that has other words than one whose places are known; of one that is asked for its place `once`. */
export function placesLike(first: Places, texts: readonly string[], once: boolean): Places {
  const make = (id: string, level: 1 | 2): Placed => {
    const { shaped } = first.at(id, level);
    return shaped === undefined ? first.at(id, level) : new Lazily({ shape: shaped.shape, texts });
  };
  return once ? { at: make } : remembered(make);
}

/** What a view gets as far as style sheets depend on it: any words may stand in it. */
export function propsForStyles(given: Placed): Props {
  return given.shaped?.shape.props ?? given.props;
}

/** Most are never asked for. */
class Lazily implements Placed {
  readonly shaped: ShapedProps;
  #props: Props | undefined;

  constructor(shaped: ShapedProps) {
    this.shaped = shaped;
  }

  get props(): Props {
    const { shape, texts } = this.shaped;
    this.#props ??= shape.propsWith(texts);
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
