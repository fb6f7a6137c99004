import type { AnyBlock } from '../../../sdk/block.ts';
import { toneStyle } from '../../../sdk/fields.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { defaultText, hasPlaceholderMarks } from '../../../sdk/query-text.ts';
import { uiTextFor } from '../../../sdk/ui-text/index.ts';
import type { UiText } from '../../../sdk/ui-text/ui-text.ts';
import { layoutSheet, type RegisteredBlock, type SheetName } from '../../../site/registry.ts';
import type { Site } from '../../../site/site.ts';
import { type BlockUse, Misuse, runBlock } from '../../schema/block-code.ts';
import { PropsShape, type ShapedProps } from '../../schema/shapes/section-shape.ts';

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

/** Returns the default of a text that a block made, without any query parameter. Throws if the block cut a replaceable text. */
export function defaultTextOfBlock(text: string): string {
  const plain = defaultText(text);
  if (hasPlaceholderMarks(plain)) throw brokenQueryText();
  return plain;
}

/** The error of a block that cuts or changes a text that a query parameter may replace. */
export function brokenQueryText(): Misuse {
  return new Misuse(
    "cut or changed text that the visitor's address may replace.",
    'Write this text without {{query}}, or show it unchanged: a style sheet can shorten it visually, and textFrom() can derive another text from it.',
  );
}

/** Adds the texts that the view of a section has itself, in the language of the page. */
export function withUi(
  props: Props,
  site: Pick<Site, 'locale' | 'uiText'>,
  use: BlockUse,
  diagnostics: Diagnostic[],
): Props {
  const { ui } = use.definition.block;
  if (ui === undefined) return props;
  return { ...props, ui: runBlock(use, 'ui', diagnostics, () => ui(uiTextOf(site))) ?? {} };
}

/** Returns the engine's own texts in the language of a page, with the site's changes. */
export function uiTextOf({ locale, uiText }: Pick<Site, 'locale' | 'uiText'>): UiText {
  const texts = uiTexts.get(uiText) ?? new Map<string, UiText>();
  uiTexts.set(uiText, texts);
  const text = texts.get(locale) ?? uiTextFor(locale, uiText);
  texts.set(locale, text);
  return text;
}

/** By the site's changes, and by language. */
const uiTexts = new WeakMap<object, Map<string, UiText>>();
