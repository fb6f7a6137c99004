import { type SvgElement, SvgError, shown } from './parse-svg.ts';

const listed = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

/** What a picture may be drawn with. */
const drawn = listed(
  `svg g defs symbol use path circle ellipse rect line polyline polygon image text tspan textPath linearGradient
  radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`,
);

/** Elements whose text is seen. */
const worded = listed('text tspan textPath');

/** What an element does where it must not be: the end of a sentence. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['script', 'which runs code'],
  ['foreignObject', 'which holds HTML'],
  ['a', 'which is a link'],
]);

/** CSS properties that are attributes as well (SVG 2, section 6.6), and change what is seen. */
const properties = listed(
  `alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction
  display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color
  marker-end marker-mid marker-start mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode cx cy r rx ry x y width height`,
);

/** Properties that change nothing in a picture that stands still: of the cascade, of pages around it, of editors. */
const pointless =
  /^(?:-.*|animation.*|box-sizing|color-rendering|cursor|enable-background|isolation|line-height|margin.*|m(?:ax|in)-(?:width|height)|padding.*|pointer-events|position|shape-(?:inside|padding|margin)|solid-.*|text-(?:align|indent|decoration-(?:color|style))|transition.*|user-select|vertical-align|will-change)$/;

/** Other attributes that change what is seen. */
const attributes = listed(
  `id xml:space d points x1 y1 x2 y2 fx fy fr dx dy rotate offset pathLength viewBox preserveAspectRatio textLength
  lengthAdjust startOffset method spacing side gradientTransform gradientUnits spreadMethod patternTransform patternUnits
  patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result type values tableValues slope intercept amplitude exponent mode operator k1 k2 k3
  k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent limitingConeAngle azimuth elevation pointsAtX pointsAtY pointsAtZ z stdDeviation radius
  scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles`,
);

/** Functions of values. None of them loads anything, except `url()`, which may only name a part of the picture. */
const functions = listed(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color translate scale rotate skewx skewy matrix blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia circle ellipse inset polygon
  calc`,
);

const within = /url\(\s*(?:#[^\s"'()\\]+|"#[^"'()\\]+"|'#[^"'()\\]+')\s*\)/gi;

export function hasWords({ name }: SvgElement): boolean {
  return worded.has(name);
}

/** Throws {@link SvgError} unless an element may be in a picture. */
export function requireDrawn(element: SvgElement): void {
  const { name } = element;
  if (drawn.has(name)) return;
  const moves = /^(?:animate|set$|mpath$|discard$)/.test(name);
  const reason = moves
    ? 'which moves, and visitors could not stop it'
    : (reasons.get(name) ?? 'which pictures may not have');
  const message = `It has <${name}>, ${reason}.`;
  const suggestion = moves
    ? 'Export it as it should stand still. What moves is better a video.'
    : 'Export it without, as plain SVG.';
  throw new SvgError(message, element, suggestion);
}

/** Whether an attribute changes what is seen. Throws {@link SvgError} if leaving it out would, and it may not be there. */
export function isSeen(name: string, value: string, element: SvgElement): boolean {
  if (/^on/i.test(name)) throw notAllowed(element, name, 'because it runs code', 'Delete the attribute.');
  if (name === 'xml:base')
    throw notAllowed(element, name, 'because it refers to another file', 'Delete the attribute.');
  if (!attributes.has(name) && !properties.has(name)) return false;
  requireValue(name, value, element);
  return true;
}

/** Whether a declaration of a style sheet can be an attribute, and changes what is seen. Throws {@link SvgError} otherwise. */
export function isSeenProperty(name: string, value: string, element: SvgElement): boolean {
  if (pointless.test(name)) return false;
  if (!properties.has(name)) {
    // Editors write out what is so anyway.
    if (/^(?:auto|inherit|initial|mixed|none|normal|unset)$/i.test(value)) return false;
    const message = `The style "${name}" on <${element.name}> cannot be written as an attribute.`;
    throw new SvgError(message, element, 'Draw it without, or export it with presentation attributes.');
  }
  requireValue(name, value, element);
  return true;
}

/** Where a link leads inside the picture: to the id of an element. Throws {@link SvgError} for any other address. */
export function requireInside(element: SvgElement, address: string): string {
  const [, id] = /^#(.+)$/.exec(address.trim()) ?? [];
  if (id !== undefined) return id;
  const message = `<${element.name}> refers to ${shown(address)}, which is outside of the picture.`;
  const suggestion = 'Put what it shows into the picture itself.';
  throw new SvgError(message, element, suggestion);
}

function requireValue(name: string, value: string, element: SvgElement): void {
  if (name === 'id') return;
  const rest = value.replace(within, '');
  const isPlain = !/[\\@{};]|\/\*/.test(rest);
  const called = rest
    .split('(')
    .slice(0, -1)
    .map((before) => /[\w-]*$/.exec(before.trimEnd().slice(-20))?.[0] ?? '');
  if (isPlain && called.every((name) => name === '' || functions.has(name.toLowerCase()))) return;
  if (/(?:url|src|image|image-set)\s*\(/i.test(rest))
    requireInside(element, rest.split(/[()]/)[1]?.replace(/["']/g, '') ?? '');
  const message = `The value ${shown(value)} of "${name}" on <${element.name}> is not allowed.`;
  const suggestion = 'Write plain numbers and colours.';
  throw new SvgError(message, element, suggestion);
}

function notAllowed(element: SvgElement, name: string, reason: string, suggestion: string): SvgError {
  return new SvgError(`The attribute "${name}" on <${element.name}> is not allowed, ${reason}.`, element, suggestion);
}
