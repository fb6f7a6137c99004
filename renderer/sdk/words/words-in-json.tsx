import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Inline, inLines, innerOf } from './rich-text.ts';
import { linkProps, Words } from './words.tsx';

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
