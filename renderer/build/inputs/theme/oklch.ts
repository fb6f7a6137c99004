import type { Rgb } from './srgb.ts';

/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue (in degrees). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Converts an opaque sRGB colour (CSS Color 4, "sample code for color conversions"). */
export function toOklch({ red, green, blue }: Rgb): Oklch {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => linear(channel / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(a, b2);
  // The hue of a grey is noise.
  return chroma < 0.0005
    ? { lightness, chroma: 0, hue: 0 }
    : { lightness, chroma, hue: ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360 };
}

/** Converts to sRGB, with the greatest chroma up to that of the colour that sRGB can show. Channels are whole numbers. */
export function toRgb(colour: Oklch): Rgb {
  const at = channelsOf(clamped(colour.lightness), colour.hue);
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
  const axes = ({ chroma, hue }: Oklch) =>
    [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)].map((x) => x * chroma);
  const blend = (a: number, b: number) => a * share + b * (1 - share);
  const [[a1 = 0, b1 = 0], [a2 = 0, b2 = 0]] = [axes(one), axes(other)];
  const [a, b] = [blend(a1, a2), blend(b1, b2)];
  return {
    lightness: blend(one.lightness, other.lightness),
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

type Channels = readonly [red: number, green: number, blue: number];

/** Returns the gamma-encoded channels by chroma; 0 to 1 for colours that sRGB can show. */
function channelsOf(lightness: number, hue: number): (chroma: number) => Channels {
  const [cos, sin] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)];
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

const inGamut = ([red, green, blue]: Channels) => isShown(red) && isShown(green) && isShown(blue);

const isShown = (value: number) => value > -0.0005 && value < 1.0005;

const clamped = (value: number) => Math.min(1, Math.max(0, value));

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
