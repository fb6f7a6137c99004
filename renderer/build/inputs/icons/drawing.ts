import type { DrawnIcon, Shape } from '../../../sdk/ui/icon.tsx';
import { requireInlineSvg } from '../svg/inline-rules.ts';
import { oneColourShapes } from '../svg/one-colour.ts';
import { parseSvg, type SvgElement, SvgError } from '../svg/parse-svg.ts';

/** The token for the width of outlines, which icons of other sizes multiply. */
export const iconStroke = '--icon-stroke';

/** The engine's icons are drawn on a square of this size. */
const usualSize = 24;

/** What every icon has to keep to. */
export interface Limits {
  readonly isSquare: boolean;
  /** Bytes of its shapes in a page. */
  readonly maxBytes: number;
}

/** Returns the icon in the text of an SVG file. Throws {@link SvgError} for what may not be in the markup of a page. */
export function drawingOf(text: string, { isSquare, maxBytes }: Limits): DrawnIcon {
  const root = parseSvg(text);
  requireInlineSvg(root);
  const [left, top, width, height] = viewBoxOf(root);
  if (isSquare && width !== height) {
    const message = `Its viewBox is ${width} wide and ${height} high, and an icon is square.`;
    const suggestion = `Make it as high as wide: viewBox="${viewBox(squareAround(left, top, width, height))}" keeps the drawing in the middle.`;
    throw new SvgError(message, root, suggestion);
  }
  const { shapes, hasOutlines } = oneColourShapes(root);
  const drawn = {
    viewBox: viewBox([left, top, width, height]),
    shapes: hasOutlines ? withWidth(shapes, Math.max(width, height)) : shapes,
  };
  const bytes = Buffer.byteLength(markup(drawn.shapes));
  if (bytes > maxBytes) {
    throw new SvgError(
      `Its shapes take ${bytes} bytes in a page, and at most ${maxBytes} are allowed.`,
      root,
      'Draw it with fewer points, or export it with fewer decimals.',
    );
  }
  return drawn;
}

type Box = readonly [left: number, top: number, width: number, height: number];

function viewBoxOf(root: SvgElement): Box {
  const written = root.attributes.get('viewBox');
  const numbers = (written ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  if (numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0) {
    return [left, top, width, height];
  }
  const message =
    written === undefined ? 'It has no viewBox.' : `The viewBox ${JSON.stringify(written)} is not usable.`;
  throw new SvgError(message, root, 'Write where the drawing is, as viewBox="0 0 24 24" on <svg>.');
}

function viewBox(box: Box): string {
  return box.map((value) => round(value)).join(' ');
}

function squareAround(left: number, top: number, width: number, height: number): Box {
  const size = Math.max(width, height);
  return [left - (size - width) / 2, top - (size - height) / 2, size, size];
}

/** Widths of outlines are meant for the engine's size, so another size scales them. */
function withWidth(shapes: readonly Shape[], size: number): readonly Shape[] {
  if (size === usualSize) return shapes;
  return [['g', { strokeWidth: `calc(var(${iconStroke},1.75)*${round(size / usualSize)})` }, shapes]];
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The shapes about as they are in a page, to measure them. */
function markup(shapes: readonly Shape[]): string {
  return shapes
    .map(([element, attributes, content = []]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${element}${written.join('')}>${markup(content)}</${element}>`;
    })
    .join('');
}
