import { colour, cover, dim, paint } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { box, cylinder, ellipsoid, smin } from '../engine/shapes.ts';
import { apricot, clay, cream, glazed, green, metal, oak, sage, white, wood } from './materials.ts';
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
  camera: { from: [0.3, 2.4, 8], to: [0.1, 1, 0], angle: 30, lens: 0.03 },
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
  camera: { from: [-0.3, 2.3, 8], to: [0, 1.22, 0], angle: 30, lens: 0.03 },
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

const enamel: Triple = [0.86, 0.82, 0.75];

/** A tooth whose corner has been built up again, in a colour that shows where. */
const mended: Material = (look, spot) => {
  glazed(enamel, 0.22)(look, spot);
  const { x, y, z } = spot;
  const edge = Math.hypot(x - 0.42, y - 1.72, z - 0.36) - 0.56;
  cover(look, colour('#f0b184'), smoothstep(0.008, -0.008, edge));
  dim(look, 1 - 0.4 * smoothstep(0.022, 0.006, Math.abs(edge)));
};

/** Small teeth on pins along a bar, from the palest to the darkest. */
function shadeGuide(at: Triple, yaw: number): Solid[] {
  const place = { at, turn: [yaw, 0, 0] as const };
  const tones = ['#fbf6ea', '#f4e8cd', '#ecd7ae', '#e2c48f', '#d4ae74'].map(colour);
  const near = (x: number) => Math.max(-2, Math.min(2, Math.round(x / 0.44)));
  return [
    {
      field: (x, y, z) => box(x, y - 0.13, z, 1.16, 0.13, 0.17, 0.08),
      bounds: [-1.16, 0, -0.17, 1.16, 0.26, 0.17],
      material: wood(oak, 1.5),
      ...place,
    },
    {
      field: (x, y, z) => cylinder(x - 0.44 * near(x), y - 0.35, z, 0.035, 0.15, 0.01),
      bounds: [-1, 0.2, -0.05, 1, 0.5, 0.05],
      material: metal([0.86, 0.62, 0.3], 0.3),
      step: 0.8,
      ...place,
    },
    {
      field: (x, y, z) => {
        const px = x - 0.44 * near(x);
        const blade = box(px, y - 0.78, z, 0.165 + 0.03 * (y - 0.78), 0.27, 0.09 - 0.06 * (y - 0.78), 0.085);
        return smin(blade, ellipsoid(px, y - 0.56, z + 0.01, 0.13, 0.14, 0.11), 0.08);
      },
      bounds: [-1.1, 0.4, -0.15, 1.1, 1.08, 0.15],
      material: (look, spot) => {
        glazed(enamel, 0.25)(look, spot);
        paint(look, tones[near(spot.x) + 2] as Triple);
      },
      step: 0.75,
      ...place,
    },
  ];
}

export const mendedTooth: Scene = {
  ...studio,
  seed: 225,
  width: 4,
  height: 3,
  long: 900,
  saved: 1600,
  camera: { from: [-0.2, 2.6, 8], to: [0, 1.12, 0], angle: 34, lens: 0.03 },
  solids: [
    cove(colour('#35604e'), 3),
    drum([0.75, 0, -0.35], 0.98, 0.4, clay(apricot), 0.05),
    tooth([0.75, 0.4, -0.35], -14, 1.12, mended),
    ...shadeGuide([-1.35, 0, 0.35], 16),
    ...mirror([-0.35, 0.1, 1.65], [6, 0, 0]),
    ball([2.15, 0, 0.75], 0.2, glazed(sage, 0.3)),
  ],
  flats: [],
  lamps: [studioSun([1.75, 1.6, 1.35], false)],
};
