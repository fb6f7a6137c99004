import { cover } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Flat, Scene, Solid, Triple } from '../engine/scene.ts';
import { arch, extrude, rectangle, smin } from '../engine/shapes.ts';
import { dentalChair, roundLamp, stool } from './chair.ts';
import { apricot, clay, cream, glazed, green, oak, planks, sage, terrazzo, white, wood } from './materials.ts';
import { archBlock, ball, block, DISH, drum, rainbow, spire, TUMBLER, VASE, vessel } from './objects.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, cushion, daylight, floor, pendant, sideTable, sun, tubChair } from './room.ts';

const room: Pick<Scene, 'samples' | 'sky' | 'ambient' | 'finish'> = {
  samples: 8,
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.013, contrast: 0.6, bloom: 0.15 },
};

/** A counter with round ends and upright flutes. */
function desk(at: Triple): Solid[] {
  return [
    {
      field: (x, y, z) => {
        const flat = rectangle(x, z, 1.25, 0.4, 0.4);
        const along =
          Math.abs(x) < 0.85 ? x : Math.sign(x) * (0.85 + 0.4 * Math.atan2(Math.abs(x) - 0.85, Math.max(1e-6, z)));
        const flutes = flat > -0.06 ? 0.026 * Math.abs(Math.sin((Math.PI * along) / 0.105)) : 0;
        return extrude(flat - flutes + 0.026, y - 0.49, 0.49, 0.02);
      },
      bounds: [-1.28, 0, -0.43, 1.28, 0.99, 0.43],
      material: clay(sage, 0.06),
      step: 0.75,
      at,
    },
    {
      field: (x, y, z) => extrude(rectangle(x, z, 1.3, 0.45, 0.44), y - 1.01, 0.025, 0.015),
      bounds: [-1.31, 0.98, -0.46, 1.31, 1.04, 0.46],
      material: wood(oak, 1.5),
      at,
    },
  ];
}

export const reception: Scene = {
  ...room,
  seed: 202,
  width: 3,
  height: 2,
  camera: { from: [0.5, 1.3, 6.3], to: [0.2, 1.0, 0], angle: 41 },
  solids: [
    archedWall(1.25, 0.55, 1.55, 0.3, white),
    ...desk([-0.25, 0, 0.95]),
    ...[0, 1, 2].flatMap((index) => pendant([-1.05 + 0.8 * index, 1.78 - 0.06 * (index % 2), 0.95], 0.13, 1.2)),
    vessel(VASE, [-1.05, 1.035, 0.95], glazed(apricot, 0.3), 0.24),
    ...plant([-1.05, 1.38, 0.95], 0.42, 3, 4, 0.2, 15),
    vessel(DISH, [0.45, 1.035, 1.05], glazed(cream, 0.3), 0.13),
    ...tubChair([1.75, 0, 0.8], -24, apricot),
    ...pot([1.25, 0, -0.75], 0.22, 0.4, cream),
    ...plant([1.25, 0.34, -0.75], 1.0, 4, 6, 0.36, 6),
  ],
  flats: [floor(terrazzo(cream, [apricot, sage, [0.5, 0.4, 0.3]], 0.05)), backWall(-1.6, [0.2, 0.33, 0.24])],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [3.1, 2.2], [0.95, 0.8])],
};

export const chair: Scene = {
  ...room,
  seed: 204,
  width: 4,
  height: 5,
  camera: { from: [0.9, 1.3, 4.6], to: [0.12, 0.92, 0.6], angle: 31 },
  solids: [
    ...dentalChair([0.1, 0, 0.75], -24, apricot),
    ...roundLamp([0.7, 0, 0.05], 6),
    sideTable([-0.95, 0, 0.4], 0.22, 0.66, white),
    vessel(TUMBLER, [-0.98, 0.66, 0.4], glazed(sage, 0.3), 0.14),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(0, sage)],
  lamps: [sun([2.2, 1.85, 1.4], [-9, 6.4, 5.2], [2.5, 1.9], [0.85, 0.8])],
};

/** A wall with a painted hill and a painted sun. */
const painted: Flat = {
  axis: 'z',
  at: 0,
  material: (look, spot) => {
    const { wx: x, wy: y } = spot;
    clay(cream, 0.04)(look, spot);
    cover(look, apricot, smoothstep(0.004, -0.004, Math.hypot(x - 0.75, y - 1.32) - 0.3));
    const hill = smin(arch(x + 0.55, y, 0.75, 0.32), arch(x - 0.85, y, 0.62, 0.0), 0.02);
    cover(look, sage, smoothstep(0.004, -0.004, hill));
  },
};

export const childrenCorner: Scene = {
  ...room,
  seed: 208,
  width: 4,
  height: 3,
  camera: { from: [0.25, 1.0, 4.0], to: [-0.05, 0.58, 0], angle: 40, lens: 0.006 },
  solids: [
    ...rainbow([-0.2, 0, 0.55], 8, 0.42, [cream, sage, apricot, green]),
    block([0.5, 0, 0.6], [14, 0, 0], [0.1, 0.1, 0.1], wood(oak, 4), 0.015),
    block([0.72, 0, 0.55], [-10, 0, 0], [0.1, 0.1, 0.1], clay(sage), 0.015),
    block([0.61, 0.2, 0.58], [30, 0, 0], [0.1, 0.1, 0.1], clay(apricot), 0.015),
    archBlock([-1.0, 0, 0.55], 22, [0.2, 0.12, 0.08], wood(oak, 4)),
    spire([-1.0, 0.24, 0.55], 0.11, 0.22, clay(green)),
    ...[0, 1, 2, 3].map((index) =>
      drum(
        [0.05, 0.075 * index, 1.12],
        0.16 - 0.03 * index,
        0.07,
        clay([green, apricot, cream, sage][index] as Triple),
        0.034,
      ),
    ),
    ball([0.05, 0.3, 1.12], 0.05, wood(oak, 6)),
    ball([-0.62, 0, 1.1], 0.12, glazed(apricot, 0.35)),
    ball([0.42, 0, 1.2], 0.06, clay(white)),
    ...stool([1.05, 0, 0.42], green).map((part) => ({ ...part, size: 0.72 })),
    cushion([-1.28, 0.24, 0.22], [20, -14, 0], 0.24, sage),
    {
      field: (x, y, z) => extrude(Math.hypot(x, z) - 1.35, y, 0.012, 0.01),
      bounds: [-1.36, -0.013, -1.36, 1.36, 0.013, 1.36],
      relief: (x, _y, z) => 0.0015 * Math.sin(110 * Math.hypot(x, z)),
      material: (look, spot) => {
        clay(white, 0.06)(look, spot);
        const ring = Math.hypot(spot.x, spot.z);
        if (ring > 1.2 && ring < 1.27) cover(look, apricot, 1);
      },
      at: [0, 0.006, 0.95],
    },
  ],
  flats: [floor(planks(oak, 0.14)), painted],
  lamps: [sun([2.1, 1.8, 1.35], [-9, 6.4, 5.2], [1.95, 1.75], [0.8, 0.7])],
};
