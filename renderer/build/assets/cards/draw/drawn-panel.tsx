import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { type CardSpec, type DrawnSide, type SideNode, sideSize } from '../spec.ts';
import { families, lowered } from './typeset.ts';

/** A drawing of the site at the side of a card. */
export function DrawnPanel({ side, spec }: { side: DrawnSide; spec: CardSpec }): ReactElement {
  return <div style={panel}>{side.nodes.map((node, index) => element(node, spec, index))}</div>;
}

function element(node: SideNode, spec: CardSpec, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { type, props, children } = node;
  const { style, 'data-middle': isMiddle, ...others } = coloured(props, spec) as Record<string, unknown>;
  const own = style === undefined ? {} : { style: typeset(style as CSSProperties, spec, isMiddle !== undefined) };
  const inner = children.map((child, index) => element(child, spec, index));
  return createElement(type, { ...others, ...own, key }, inner.length === 1 ? inner[0] : inner);
}

/** Puts the colours of the theme in place of their tokens; unknown tokens become the colour of text. */
function coloured(value: unknown, spec: CardSpec): unknown {
  if (typeof value === 'string')
    return value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => spec.palette[name] ?? spec.palette.ink);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, coloured(inner, spec)]));
}

/** Chooses the font of the card by the weight, and centres capitals in their line. */
function typeset({ fontWeight, ...style }: CSSProperties, spec: CardSpec, isMiddle: boolean): CSSProperties {
  const bold =
    fontWeight === undefined ? {} : { fontFamily: families(spec, Number(fontWeight) >= 600 ? 'bold' : 'plain') };
  if (!isMiddle) return { ...style, ...bold };
  return { ...style, ...bold, top: Number(style.top ?? 0) + lowered(spec, Number(style.fontSize ?? 16)) };
}

const panel = {
  display: 'flex',
  position: 'relative',
  width: sideSize.width,
  height: sideSize.height,
} satisfies CSSProperties;
