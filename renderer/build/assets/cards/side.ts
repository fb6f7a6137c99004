import type { Diagnostic } from '../../../sdk/issue.ts';
import type { RegisteredDrawing } from '../../../site/registry.ts';
import type { ImageFile } from '../../inputs/images.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { ResolvedPage, ResolvedSection } from '../../page/resolve/index.ts';
import type { Assets } from './assets.ts';
import { sideNodes } from './side-nodes.ts';
import { type DrawnSide, type Side, sideSize } from './spec.ts';

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
    const side =
      section.slot === 'main' && hasKind(section, drawings) ? sideOf(section, drawings, diagnostics) : undefined;
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
      diagnostics?.push({
        code: 'drawing-invalid',
        message,
        path: node.at,
        suggestion: 'Fix it in templates/drawings.',
      });
      return undefined;
    }
  }
  sides.set(given, { drawings, side });
  return side;
}

/** Whether any object in the props of a section has the kind of a drawing. Sections of one shape have the same kinds. */
function hasKind({ given }: ResolvedSection, drawings: Drawings): boolean {
  const props = given.shaped?.shape.props ?? given.props;
  const known = withKinds.get(props) ?? new Set([...mediaIn(props)].map(({ kind }) => kind));
  withKinds.set(props, known);
  return [...known].some((kind) => drawings.has(kind));
}

const withKinds = new WeakMap<object, ReadonlySet<string>>();

/** The objects with a kind, in order. */
function* mediaIn(value: unknown): Generator<Record<string, unknown> & { readonly kind: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value) && typeof value.kind === 'string') yield { ...value, kind: value.kind };
  for (const inner of Object.values(value)) yield* mediaIn(inner);
}
