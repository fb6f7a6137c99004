import type { Point } from './cut.ts';

export const NIGHT = '#22100a';
export const CLAY = '#b8532f';
export const CREAM = '#f2e6d0';
export const FLAME: Point = [418, 268];

/** What is cut away around a thing. */
export const gap = (wide: number) => ({ wide, ground: NIGHT });

/** How far a point of a round thing is turned from the light: 0 on its lit side, about 1 behind. */
export function away(x: number, y: number, wide: number, high: number, least = 0.3, much = 1.25) {
  const long = Math.hypot(FLAME[0] - x, FLAME[1] - y);
  const [ux, uy] = [(FLAME[0] - x) / long, (FLAME[1] - y) / long];
  return (px: number, py: number) => {
    const turned = 0.5 - 0.5 * (((px - x) / wide) * ux + ((py - y) / high) * uy);
    return Math.max(0, (turned - least) * much);
  };
}

export function soft(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
