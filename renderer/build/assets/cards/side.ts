import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { RegisteredDrawing } from '../../../site/registry.ts';
import type { ImageFile } from '../../inputs/images.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { ResolvedPage, ResolvedSection } from '../../page/resolve/index.ts';
import type { Assets } from './assets.ts';
import { type DrawnSide, type Side, type SideNode, sideSize } from './spec.ts';

/** The drawings of a site by kind. */
export type Drawings = ReadonlyMap<string, RegisteredDrawing>;

/** Returns a picture as the side of a card. */
export function pictureSide(image: ImageFile, assets: Assets): Side | undefined {
  const asset = assets.addImage(image);
  return asset === undefined ? undefined : { kind: 'picture', asset, vector: image.output.endsWith('.svg') };
}

/** Returns the first drawing of a page that a card can show. Adds the errors of drawings to the diagnostics, if given. */
export function drawnSide(
  { sections }: Pick<ResolvedPage, 'sections'>,
  drawings: Drawings,
  diagnostics?: Diagnostic[],
): DrawnSide | undefined {
  if (![...drawings.values()].some(({ drawing }) => drawing.card)) return undefined;
  for (const section of sections) {
    const side = section.slot === 'main' ? sideOf(section, drawings, diagnostics) : undefined;
    if (side !== undefined) return side;
  }
  return undefined;
}

/** Several stages ask for the side of a page, and sections with the same props are the same object. */
const sides = new WeakMap<object, { readonly drawings: Drawings; readonly side: DrawnSide | undefined }>();

function sideOf(
  { given, node }: ResolvedSection,
  drawings: Drawings,
  diagnostics?: Diagnostic[],
): DrawnSide | undefined {
  const known = sides.get(given);
  if (known?.drawings === drawings) return known.side;
  const all = [...mediaIn(given.props)].filter(({ kind }) => drawings.get(kind)?.drawing.card);
  let side: DrawnSide | undefined;
  for (const kind of new Set(all.map(({ kind }) => kind))) {
    try {
      const drawn = drawings.get(kind)?.drawing.card?.(
        all.filter((one) => one.kind === kind),
        sideSize,
      );
      const nodes = sideNodes(drawn);
      side ??= nodes.length === 0 ? undefined : { kind: 'drawing', nodes };
    } catch (error) {
      const message = `The card of the drawing "${kind}" threw: ${String(error)}`;
      const suggestion = 'Fix it in templates/drawings.';
      diagnostics?.push({ code: 'drawing-invalid', message, path: node.at, suggestion });
      return undefined;
    }
  }
  sides.set(given, { drawings, side });
  return side;
}

/** The objects with a kind, in order. */
function* mediaIn(value: unknown): Generator<Record<string, unknown> & { readonly kind: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value) && typeof value.kind === 'string') yield { ...value, kind: value.kind };
  for (const inner of Object.values(value)) yield* mediaIn(inner);
}

/** Returns elements as plain data, with the results of their components. Throws for components that are no functions. */
function sideNodes(drawn: ReactNode): readonly SideNode[] {
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean') return [];
  if (typeof drawn === 'string' || typeof drawn === 'number') return [String(drawn)];
  if (Array.isArray(drawn)) return drawn.flatMap((inner: ReactNode) => sideNodes(inner));
  if (!isValidElement<Record<string, unknown>>(drawn)) throw new TypeError('it returned something that is no element');
  const { type, props } = drawn;
  const { children, ...attributes } = props;
  if (type === Fragment) return sideNodes(children as ReactNode);
  if (typeof type === 'function') return sideNodes((type as (props: object) => ReactNode)(props));
  if (typeof type !== 'string') throw new TypeError('it uses a component that is no function');
  return [{ type, props: attributes, children: sideNodes(children as ReactNode) }];
}

/** Returns the tokens of the theme that nodes name, without their hyphens. */
export function tokensIn(nodes: readonly SideNode[]): readonly string[] {
  return [...new Set([...JSON.stringify(nodes).matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name))];
}
