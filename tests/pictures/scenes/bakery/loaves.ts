import { colour } from '../engine/colour.ts';
import type { Scene } from '../engine/scene.ts';
import { bread } from './bread.ts';
import { dusk } from './close.ts';
import { boards, cloth, plaster } from './ground.ts';

const boule = bread({
  size: [1.25, 0.86, 1.2],
  seed: 3,
  flour: 0.9,
  rings: 9,
  bake: 0.6,
  cuts: [{ from: [-0.96, 0.24], to: [0.96, 0.46], width: 0.21, depth: 0.13, bend: -0.18, ear: -1 }],
});
const leaf = bread({
  size: [1.05, 0.74, 1.02],
  seed: 11,
  flour: 0.52,
  bake: 0.7,
  cuts: [
    { from: [0, -0.8], to: [0, 0.8], width: 0.1, depth: 0.1 },
    { from: [-0.8, 0], to: [0.8, 0], width: 0.1, depth: 0.1 },
  ],
});
const long = bread({
  size: [1.55, 0.6, 0.62],
  seed: 23,
  flour: 0.46,
  bake: 0.75,
  cuts: [
    { from: [-1.2, 0.18], to: [-0.3, -0.22], width: 0.11, depth: 0.1, bend: 0.05, ear: 0.6 },
    { from: [-0.55, 0.22], to: [0.4, -0.22], width: 0.12, depth: 0.1, bend: 0.05, ear: 0.6 },
    { from: [0.2, 0.22], to: [1.15, -0.18], width: 0.11, depth: 0.1, bend: 0.05, ear: 0.6 },
  ],
});

export const loaves: Scene = {
  ...dusk,
  seed: 101,
  samples: 4,
  long: 1500,
  width: 16,
  height: 9,
  camera: { from: [0.25, 2.9, 6.6], to: [0.35, 0.62, 0.2], angle: 36, lens: 0.085, focus: 6.3 },
  solids: [
    { ...boule, at: [1.25, 0.05, 0.45], turn: [22, 0, 0] },
    { ...leaf, at: [-0.9, 0, -1.75], turn: [32, 0, 0] },
    { ...long, at: [3.1, 0, -1.75], turn: [24, 0, 0] },
    { ...long, at: [-1.75, 0.04, 0.35], turn: [-16, 0, 0], size: 0.95 },
    { ...leaf, at: [1.2, 0, -3.2], turn: [12, 0, 0], size: 0.9 },
    { ...cloth([2.3, 1.2], colour('#3d1416'), 0.1, 5), at: [1.7, 0, 1.2], turn: [-14, 0, 0] },
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#4a3020'), 1.05, { x: -0.9, z: 2.2, reach: 2.1, much: 0.8 }) },
    { axis: 'z', at: -6, material: plaster(colour('#1d120b'), 0.35) },
  ],
  finish: { ...dusk.finish, exposure: 1.1, grain: 0.008 },
};
