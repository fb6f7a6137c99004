import { cover, paint } from '../engine/colour.ts';
import { fbm, smoothstep } from '../engine/noise.ts';
import type { Look, Scene, Spot } from '../engine/scene.ts';
import { apricot, clay, cream, glazed, green, oak, sage, white, wood } from './materials.ts';
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
  VASE,
  vessel,
} from './objects.ts';
import { plant } from './plants.ts';

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

/** What lies outside of the window: a lawn that fades into haze. */
function meadow(look: Look, { wx: x, wz: z }: Spot): void {
  paint(look, oak);
  if (z > -0.3) return;
  paint(look, sage);
  cover(look, green, 0.35 * smoothstep(-0.3, 0.4, fbm(0.5 * x, 0, 0.5 * z, 3)));
  cover(look, white, smoothstep(-2, -30, z));
}

export const windowPlant: Scene = {
  ...studio,
  seed: 207,
  finish: { ...studio.finish, exposure: 1.05 },
  width: 4,
  height: 5,
  camera: { from: [0.3, 1.6, 4.4], to: [0, 1.5, 0], angle: 22 },
  solids: [
    {
      field: (x, y, z) => {
        const hole = Math.max(y > 1.75 ? Math.hypot(x, y - 1.75) - 0.62 : Math.abs(x) - 0.62, 0.85 - y);
        const wall = Math.max(Math.abs(z + 0.15) - 0.15, -hole);
        const bars = Math.max(Math.min(Math.abs(x), Math.abs(y - 1.72)) - 0.02, Math.abs(z + 0.24) - 0.025, hole);
        const frame = Math.max(Math.abs(hole) - 0.035, Math.abs(z + 0.24) - 0.035);
        return Math.min(wall, bars, frame);
      },
      bounds: [-5, -0.1, -0.31, 5, 5, 0.01],
      material: clay(white, 0.05),
      step: 0.9,
    },
    block([0, 0.79, 0.03], [0, 0, 0], [0.78, 0.03, 0.2], wood(oak, 2), 0.02),
    vessel(TUMBLER, [0.3, 0.85, 0.05], glazed(apricot, 0.3), 0.19),
    vessel(VASE, [-0.38, 0.85, 0.08], glazed(cream, 0.3), 0.19),
    drum([-0.02, 0.85, 0.02], 0.17, 0.22, clay(sage, 0.1), 0.03),
    ...plant([-0.02, 1.02, 0.02], 0.82, 4, 7, 0.3, 12),
  ],
  flats: [{ axis: 'y', at: 0, material: meadow }],
  lamps: [{ at: [-5.5, 7.5, -6.5], radius: 0.35, colour: [3.4, 3.0, 2.4] }],
  sky: (into, x, y, z) => {
    if (z < -0.3) {
      const garden = Math.max(0, Math.min(1, 0.5 - 2.2 * y + 0.2 * Math.sin(9 * x)));
      into.r = 1.3 - 0.5 * garden;
      into.g = 1.32 - 0.4 * garden;
      into.b = 1.28 - 0.6 * garden;
      return;
    }
    const fill = 0.78 + 0.2 * y + 0.12 * z;
    into.r = 0.82 * fill;
    into.g = 0.78 * fill;
    into.b = 0.72 * fill;
  },
};
