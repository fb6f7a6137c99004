import { colour, paint } from '../engine/colour.ts';
import { chance, fbm, noise } from '../engine/noise.ts';
import type { Scene, Solid } from '../engine/scene.ts';
import { bread } from './bread.ts';
import { halved, slice } from './crumb.ts';
import { boards, plaster } from './ground.ts';
import { ear, grains } from './rye.ts';
import { BOWL, board, oak, spoon, turned, walnut, wood } from './things.ts';

/** A dark room with one large warm window, left and a little behind: for all still lifes with bread. */
export const dusk: Pick<Scene, 'sky' | 'ambient' | 'bounces' | 'samples' | 'lamps' | 'finish'> = {
  samples: 8,
  bounces: 1,
  lamps: [{ at: [-7.5, 5.4, -1.2], radius: 1.7, colour: [3.8, 3.25, 2.6] }],
  sky: (into, x, y, z) => {
    const fill = Math.max(0, -0.5 * x + 0.5 * y + 0.35 * z);
    into.r = 0.08 + 0.3 * fill;
    into.g = 0.075 + 0.27 * fill;
    into.b = 0.075 + 0.25 * fill;
  },
  ambient: [0.1, 0.075, 0.055],
  finish: { exposure: 1, vignette: 0.5, grain: 0.022, contrast: 0.85, bloom: 0.12 },
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
  long: 1000,
  width: 4,
  height: 3,
  camera: { from: [0.2, 3, 5.9], to: [0.15, 0.42, 0], angle: 34, lens: 0.08, focus: 5.9 },
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
  finish: { ...dusk.finish, exposure: 0.72 },
  flats: [
    { axis: 'y', at: 0, material: boards(walnut, 1.05, { x: -0.4, z: 0.5, reach: 2.6, much: 0.75 }) },
    { axis: 'z', at: -5, material: plaster(colour('#24160e'), 0.3) },
  ],
};

const sandwich = { size: [1.5, 0.78, 0.85] as const, seed: 15, flour: 0.55, bake: 0.6, cuts: [] };

export const breadboard: Scene = {
  ...dusk,
  seed: 110,
  samples: 16,
  long: 1400,
  width: 4,
  height: 3,
  camera: { from: [-0.5, 2.3, 5.2], to: [-0.1, 0.5, 0], angle: 33, lens: 0.075, focus: 4.9 },
  solids: [
    board([1.75, 1.15], [0.2, 0, -0.1], 168, walnut),
    {
      ...halved(
        { ...sandwich, cuts: [{ from: [-1.2, 0.1], to: [1.4, 0.1], width: 0.14, depth: 0.1, bend: 0.1, ear: -1 }] },
        0.35,
      ),
      at: [0.55, 0.14, -0.35],
      turn: [-132, 0, 0],
      size: 1.15,
    },
    { ...slice(0.8, 0.92, 0.075, 21), at: [-1.0, 0.22, 0.75], turn: [-66, -90, 0] },
    { ...bread({ ...sandwich, seed: 33 }), at: [-1.3, 0, -2.6], turn: [24, 0, 0] },
  ],
  lamps: [{ at: [-7, 5, 0.4], radius: 1.6, colour: [3.5, 3, 2.4] }],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#3d281a'), 1.3, { x: -0.6, z: 1.2, reach: 1.8, much: 0.6 }) },
    { axis: 'z', at: -6, material: plaster(colour('#1d120b'), 0.3) },
  ],
  finish: { ...dusk.finish, exposure: 0.85 },
};
