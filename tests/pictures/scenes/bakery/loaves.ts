import { colour } from '../engine/colour.ts';
import type { Scene } from '../engine/scene.ts';
import { bread } from './bread.ts';
import { boards, cloth, plaster } from './ground.ts';
import { ear, grains } from './rye.ts';

const boule = bread({
  size: [1.25, 0.86, 1.2],
  seed: 3,
  flour: 0.85,
  rings: 5,
  bake: 0.62,
  cuts: [{ from: [-0.92, 0.2], to: [0.92, 0.4], width: 0.17, depth: 0.14, bend: -0.2, ear: 0.3 }],
});
const leaf = bread({
  size: [1.05, 0.74, 1.02],
  seed: 11,
  flour: 0.5,
  bake: 0.7,
  cuts: [
    { from: [0, -0.8], to: [0, 0.8], width: 0.1, depth: 0.1 },
    { from: [-0.8, 0], to: [0.8, 0], width: 0.1, depth: 0.1 },
  ],
});
const long = bread({
  size: [1.55, 0.6, 0.62],
  seed: 23,
  flour: 0.4,
  bake: 0.75,
  cuts: [
    { from: [-1.2, 0.18], to: [-0.3, -0.22], width: 0.11, depth: 0.1, bend: 0.05, ear: 0.6 },
    { from: [-0.55, 0.22], to: [0.4, -0.22], width: 0.12, depth: 0.1, bend: 0.05, ear: 0.6 },
    { from: [0.2, 0.22], to: [1.15, -0.18], width: 0.11, depth: 0.1, bend: 0.05, ear: 0.6 },
  ],
});

export const loaves: Scene = {
  seed: 101,
  long: 1700,
  width: 16,
  height: 9,
  samples: 8,
  camera: { from: [0, 4.3, 8.4], to: [0.1, 0.7, 0.25], angle: 35, lens: 0.025, focus: 8.6 },
  solids: [
    { ...boule, at: [1.3, 0.05, 0.65], turn: [14, 0, 0] },
    { ...leaf, at: [-1.35, 0, -1.2], turn: [32, 0, 0] },
    { ...long, at: [2.9, 0, -1.75], turn: [24, 0, 0] },
    { ...long, at: [-1.6, 0.04, 0.5], turn: [-14, 0, 0], size: 0.95 },
    { ...leaf, at: [0.75, 0, -2.7], turn: [12, 0, 0], size: 0.9 },
    { ...cloth([2.3, 1.2], colour('#4c1418'), 0.1, 5), at: [1.7, 0, 1.2], turn: [-14, 0, 0] },
    { ...ear(2.2, 0.02), at: [-1.5, 0.09, 2.05], turn: [24, 0, 0] },
    { ...ear(2.2, 0.02), at: [-1.3, 0.1, 2.3], turn: [10, 0, 0] },
    ...grains(40, [-0.1, 0, 2.6], 1.1, 5),
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#4a3020'), 1.05, { x: -0.9, z: 2.6, reach: 2.1, much: 0.8 }) },
    { axis: 'z', at: -5, material: plaster(colour('#24160e'), 0.35) },
  ],
  lamps: [{ at: [-7.5, 6.5, 0.9], radius: 1.4, colour: [3.2, 2.7, 2.15] }],
  sky: (into, x, y, z) => {
    const fill = Math.max(0, 0.45 * x + 0.5 * y + 0.6 * z);
    into.r = 0.1 + 0.3 * fill;
    into.g = 0.09 + 0.26 * fill;
    into.b = 0.085 + 0.24 * fill;
  },
  bounces: 1,
  ambient: [0.12, 0.09, 0.07],
  finish: { exposure: 0.95, vignette: 0.45, grain: 0.02, contrast: 0.75, bloom: 0.12 },
};
