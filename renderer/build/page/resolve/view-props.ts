import type { AnyBlock } from '../../../sdk/block.ts';
import { toneStyle } from '../../../sdk/tones/tones.ts';
import { layoutSheet, type RegisteredBlock, type SheetName } from '../../../site/registry.ts';
import { PropsShape, type ShapedProps } from '../../schema/shapes/props-shape.ts';

type Props = Readonly<Record<string, unknown>>;

/** The props of a section's view, with its id and the level of its heading on the page. */
export interface ViewProps {
  readonly props: Props;
  /** Its shape and its texts, if sections of the same shape are known. */
  readonly shaped?: ShapedProps | undefined;
}

/** The view props of a section by id and heading level: one object for the same arguments. */
export interface SectionProps {
  at(id: string, level: 1 | 2): ViewProps;
}

/** Makes view props from the fields of a section. `texts` are its texts, if other sections may differ from it by text alone. */
export function sectionProps(definition: RegisteredBlock, fields: Props, texts?: readonly string[]): SectionProps {
  return cached((id, level) => {
    const props = { ...fields, id, level };
    return { props, shaped: texts && { shape: new PropsShape(definition, props), texts } };
  });
}

/** Makes the view props of a section that differs from another by text alone. `once` means that only one page has it. */
export function propsWithTexts(first: SectionProps, texts: readonly string[], once: boolean): SectionProps {
  const make = (id: string, level: 1 | 2): ViewProps => {
    const { shaped } = first.at(id, level);
    return shaped === undefined ? first.at(id, level) : new LazyProps({ shape: shaped.shape, texts });
  };
  return once ? { at: make } : cached(make);
}

/** The props that style sheets may depend on; their texts may be those of another section. */
export function propsForStyles(given: ViewProps): Props {
  return given.shaped?.shape.props ?? given.props;
}

/** Returns the names of what a section needs besides the block's own sheet, with what `styles` of its block gave. */
export function sheetNames(block: AnyBlock, styles: unknown, props: Props, hasPictures = false): readonly SheetName[] {
  const own: readonly SheetName[] = Array.isArray(styles) ? styles : [];
  const shared = hasPictures ? [...own, 'picture' as const] : own;
  const islands = (block.islands?.(props) ?? []).map((type) => `island:${type}` as const);
  const added = [toneStyle(props.tone), layoutSheet(block, props.layout), ...islands].filter(
    (name) => name !== undefined && !shared.includes(name),
  );
  return added.length === 0 ? shared : [...shared, ...(added as SheetName[])];
}

/** Makes its props when they are read; most never are. */
class LazyProps implements ViewProps {
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

function cached(make: (id: string, level: 1 | 2) => ViewProps): SectionProps {
  const known = new Map<string, ViewProps>();
  return {
    at(id, level) {
      const key = `${level} ${id}`;
      const props = known.get(key) ?? make(id, level);
      known.set(key, props);
      return props;
    },
  };
}

/** Adds the props that a block derives from its page: one object for all pages that give it the same. */
export function withPageProps(own: ViewProps, extra: object): ViewProps {
  const known = extended.get(own) ?? new Map<string, ViewProps>();
  extended.set(own, known);
  const key = JSON.stringify(extra);
  const made = known.get(key) ?? { props: { ...own.props, ...extra } };
  known.set(key, made);
  return made;
}

const extended = new WeakMap<ViewProps, Map<string, ViewProps>>();
