import type { Shape } from '../../../sdk/ui/icon.tsx';
import { isShape } from './inline-rules.ts';
import { type SvgElement, SvgError } from './parse-svg.ts';

/** Shapes in the colour of the text. */
export interface OneColour {
  readonly shapes: readonly Shape[];
  readonly hasOutlines: boolean;
}

/** What a shape inherits. Colours are as written, in lower case. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly color: string;
  readonly hasWidth: boolean;
}

/** How a shape is drawn: its area in the colour of the text, its outline with the width of the theme, or both. */
interface Drawn {
  readonly isFilled: boolean;
  readonly isOutlined: boolean;
}

/** Attributes that are kept. Paint and widths follow from the theme. */
const kept = new Set(
  `d points cx cy r rx ry x y x1 y1 x2 y2 width height transform stroke-dasharray stroke-dashoffset fill-rule opacity
  fill-opacity stroke-opacity`.split(/\s+/),
);

const filled = { fill: 'currentColor', stroke: 'none' };

/**
 * Returns the shapes of an SVG file that {@link requireInlineSvg} has accepted, in the colour of the text around them: outlines
 * without colour and width, which the theme decides, and areas filled with `currentColor`. Shapes that nobody sees are left
 * out. Throws {@link SvgError} for a second colour.
 */
export function oneColourShapes(root: SvgElement): OneColour {
  const used = new Map<string, SvgElement>();
  const drawn = new Map<Shape, Drawn>();
  const start: Paint = { fill: 'black', stroke: 'none', color: 'currentcolor', hasWidth: true };
  const shapes = contentOf(root, paintOf(root, start), { used, drawn });
  if (shapes.length === 0) {
    throw new SvgError('It shows nothing.', root, 'Draw at least one shape with a fill or a stroke.');
  }
  const [first, second] = used.keys();
  if (second !== undefined) {
    const message = `It has two colours, ${first} and ${second}, and an icon has the one of its text.`;
    const suggestion = 'Draw it in black alone. Leave out shapes that are as light as the ground.';
    throw new SvgError(message, used.get(second) ?? root, suggestion);
  }
  const outer = attributesOf(root, /^(?:opacity|(?:fill|stroke)-opacity|fill-rule|stroke-dash)/);
  const all = Object.keys(outer).length > 0 ? [['g', outer, shapes] as Shape] : shapes;
  return { shapes: painted(all, drawn), hasOutlines: [...drawn.values()].some(({ isOutlined }) => isOutlined) };
}

interface Found {
  /** The colours, each with the first element that has it. */
  readonly used: Map<string, SvgElement>;
  readonly drawn: Map<Shape, Drawn>;
}

function contentOf({ children }: SvgElement, inherited: Paint, found: Found): Shape[] {
  return children.flatMap((child): Shape[] => {
    if (child.name === 'defs' || child.attributes.get('display')?.trim() === 'none') return [];
    const paint = paintOf(child, inherited);
    if (isShape(child)) return shapeOf(child, paint, found);
    const content = contentOf(child, paint, found);
    const attributes = attributesOf(child);
    if (content.length === 0 || Object.keys(attributes).length === 0) return content;
    return [['g', attributes, content]];
  });
}

function shapeOf(element: SvgElement, paint: Paint, { used, drawn }: Found): Shape[] {
  // A line has no area.
  const isFilled = isSeen(paint.fill) && element.name !== 'line';
  const isOutlined = isSeen(paint.stroke) && paint.hasWidth;
  if (!isFilled && !isOutlined) return [];
  for (const colour of [isFilled && paint.fill, isOutlined && paint.stroke]) {
    if (colour === false) continue;
    const name = colourName(colour === 'currentcolor' ? paint.color : colour);
    if (!used.has(name)) used.set(name, element);
  }
  const shape: Shape = [element.name, attributesOf(element)];
  drawn.set(shape, { isFilled, isOutlined });
  return [shape];
}

function paintOf({ attributes }: SvgElement, inherited: Paint): Paint {
  const own = (name: string) => {
    const value = attributes.get(name)?.trim().toLowerCase();
    return value === 'inherit' ? undefined : value;
  };
  const width = own('stroke-width');
  return {
    fill: own('fill') ?? inherited.fill,
    stroke: own('stroke') ?? inherited.stroke,
    color: own('color') ?? inherited.color,
    hasWidth: width === undefined ? inherited.hasWidth : Number.parseFloat(width) !== 0,
  };
}

function isSeen(colour: string): boolean {
  return colour !== 'none' && colour !== 'transparent';
}

/** Black is what editors write for the colour of the text. */
function colourName(colour: string): string {
  return ['currentcolor', '#000', '#000000', '#000f', '#000000ff', 'inherit'].includes(colour) ? 'black' : colour;
}

function attributesOf({ attributes }: SvgElement, names?: RegExp): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, written] of attributes) {
    const value = written.trim();
    // As React writes it.
    const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (kept.has(name) && value !== 'inherit' && names?.test(name) !== false) found[key] = value.replace(/\s+/g, ' ');
  }
  return found;
}

/** Says how shapes are drawn where that is not as an outline, once for all of them where possible. */
function painted(shapes: readonly Shape[], drawn: ReadonlyMap<Shape, Drawn>): readonly Shape[] {
  const ways = [...drawn.values()];
  if (ways.every(({ isFilled }) => !isFilled)) return shapes;
  if (ways.every(({ isFilled, isOutlined }) => isFilled && !isOutlined)) {
    const [only, ...others] = shapes as [Shape, ...Shape[]];
    if (others.length > 0) return [['g', filled, shapes]];
    return [withAttributes(only, filled)];
  }
  return shapes.map((shape) => withPaint(shape, drawn));
}

function withPaint(shape: Shape, drawn: ReadonlyMap<Shape, Drawn>): Shape {
  const [element, attributes, content] = shape;
  const way = drawn.get(shape);
  const onlyFill: Readonly<Record<string, string>> = { fill: filled.fill };
  const paint = way?.isFilled ? (way.isOutlined ? onlyFill : filled) : {};
  const inner = content?.map((one) => withPaint(one, drawn));
  return withAttributes(inner === undefined ? [element, attributes] : [element, attributes, inner], paint);
}

function withAttributes([element, attributes, content]: Shape, more: Readonly<Record<string, string>>): Shape {
  const all = { ...more, ...attributes };
  return content === undefined ? [element, all] : [element, all, content];
}
