import { isValidElement } from 'react';
import { type Inline, innerOf } from './rich-text.ts';
import { linkProps, Words } from './words.tsx';

/** An element in the props of an island, as `mount` reads it: its tag and its props. */
interface WrittenElement {
  readonly words: { readonly tag: string; readonly children?: readonly WrittenChild[] };
}

type WrittenChild = string | WrittenElement;

/** Writes the props of an island as JSON. Texts with marks become elements, so that islands need no code for them. */
export function propsInJson(props: object): string {
  return JSON.stringify(props, (_, value: unknown) => {
    if (!isValidElement<Parameters<typeof Words>[0]>(value) || value.type !== Words) return value;
    const { text } = value.props;
    return typeof text === 'string' ? text : text.words.map(written);
  });
}

function written(inline: Inline): WrittenChild {
  if (typeof inline === 'string') return inline;
  if ('br' in inline) return { words: { tag: 'br' } };
  const children = innerOf(inline).map(written);
  if ('href' in inline) return { words: { tag: 'a', ...linkProps(inline.href), children } };
  return { words: { tag: 'em' in inline ? 'em' : 'strong', children } };
}
