import type { ReactNode } from 'react';
import { linkAttributes } from '../ui/link-attributes.ts';
import { type Inline, inLines, innerOf, type RichText } from './rich-text.ts';

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
export function showInline(inline: Inline, index: number): ReactNode {
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
export function linkProps(href: string) {
  return { className: 'words-link', ...linkAttributes(href) };
}
