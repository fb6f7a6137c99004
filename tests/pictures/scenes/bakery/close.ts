import { colour, paint } from '../engine/colour.ts';
import { chance, fbm, noise } from '../engine/noise.ts';
import type { Scene, Solid } from '../engine/scene.ts';
import { halved, slice } from './crumb.ts';
import { boards, cloth, plaster } from './ground.ts';
import { ear, grains } from './rye.ts';
import { BOWL, board, butter, knife, oak, oxblood, PLATE, spoon, stoneware, turned, walnut, wood } from './things.ts';

/** A dark room with one warm window to the left, for all still lifes with bread. */
export const dusk: Pick<Scene, 'sky' | 'ambient' | 'bounces' | 'samples' | 'lamps' | 'finish'> = {
  samples: 8,
  bounces: 1,
  lamps: [{ at: [-7.5, 6.5, 1], radius: 1.4, colour: [3.2, 2.7, 2.15] }],
  sky: (into, x, y, z) => {
    const fill = Math.max(0, 0.45 * x + 0.5 * y + 0.6 * z);
    into.r = 0.1 + 0.3 * fill;
    into.g = 0.09 + 0.26 * fill;
    into.b = 0.085 + 0.24 * fill;
  },
  ambient: [0.12, 0.09, 0.07],
  finish: { exposure: 0.95, vignette: 0.4, grain: 0.016, contrast: 0.75, bloom: 0.12 },
};

/** The same by day: unbleached paper and much light from all around. */
export const day: typeof dusk = {
  ...dusk,
  lamps: [{ at: [-7, 7, 2.5], radius: 1.5, colour: [2.0, 1.8, 1.5] }],
  sky: (into, x, y, z) => {
    const fill = 0.6 + 0.25 * y + 0.2 * z - 0.15 * x;
    into.r = 0.78 * fill;
    into.g = 0.74 * fill;
    into.b = 0.68 * fill;
  },
  ambient: [0.4, 0.36, 0.3],
  finish: { exposure: 0.85, vignette: 0.2, grain: 0.014, contrast: 0.65, bloom: 0.1 },
};

const flour = colour('#e6dccb');

function heap(radius: number, tall: number, seed: number): Omit<Solid, 'at'> {
  return {
    field: (x, y, z) => {
      const off = (Math.hypot(x, z) / radius) * (1 + 0.18 * noise(1.2 * x + seed, 0, 1.2 * z));
      const high = tall * Math.exp(-2.6 * off * off) - 0.03;
      if (y > high + 0.25) return 0.6 * (y - high - 0.1);
      return 0.6 * (y - high - 0.06 * fbm(2.2 * x, seed, 2.2 * z, 4) * Math.max(0, Math.min(1, 2 * high + 0.06)));
    },
    relief: (x, y, z) => 0.008 * fbm(19 * x, 19 * y, 19 * z, 3),
    bounds: [-1.6 * radius, -0.01, -1.6 * radius, 1.6 * radius, tall + 0.05, 1.6 * radius],
    material: (look) => {
      paint(look, flour);
      look.soft = 0.25;
    },
    near: 0.0015,
  };
}

export const flourAndRye: Scene = {
  ...dusk,
  seed: 103,
  width: 4,
  height: 3,
  camera: { from: [0, 4.4, 6], to: [0, 0.35, 0.1], angle: 36, lens: 0.07 },
  solids: [
    { ...heap(1.35, 0.82, 4), at: [-0.55, 0, 0.35] },
    ...[0, 1, 2, 3, 4, 5].map(
      (index): Solid => ({
        ...ear(2.3, 0.012 + 0.02 * chance(index, 3)),
        at: [0.75 + 0.12 * index, 0.1 + 0.03 * (index % 3), -0.55 + 0.16 * index],
        turn: [28 - 9 * index, 0, 0],
      }),
    ),
    turned(BOWL, wood(oak), [1.35, 0, -1.75], 1.25),
    { ...heap(0.85, 0.36, 9), at: [1.35, 0.5, -1.75] },
    spoon([-1.1, 0.55, 0.85], [38, 0, 22], oak),
    ...grains(110, [0.8, 0, 1.25], 1.5, 8),
  ],
  finish: { ...dusk.finish, exposure: 0.8 },
  flats: [
    { axis: 'y', at: 0, material: boards(walnut, 1.05, { x: -0.4, z: 0.5, reach: 2.6, much: 0.75 }) },
    { axis: 'z', at: -5, material: plaster(colour('#24160e'), 0.3) },
  ],
};

const sandwich = { size: [1.5, 0.78, 0.85] as const, seed: 15, flour: 0.55, bake: 0.6, cuts: [] };

export const breadboard: Scene = {
  ...day,
  seed: 110,
  width: 4,
  height: 3,
  camera: { from: [0.7, 3.5, 5.6], to: [0.1, 0.42, 0], angle: 36, lens: 0.06 },
  solids: [
    board([1.9, 1.05], [0, 0, 0], 6, oak),
    {
      ...halved(
        { ...sandwich, cuts: [{ from: [-1.2, 0.1], to: [1.4, 0.1], width: 0.14, depth: 0.1, bend: 0.1, ear: -1 }] },
        0.35,
      ),
      at: [-0.75, 0.14, -0.25],
      turn: [-14, 0, 0],
    },
    { ...slice(0.8, 1.0, 0.075, 4), at: [0.75, 0.225, 0.35], turn: [-62, -90, 0] },
    { ...slice(0.8, 1.0, 0.075, 13), at: [0.42, 0.24, -0.12], turn: [70, -72, 0] },
    ...knife([0.2, 0.0, 1.5], 14),
    turned(PLATE, stoneware(colour('#ddd0b8')), [2.35, 0, -1.35], 0.85),
    butter([2.35, 0.06, -1.35], 24),
    { ...cloth([1.1, 0.8], oxblood, 0.1, 9), at: [-2.3, 0, 1.15], turn: [24, 0, 0] },
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#d9c6a6'), 1.3) },
    { axis: 'z', at: -4, material: plaster(colour('#e3d6bd'), 0.08) },
  ],
};
