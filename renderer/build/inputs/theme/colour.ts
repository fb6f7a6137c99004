import { createRequire } from 'node:module';
import { lowest } from '../../../sdk/any-length.ts';

/** An sRGB colour: channels from 0 to 255, alpha from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const require = createRequire(import.meta.url);

/** Loaded on demand, because most commands need no colours. */
const lightning = (): typeof import('lightningcss') => require('lightningcss');

/** Converts CSS colours of any colour space to sRGB notation for SVG renderers; undefined for other values. */
export function toSrgb(values: readonly string[]): (string | undefined)[] {
  // The index is in selector and property, because the minifier merges neighbours with equal selectors or declarations.
  const css = values.map((value, index) => `.c${index}{color:${value.replace(/[{};]/g, '')};--of:${index}}`).join('\n');
  // For a browser of that age, the minifier writes each colour in sRGB first.
  const { code } = lightning().transform({
    filename: 'palette.css',
    code: new TextEncoder().encode(css),
    targets: { chrome: 60 << 16 },
    errorRecovery: true,
  });
  const written = new Map<number, string>();
  for (const [, index, colour = ''] of new TextDecoder()
    .decode(code)
    .matchAll(/\.c(\d+) \{\s*color: (#[\da-f]+|rgba?\([^)]*\)|[a-z]+);/g)) {
    written.set(Number(index), colour);
  }
  return values.map((_, index) => written.get(index));
}

/** Returns the channels of colours; undefined for values without a fixed colour, such as `currentcolor`. */
export function channelsOf(values: readonly string[]): (Rgb | undefined)[] {
  const colours = toSrgb(values);
  const css = colours.flatMap((colour) => (colour === undefined ? [] : `.c{color:${colour}}`)).join('\n');
  const found: (Rgb | undefined)[] = [];
  lightning().transform({
    filename: 'palette.css',
    code: new TextEncoder().encode(css),
    errorRecovery: true,
    visitor: {
      Declaration(declaration) {
        const colour = declaration.property === 'color' ? declaration.value : undefined;
        const screen = typeof colour === 'object' && 'type' in colour && colour.type === 'rgb' ? colour : undefined;
        found.push(screen && { red: screen.r, green: screen.g, blue: screen.b, alpha: screen.alpha });
      },
    },
  });
  return colours.map((colour) => (colour === undefined ? undefined : found.shift()));
}

/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue (in degrees). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Converts an opaque sRGB colour (CSS Color 4, "sample code for color conversions"). */
export function toOklch({ red, green, blue }: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(a, b2);
  // The hue of a grey is noise.
  return chroma < 0.0005 ? { lightness, chroma: 0, hue: 0 } : { lightness, chroma, hue: hueOf(a, b2) };
}

/** Converts to sRGB, with the greatest chroma up to that of the colour that sRGB can show. Channels are whole numbers. */
export function toRgb(colour: Oklch): Rgb {
  const at = channelsByChroma(clamped(colour.lightness), colour.hue);
  let [low, high] = [0, colour.chroma];
  if (inGamut(at(high))) low = high;
  for (let step = 0; step < 20 && high - low > 0.0001; step++) {
    const chroma = (low + high) / 2;
    if (inGamut(at(chroma))) low = chroma;
    else high = chroma;
  }
  const [red, green, blue] = at(low);
  const whole = (value: number) => Math.round(clamped(value) * 255);
  return { red: whole(red), green: whole(green), blue: whole(blue), alpha: 1 };
}

/** Returns a colour as `#rrggbb`. */
export function hexOf(colour: Rgb): string {
  return `#${[colour.red, colour.green, colour.blue]
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Mixes colours in OKLab: `share` of the first, from 0 to 1. */
export function mixed(one: Oklch, other: Oklch, share: number): Oklch {
  const blend = (a: number, b: number) => a * share + b * (1 - share);
  const [[cos1, sin1], [cos2, sin2]] = [axesOf(one.hue), axesOf(other.hue)];
  const a = blend(cos1 * one.chroma, cos2 * other.chroma);
  const b = blend(sin1 * one.chroma, sin2 * other.chroma);
  return { lightness: blend(one.lightness, other.lightness), chroma: Math.hypot(a, b), hue: hueOf(a, b) };
}

function hueOf(a: number, b: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function axesOf(hue: number): readonly [cos: number, sin: number] {
  const angle = (hue * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

type Channels = readonly [red: number, green: number, blue: number];

/** Returns the gamma-encoded channels by chroma; 0 to 1 for colours that sRGB can show. */
function channelsByChroma(lightness: number, hue: number): (chroma: number) => Channels {
  const [cos, sin] = axesOf(hue);
  return (chroma) => {
    const a = chroma * cos;
    const b = chroma * sin;
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    ];
  };
}

const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

const inGamut = (channels: Channels) => channels.every((value) => value > -0.0005 && value < 1.0005);

const clamped = (value: number) => Math.min(1, Math.max(0, value));

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Blends a colour with an opaque background. */
export function over(top: Rgb, ground: Rgb): Rgb {
  const mixed = (channel: 'red' | 'green' | 'blue') => top[channel] * top.alpha + ground[channel] * (1 - top.alpha);
  return { red: mixed('red'), green: mixed('green'), blue: mixed('blue'), alpha: 1 };
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2, "relative luminance"). */
function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A power for each of 256 values, because the search for readable colours asks 20,000 times. */
const linearOfWhole = Array.from({ length: 256 }, (_, channel) => linearOf(channel));

/** Blended channels are not whole. */
function linear(channel: number): number {
  return linearOfWhole[channel] ?? linearOf(channel);
}

function linearOf(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the least contrast of a colour on some grounds. */
export function leastContrast(colour: Oklch, grounds: readonly Oklch[]): number {
  return contrastOn(grounds)(colour);
}

/** Returns what computes the least contrast of each of many colours on some grounds. */
function contrastOn(grounds: readonly Oklch[]): (colour: Oklch) => number {
  const shown = grounds.map(toRgb);
  return (colour) => {
    const rgb = toRgb(colour);
    return lowest(shown.map((ground) => contrastRatio(rgb, ground)));
  };
}

/**
 * Returns the colour with the nearest lightness that has a contrast on all grounds. Hue stays; chroma as far as sRGB can show it.
 * If no lightness is enough, returns black or white, whichever has more contrast.
 */
export function readable(colour: Oklch, grounds: readonly Oklch[], least: number): Oklch {
  const contrast = contrastOn(grounds);
  for (let by = 0; by <= 1; by += 0.005) {
    for (const lightness of [colour.lightness - by, colour.lightness + by]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = { ...colour, lightness };
      if (contrast(moved) >= least) return moved;
    }
  }
  return contrast(black) >= contrast(white) ? black : white;
}

/** Returns the mix of two colours with the greatest share of the second that has a contrast on all grounds. */
export function fadedTo(strong: Oklch, faint: Oklch, grounds: readonly Oklch[], least: number, most = 1): Oklch {
  const contrast = contrastOn(grounds);
  for (let share = 1 - most; share < 1; share += 0.02) {
    const mix = mixed(strong, faint, share);
    if (contrast(mix) >= least) return mix;
  }
  return strong;
}

export const black: Oklch = { lightness: 0, chroma: 0, hue: 0 };
export const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };
