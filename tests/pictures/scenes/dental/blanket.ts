import { dim } from '../engine/colour.ts';
import { noise } from '../engine/noise.ts';
import type { Scene, Solid, Triple } from '../engine/scene.ts';
import { cylinder, smax, smin } from '../engine/shapes.ts';
import { apricot, clay, cream, glazed, green, oak, planks, sage, white } from './materials.ts';
import { TUMBLER, vessel } from './objects.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, daylight, floor, sideTable, sun, tub, tubChair } from './room.ts';

/** Knitted wool over the side and the seat of a tub chair, with ribs and a fringe. */
function blanket(at: Triple, yaw: number): Solid {
  const wool = clay(sage, 0.1);
  const middle = (y: number, z: number) => 0.13 + 0.05 * noise(3 * z, 2 * y, 5) + 0.1 * (0.6 - y);
  const soft = (x: number, y: number, z: number) => {
    const full = tub(x, y, z);
    const low = cylinder(x, y - 0.3, z + 0.02, 0.36, 0.16, 0.1);
    return smin(full, low, 0.14);
  };
  return {
    field: (x, y, z) => {
      const fold =
        0.012 * Math.sin(19 * (x - middle(y, z)) + 3 * noise(4 * z, 3 * y, 2)) + 0.012 * noise(5 * x, 5 * y, 5 * z);
      const sheet = Math.abs(soft(x, y, z) - 0.034 + fold) - 0.018;
      const hem = 0.2 + 0.03 * noise(4 * x, 1, 4 * z) + (Math.sin(150 * x) > 0.2 ? 0 : 0.05);
      return smax(smax(sheet, Math.abs(x - middle(y, z)) - 0.2, 0.025), hem - y, 0.01);
    },
    relief: (x, y, z) => 0.004 * Math.sin(95 * (x - middle(y, z))) + 0.003 * noise(60 * x, 60 * y, 60 * z),
    bounds: [-0.2, 0.15, -0.55, 0.5, 0.9, 0.5],
    material: (look, spot) => {
      wool(look, spot);
      if (Math.abs(spot.y - 0.33) < 0.018 || Math.abs(spot.y - 0.285) < 0.009) dim(look, 0.72);
      look.soft = 0.12;
    },
    step: 0.6,
    at,
    turn: [yaw, 0, 0],
  };
}

/** Headphones: a padded band and two cups, standing on their cups. */
function headphones(at: Triple, yaw: number): Solid[] {
  const place = { at, turn: [yaw, -16, 0] as const };
  return [
    {
      field: (x, y, z) => {
        const band = Math.hypot(Math.max(0, Math.abs(Math.hypot(x, 0.92 * y) - 0.15) - 0.004), z) - 0.011;
        return smax(band, -y, 0.01);
      },
      bounds: [-0.18, -0.02, -0.03, 0.18, 0.2, 0.03],
      material: clay(cream, 0.05),
      step: 0.8,
      ...place,
    },
    {
      field: (x, y, z) => cylinder(y + 0.02, Math.abs(x) - 0.158, z, 0.082, 0.028, 0.02),
      bounds: [-0.2, -0.11, -0.09, 0.2, 0.07, 0.09],
      material: clay(green, 0.06),
      ...place,
    },
    {
      field: (x, y, z) => cylinder(y + 0.02, Math.abs(x) - 0.118, z, 0.074, 0.024, 0.022),
      bounds: [-0.15, -0.1, -0.08, 0.15, 0.06, 0.08],
      material: clay([0.12, 0.17, 0.14], 0.06),
      ...place,
    },
  ];
}

export const blanketAndHeadphones: Scene = {
  seed: 207,
  long: 1000,
  width: 5,
  height: 4,
  samples: 8,
  camera: { from: [0.25, 1.2, 3.7], to: [0.1, 0.64, 0], angle: 29, lens: 0.015 },
  solids: [
    archedWall(0.1, 0.82, 1.2, 0.3, white),
    ...tubChair([-0.2, 0, 0.35], 22, apricot),
    blanket([-0.2, 0, 0.35], 22),
    sideTable([0.62, 0, 0.5], 0.26, 0.5, white),
    ...headphones([0.58, 0.59, 0.52], 24),
    vessel(TUMBLER, [0.76, 0.5, 0.38], glazed(sage, 0.3), 0.1),
    ...pot([-0.82, 0, -0.1], 0.2, 0.34, cream),
    ...plant([-0.82, 0.3, -0.1], 0.95, 4, 7, 0.34, 3),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(-1.1, sage)],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [2.75, 2.0], [0.85, 0.8])],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.014, contrast: 0.6, bloom: 0.12 },
};
