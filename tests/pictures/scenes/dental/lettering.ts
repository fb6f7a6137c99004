import { segment } from '../engine/shapes.ts';

/** Capitals as strokes: how wide each is, and lines from point to point. They are one unit high. */
const letters: Readonly<Record<string, readonly [wide: number, ...lines: readonly (readonly number[])[]]>> = {
  A: [0.76, [0, 0, 0.38, 1, 0.76, 0], [0.14, 0.32, 0.62, 0.32]],
  D: [0.68, [0.3, 0, 0, 0, 0, 1, 0.3, 1, 0.52, 0.9, 0.66, 0.68, 0.68, 0.5, 0.66, 0.32, 0.52, 0.1, 0.3, 0]],
  E: [0.48, [0.48, 0, 0, 0, 0, 1, 0.48, 1], [0, 0.52, 0.42, 0.52]],
  H: [0.66, [0, 0, 0, 1], [0.66, 0, 0.66, 1], [0, 0.52, 0.66, 0.52]],
  I: [0, [0, 0, 0, 1]],
  L: [0.45, [0, 1, 0, 0, 0.45, 0]],
  N: [0.68, [0, 0, 0, 1, 0.68, 0, 0.68, 1]],
  O: [
    0.96,
    [
      0.48, 0, 0.24, 0.06, 0.06, 0.24, 0, 0.5, 0.06, 0.76, 0.24, 0.94, 0.48, 1, 0.72, 0.94, 0.9, 0.76, 0.96, 0.5, 0.9,
      0.24, 0.72, 0.06, 0.48, 0,
    ],
  ],
  R: [0.56, [0, 0, 0, 1, 0.3, 1, 0.46, 0.94, 0.53, 0.76, 0.46, 0.56, 0.3, 0.48, 0, 0.48], [0.26, 0.48, 0.56, 0]],
  S: [
    0.52,
    [
      0.5, 0.84, 0.38, 0.97, 0.22, 1, 0.08, 0.92, 0.04, 0.76, 0.12, 0.62, 0.28, 0.54, 0.46, 0.44, 0.52, 0.28, 0.46,
      0.08, 0.28, 0, 0.12, 0.03, 0, 0.17,
    ],
  ],
  T: [0.6, [0, 1, 0.6, 1], [0.3, 0, 0.3, 1]],
  W: [1.06, [0, 1, 0.27, 0, 0.53, 0.94, 0.79, 0, 1.06, 1]],
  Z: [0.6, [0, 1, 0.6, 1, 0, 0, 0.6, 0]],
  '&': [
    0.72,
    [
      0.72, 0, 0.18, 0.68, 0.17, 0.86, 0.32, 1, 0.47, 0.9, 0.46, 0.74, 0.08, 0.38, 0.04, 0.2, 0.16, 0.03, 0.34, 0, 0.54,
      0.12, 0.68, 0.42,
    ],
  ],
  ' ': [0.16],
};
const SPACE = 0.24;

/** Distance to the middle of the strokes of a word with its middle at x = 0 and its baseline at y = 0. */
export function lettering(word: string, high: number): (x: number, y: number) => number {
  const signs = [...word].map((sign) => letters[sign] ?? ([0.5] as const));
  const wide = signs.reduce((sum, [width]) => sum + width + SPACE, -SPACE);
  const strokes: [number, number, number, number][] = [];
  let at = -wide / 2;
  for (const [width, ...lines] of signs) {
    for (const line of lines) {
      for (let i = 0; i + 3 < line.length; i += 2) {
        const [ax, ay, bx, by] = line.slice(i, i + 4) as [number, number, number, number];
        strokes.push([at + ax, ay, at + bx, by]);
      }
    }
    at += width + SPACE;
  }
  return (x, y) =>
    high * strokes.reduce((d, [ax, ay, bx, by]) => Math.min(d, segment(x / high, y / high, ax, ay, bx, by)), 1e9);
}
