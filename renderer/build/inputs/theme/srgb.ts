import { createRequire } from 'node:module';

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
