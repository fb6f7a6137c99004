import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { linkAttributes } from '../ui/link-attributes.ts';
import { type Inline, inLines, innerOf, isList, type List, type RichText } from './rich-text.ts';

/**
 * Shows a text with its emphasis, links and new lines; nothing for no text, which blocks without types may hand on. The items of
 * a list are lines, because it can stand inside a paragraph; `<Paragraphs>` shows lists.
 */
export function Words({ text }: { readonly text: RichText }) {
  return typeof text === 'object' ? inLines(text).map(showInline) : text;
}

/** Shows a text beside an icon, in a row: the pieces of one with marks stay together. */
export function RowWords({ text }: { readonly text: RichText }) {
  return typeof text === 'object' ? (
    <span>
      <Words text={text} />
    </span>
  ) : (
    text
  );
}

/** Returns what shows a text, for a component that also gets plain strings, such as an island; undefined for no text. */
export function words(text: RichText): ReactNode;
export function words(text: RichText | undefined): ReactNode | undefined;
export function words(text: RichText | undefined): ReactNode | undefined {
  return typeof text === 'object' ? <Words text={text} /> : text;
}

/** Shows a piece of a text. */
function showInline(inline: Inline, index: number): ReactNode {
  if (typeof inline === 'string') return inline;
  if ('br' in inline) return <br key={index} />;
  const inside = innerOf(inline).map(showInline);
  if ('strong' in inline) return <strong key={index}>{inside}</strong>;
  if ('em' in inline) return <em key={index}>{inside}</em>;
  return (
    <a key={index} {...linkProps(inline.href)}>
      {inside}
    </a>
  );
}

/** The class lifts a link out of a card whose own link covers it (`style.css`). */
function linkProps(href: string) {
  return { className: 'words-link', ...linkAttributes(href) };
}

interface ParagraphProps {
  readonly text: RichText;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Shows a text as a paragraph. */
export function Paragraph({ text, ...attributes }: ParagraphProps) {
  return (
    <p {...attributes}>
      <Words text={text} />
    </p>
  );
}

interface ParagraphsProps {
  readonly text: RichText;
  readonly id?: string | undefined;
  /** Leaves room below lists, as the style of the block does below a paragraph. */
  readonly roomy?: boolean | undefined;
}

/** Shows a text of the kind `lines`: as a paragraph, or as lists and the paragraphs around them. */
export function Paragraphs({ text, id, roomy = false }: ParagraphsProps) {
  if (typeof text !== 'object' || !text.words.some(isList)) return <Paragraph id={id} text={text} />;
  return (
    <div id={id} className={roomy ? 'paragraphs paragraphs-roomy' : 'paragraphs'}>
      {parts(text.words).map(showPart)}
    </div>
  );
}

type Part = List | readonly Inline[];

/** Returns the lists of a text, and the pieces between them. */
function parts(words: readonly (Inline | List)[]): readonly Part[] {
  const found: Part[] = [];
  let paragraph: Inline[] = [];
  for (const piece of words) {
    if (isList(piece)) {
      found.push(piece);
      paragraph = [];
    } else {
      if (paragraph.length === 0) found.push(paragraph);
      paragraph.push(piece);
    }
  }
  return found;
}

function showPart(part: Part, index: number) {
  if (!('list' in part)) return <p key={index}>{part.map(showInline)}</p>;
  const { list: Tag, items } = part;
  return <Tag key={index}>{items.map(showItem)}</Tag>;
}

function showItem(item: readonly Inline[], index: number) {
  return <li key={index}>{item.map(showInline)}</li>;
}

/** An element in the props of an island, as `mount` reads it: its tag and its props. */
interface WrittenElement {
  readonly words: { readonly tag: string; readonly children?: readonly WrittenChild[] };
}

type WrittenChild = string | WrittenElement;

/** Writes the props of an island as JSON. Texts with marks and icons become elements, so that islands need no code for them. */
export function propsInJson(props: object): string {
  return JSON.stringify(props, (_, value: unknown) => {
    if (!isValidElement(value)) return value;
    if (value.type !== Words) return writtenElement(value as AnyElement);
    const { text } = value.props as Parameters<typeof Words>[0];
    return typeof text === 'string' ? text : inLines(text).map(written);
  });
}

type AnyElement = ReactElement<{ readonly children?: ReactNode }>;

/** Writes an element, or what a component without hooks returns, such as an icon. */
function writtenElement({ type, props }: AnyElement): unknown {
  if (typeof type === 'function') return writtenElement((type as (given: object) => AnyElement)(props));
  const { children, ...attributes } = props;
  // `JSON.stringify` goes on with the children.
  return { words: { tag: type, ...attributes, ...(children !== undefined && { children }) } };
}

function written(inline: Inline): WrittenChild {
  if (typeof inline === 'string') return inline;
  if ('br' in inline) return { words: { tag: 'br' } };
  const children = innerOf(inline).map(written);
  if ('href' in inline) return { words: { tag: 'a', ...linkProps(inline.href), children } };
  return { words: { tag: 'em' in inline ? 'em' : 'strong', children } };
}
