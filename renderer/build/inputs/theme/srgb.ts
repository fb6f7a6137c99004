import { createRequire } from 'node:module';

/** A colour of a screen: its channels from 0 to 255, and how much of it is there, from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const require = createRequire(import.meta.url);

/** Loaded once somebody asks for a colour, for most commands do not. */
const lightning = (): typeof import('lightningcss') => require('lightningcss');

/** Colours as they are written in CSS, in whatever space, as a renderer of SVG reads them; nothing for a value that is no colour. */
export function toSrgb(values: readonly string[]): (string | undefined)[] {
  // Numbered twice: neighbours with the same selector, or that say the same, would become one rule.
  const css = values.map((value, index) => `.c${index}{color:${value.replace(/[{};]/g, '')};--of:${index}}`).join('\n');
  // A browser of that age knows no other colours, so each is written as sRGB first.
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

/** The channels of colours; nothing for a value that is no colour of its own, such as `currentcolor`. */
export function channelsOf(values: readonly string[]): (Rgb | undefined)[] {
  const colours = toSrgb(values);
  const css = colours.flatMap((colour) => (colour === undefined ? [] : `.c{color:${colour}}`)).join('\n');
  const found: (Rgb | undefined)[] = [];
  lightning().transform({
    filename: 'palette.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Color(colour) {
        const screen = typeof colour === 'object' && 'type' in colour && colour.type === 'rgb' ? colour : undefined;
        found.push(screen && { red: screen.r, green: screen.g, blue: screen.b, alpha: screen.alpha });
      },
    },
  });
  return colours.map((colour) => (colour === undefined ? undefined : found.shift()));
}
