import { type SvgElement, SvgError, shown } from './parse-svg.ts';

/** What the element of an SVG file does where it must not be: the end of a sentence, by the element's name. */
const reasons: Readonly<Record<string, string>> = {
  script: 'which runs code',
  style: 'which would style the whole page',
  text: 'which needs a font',
  tspan: 'which needs a font',
  textPath: 'which needs a font',
  foreignObject: 'which holds HTML',
  a: 'which is a link',
  image: 'which loads a file',
  use: 'which refers to something else',
  symbol: 'which is only there to be referred to',
};

const asShapes = 'Draw it with path, circle, ellipse, rect, line, polyline, polygon and g.';

// Values are trimmed first. No pattern repeats a repetition, so that none takes long on a hostile value.
const only = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');
const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?`;
const transforms = only(String.raw`(?:(?:translate|scale|rotate|skewX|skewY|matrix)\s*\([\d\s,.e+-]*\)[\s,]*)+`);
/** A colour by name or number, or none. No address of a gradient, no variable. */
const paint = only(String.raw`[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg-]+\)`);

/** Attributes that shapes and groups may have, with the form of their values. */
const allowed: ReadonlyMap<string, RegExp> = new Map(
  [
    ['d', only(String.raw`[MZLHVCSQTA\d\s,.e+-]*`)],
    ['points', only(String.raw`[\d\s,.e+-]*`)],
    ['cx cy r rx ry x y x1 y1 x2 y2 width height stroke-width stroke-dashoffset', only(`${number}(?:px)?`)],
    ['transform', transforms],
    ['fill stroke color', paint],
    ['stroke-dasharray', only(String.raw`none|[\d\s,.e+-]*`)],
    ['fill-rule', only('nonzero|evenodd|inherit')],
    ['opacity fill-opacity stroke-opacity', only(`${number}%?`)],
    ['display', only('inline|block|none|inherit')],
    ['visibility', only('visible|inherit')],
  ].flatMap(([names, form]) =>
    String(names)
      .split(' ')
      .map((name) => [name, form as RegExp] as const),
  ),
);

/** Attributes that change nothing here: names, hints for editors and browsers, the ends of lines, which the theme decides. */
const ignored =
  /^(?:id|class|xml:space|xlink:[a-z]+|version|baseProfile|role|tabindex|focusable|lang|aria-[a-z]+|data-[\w.-]+|enable-background|preserveAspectRatio|overflow|shape-rendering|color-rendering|color-interpolation|text-rendering|image-rendering|paint-order|vector-effect|clip-rule|stroke-linecap|stroke-linejoin|stroke-miterlimit|pathLength|font-[a-z-]+|mix-blend-mode|isolation)$/;

const shapes: ReadonlySet<string> = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

export function isShape({ name }: SvgElement): boolean {
  return shapes.has(name);
}

/** Throws {@link SvgError} unless an SVG file holds shapes and groups alone, which are safe in the markup of a page. */
export function requireInlineSvg(root: SvgElement): void {
  requireNoText(root);
  requireAttributes(root, /^(?:x|y|width|height|viewBox)$/);
  for (const child of root.children) requireElement(child);
}

function requireElement(element: SvgElement): void {
  const { name, children } = element;
  // Editors write empty definitions into every file.
  if (name === 'defs' && children.length === 0) return;
  if (name !== 'g' && !isShape(element)) {
    const reason =
      (Object.hasOwn(reasons, name) && reasons[name]) ||
      (/^(?:animate|set$)/.test(name) ? 'which moves' : 'which is no shape');
    throw new SvgError(`It has <${name}>, ${reason}.`, element, asShapes);
  }
  requireNoText(element);
  requireAttributes(element);
  for (const child of children) {
    if (isShape(element)) throw new SvgError(`It has <${child.name}> inside <${name}>.`, child, asShapes);
    requireElement(child);
  }
}

function requireNoText(element: SvgElement): void {
  if (!element.content.some((part) => typeof part === 'string' && part.trim() !== '')) return;
  throw new SvgError(`It has text directly inside <${element.name}>.`, element, asShapes);
}

function requireAttributes(element: SvgElement, more?: RegExp): void {
  for (const [name, value] of element.attributes) {
    if (more?.test(name)) continue;
    const form = allowed.get(name);
    if (form?.test(value.trim()) === false) throw badValue(element, name, value);
    if (form === undefined && !ignored.test(name) && !isNone(name, value)) throw badAttribute(element, name);
  }
}

/** Editors write out that there is no clip, mask or filter. */
function isNone(name: string, value: string): boolean {
  return /^(?:clip-path|mask|filter|marker(?:-start|-mid|-end)?)$/.test(name) && value.trim() === 'none';
}

function badValue(element: SvgElement, name: string, value: string): SvgError {
  const message = `The value ${shown(value)} of "${name}" on <${element.name}> is not allowed.`;
  const suggestion = /url\s*\(/i.test(value)
    ? 'Fill it with a colour, because gradients and patterns are not allowed.'
    : 'Write numbers without units, and colours by name or number.';
  return new SvgError(message, element, suggestion);
}

function badAttribute(element: SvgElement, name: string): SvgError {
  const message = `The attribute "${name}" on <${element.name}> is not allowed`;
  if (/^on/i.test(name)) return new SvgError(`${message}, because it runs code.`, element, 'Delete the attribute.');
  if (name === 'style') {
    const suggestion = 'Export it with presentation attributes: fill="none" in place of style="fill:none".';
    return new SvgError(`${message}, because pages allow no inline styles.`, element, suggestion);
  }
  if (name === 'href') return new SvgError(`${message}, because it refers to something else.`, element, asShapes);
  if (/^(?:clip-path|mask|filter|marker)/.test(name)) {
    const suggestion = 'Draw the shape as it is seen, without clips, masks and filters.';
    return new SvgError(`${message}, because it refers to something else.`, element, suggestion);
  }
  return new SvgError(`${message}.`, element, 'Delete the attribute.');
}
