import type { Scene } from '../engine/scene.ts';
import { lathe } from '../engine/shapes.ts';
import { apricot, cream, glazed, green, oak, planks, sage, white } from './materials.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, daylight, floor, pendant, sideTable, sun, tubChair } from './room.ts';

const vase = [
  0, 0, 0.075, 0, 0.1, 0.06, 0.095, 0.12, 0.05, 0.19, 0.032, 0.24, 0.045, 0.27, 0.036, 0.27, 0.024, 0.24, 0, 0.2,
];

export const frontRoom: Scene = {
  seed: 201,
  width: 4,
  height: 5,
  samples: 8,
  camera: { from: [0.15, 1.2, 5.4], to: [0.12, 1.2, 0], angle: 31, rise: -0.01 },
  solids: [
    archedWall(0, 0.86, 1.42, 0.3, white),
    ...tubChair([-0.12, 0, -0.75], 24, apricot),
    ...pendant([0.28, 1.86, -0.85], 0.16, 1.3),
    sideTable([0.52, 0, -0.4], 0.2, 0.46, white),
    {
      field: (x, y, z) => lathe(x, y, z, vase),
      bounds: [-0.11, -0.01, -0.11, 0.11, 0.28, 0.11],
      material: glazed(green, 0.3),
      at: [0.5, 0.46, -0.4],
    },
    ...plant([0.5, 0.68, -0.4], 0.3, 3, 4, 0.15, 8),
    ...pot([1.12, 0, 0.45], 0.25, 0.42, cream),
    ...plant([1.12, 0.36, 0.45], 1.25, 4, 7, 0.42, 3),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(-1.7, sage)],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [2.95, 1.75], [0.85, 0.75])],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.014, contrast: 0.6, bloom: 0.15 },
};
