import type { Scene } from '../engine/scene.ts';
import { apricot, clay, cream, glazed, green, oak, sage, white } from './materials.ts';
import {
  archBlock,
  ball,
  block,
  brush,
  cove,
  DISH,
  drum,
  mirror,
  studio,
  studioSun,
  TUMBLER,
  tooth,
  towel,
  vessel,
} from './objects.ts';

export const mirrorAndBrush: Scene = {
  ...studio,
  seed: 205,
  width: 4,
  height: 3,
  camera: { from: [0.3, 2.7, 8], to: [-0.1, 0.95, 0], angle: 36, lens: 0.04 },
  solids: [
    cove(apricot, 3.2),
    drum([-0.75, 0, -0.35], 0.95, 0.36, clay(white), 0.05),
    vessel(TUMBLER, [-0.75, 0.36, -0.35], glazed(sage, 0.3), 1.05),
    ...brush([-0.62, 0.5, -0.42], [-24, 0, -13], oak, white),
    ...brush([-0.86, 0.5, -0.3], [30, 0, 14], [0.3, 0.2, 0.12], cream),
    ...mirror([-0.75, 0.1, 1.45], [5, 0, 0]),
    archBlock([1.35, 0, -0.75], -14, [0.85, 0.8, 0.32], clay(green, 0.1)),
    towel([1.7, 0, 0.15], -22, 0.62, 0.32, white),
    vessel(DISH, [-2.1, 0, 0.75], glazed(cream, 0.3), 0.62),
    ball([-2.15, 0.06, 0.72], 0.17, clay(sage)),
  ],
  flats: [],
  lamps: [studioSun([1.75, 1.6, 1.35], true)],
};

export const toothModels: Scene = {
  ...studio,
  seed: 206,
  width: 4,
  height: 3,
  camera: { from: [-0.3, 2.5, 8], to: [0, 1.15, 0], angle: 37, lens: 0.04 },
  solids: [
    cove(sage, 3),
    drum([0, 0, -0.3], 0.92, 0.55, clay(white), 0.05),
    tooth([0, 0.55, -0.3], 24, 1.02, glazed([0.86, 0.82, 0.75], 0.22)),
    block([-1.85, 0, 0.05], [16, 0, 0], [0.62, 0.16, 0.62], clay(apricot, 0.1)),
    tooth([-1.85, 0.32, 0.05], -20, 0.66, clay(apricot, 0.1)),
    tooth([1.75, 0, 0.45], 38, 0.72, clay(green, 0.12)),
    archBlock([1.75, 0, -1.15], -10, [0.72, 1.05, 0.3], clay(cream, 0.08)),
    ball([0.95, 0, 1.1], 0.2, glazed(apricot, 0.3)),
    ball([-0.85, 0, 1.15], 0.13, clay(white)),
  ],
  flats: [],
  lamps: [studioSun([1.8, 1.65, 1.4], false)],
};
