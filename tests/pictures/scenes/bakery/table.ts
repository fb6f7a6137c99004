import { colour } from '../engine/colour.ts';
import type { Scene } from '../engine/scene.ts';
import { bread } from './bread.ts';
import { day, dusk } from './close.ts';
import { slice } from './crumb.ts';
import { boards, cloth, plaster } from './ground.ts';
import { jar } from './jars.ts';
import { ear } from './rye.ts';
import {
  BOWL,
  board,
  butter,
  CUP,
  filling,
  knife,
  oak,
  oxblood,
  PLATE,
  paper,
  stoneware,
  turned,
  walnut,
} from './things.ts';

const glaze = stoneware(colour('#d8cbb3'));
const dark = stoneware(colour('#3b2a22'));

export const table: Scene = {
  ...day,
  seed: 104,
  finish: { ...day.finish, exposure: 0.68 },
  width: 3,
  height: 2,
  camera: { from: [0.2, 5.4, 6.2], to: [0.05, 0.25, 0.2], angle: 40, lens: 0.04 },
  solids: [
    { ...cloth([3.4, 1.5], paper, 0.05, 12), at: [0, 0, 0.2], turn: [3, 0, 0] },
    turned(PLATE, glaze, [-1.55, 0.06, 0.85], 1.15),
    turned(PLATE, dark, [-1.55, 0.15, 0.85], 0.8),
    { ...slice(0.72, 0.86, 0.075, 4), at: [-1.82, 0.33, 1.1], turn: [-76, -90, 0] },
    { ...slice(0.7, 0.84, 0.075, 21), at: [-1.5, 0.36, 1.32], turn: [-128, -72, 0] },
    turned(PLATE, glaze, [1.75, 0.06, 1.05], 1.15),
    {
      ...bread({
        size: [0.5, 0.36, 0.48],
        seed: 83,
        flour: 0.7,
        rings: 9,
        bake: 0.6,
        cuts: [{ from: [-0.36, 0.1], to: [0.36, 0.12], width: 0.07, depth: 0.06, bend: -0.06, ear: -0.4 }],
      }),
      at: [1.7, 0.15, 0.95],
      turn: [20, 0, 0],
    },
    { ...cloth([0.36, 0.8], oxblood, 0.035, 7), at: [0.12, 0.1, 1.15], turn: [8, 0, 0] },
    ...knife([0.1, 0.19, 1.3], 80).map((part) => ({ ...part, size: 0.72 })),
    turned(CUP, glaze, [0.45, 0.07, -0.55], 1.1),
    filling([0.45, 0.53, -0.55], 0.36, colour('#2b150c')),
    turned(BOWL, dark, [2.35, 0.05, -0.95], 0.9),
    ...jar([-0.55, 0.07, -0.95], 0.8, colour('#9c2418'), paper),
    board([0.95, 0.62], [-2.1, 0.06, -1.1], 24, oak),
    {
      ...bread({
        size: [0.95, 0.6, 0.7],
        seed: 61,
        flour: 0.6,
        bake: 0.62,
        cuts: [{ from: [-0.7, 0.05], to: [0.7, 0.1], width: 0.1, depth: 0.09, bend: 0.08, ear: -0.6 }],
      }),
      at: [-2.05, 0.2, -1.15],
      turn: [30, 0, 0],
    },
    turned(PLATE, glaze, [1.25, 0.06, -0.95], 0.6),
    butter([1.25, 0.1, -0.95], 30),
    { ...ear(1.8, 0.02), at: [0.75, 0.12, -1.75], turn: [12, 0, 0] },
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#5f4530'), 1.05) },
    { axis: 'z', at: -6, material: plaster(colour('#d8c8ac'), 0.1) },
  ],
};

export const jamJars: Scene = {
  ...dusk,
  seed: 109,
  long: 1000,
  samples: 4,
  width: 4,
  height: 3,
  camera: { from: [0.3, 1.9, 6.4], to: [0.05, 0.78, 0], angle: 34 },
  solids: [
    ...jar([-1.25, 0, 0.1], 1.15, colour('#7d1716'), oxblood),
    ...jar([0.1, 0, -0.35], 1.3, colour('#c0651a'), paper),
    ...jar([1.35, 0, 0.05], 1.1, colour('#43102a'), paper),
    ...jar([2.5, 0, -1.4], 1.15, colour('#a87a1c'), oxblood),
    ...jar([-2.5, 0, -1.5], 1.2, colour('#a8431a'), paper),
    turned(PLATE, stoneware(colour('#d8cbb3')), [0.2, 0, 1.25], 0.78),
    { ...slice(0.56, 0.68, 0.07, 33), at: [0.1, 0.16, 1.5], turn: [-78, -90, 0] },
  ],
  lamps: [{ at: [-6.5, 5, 1.2], radius: 1.3, colour: [2.9, 2.5, 2.0] }],
  flats: [
    { axis: 'y', at: 0, material: boards(walnut, 1.05) },
    { axis: 'z', at: -5, material: plaster(colour('#33231a'), 0.25) },
  ],
};
