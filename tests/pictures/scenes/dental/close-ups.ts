import { colour, cover } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Flat, Scene, Solid, Triple } from '../engine/scene.ts';
import { arch, ellipsoid, smax, smin } from '../engine/shapes.ts';
import { bear } from './busts.ts';
import { collar, jumper, solid, torso } from './clothes.ts';
import { handOf } from './hands.ts';
import { listener, tan } from './listener.ts';
import { apricot, clay, cream, green, metal, oak, sage, white, wood } from './materials.ts';
import { ball, block, brush, cove, drum, rainbow, studio, studioSun } from './objects.ts';
import { limb, posed } from './people.ts';
import { daylight } from './room.ts';
import { guest, guestSkin } from './talk.ts';

type Shared = 'width' | 'height' | 'long' | 'saved' | 'samples' | 'lamps' | 'sky' | 'ambient' | 'finish';
const near: Pick<Scene, Shared> = {
  width: 4,
  height: 3,
  long: 560,
  saved: 1200,
  samples: 8,
  lamps: [{ at: [-5, 6, 7], radius: 0.9, colour: [1.15, 1, 0.82] }],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.94, vignette: 0.08, grain: 0.01, contrast: 0.6, bloom: 0.08 },
};

/** A wall with an arch painted on it. */
function wall(tone: Triple, painted: Triple, x: number, half: number): Flat {
  return {
    axis: 'z',
    at: -1.1,
    material: (look, spot) => {
      clay(tone, 0.05)(look, spot);
      cover(look, painted, smoothstep(0.006, -0.006, arch(spot.wx - x, spot.wy, half, 0.1)));
    },
  };
}

/** A dentist's mirror: its face is at the origin, its stem goes along x. */
const mirror: Solid[] = [
  {
    field: (x, y, z) =>
      smin(
        smax(Math.hypot(x, y) - 0.145, Math.abs(z) - 0.022, 0.02),
        limb([0.13, -0.02, 0], [1.0, -0.16, 0], 0.02, 0.034)(x, y, z),
        0.03,
      ),
    bounds: [-0.16, -0.25, -0.06, 1.05, 0.16, 0.06],
    material: metal([0.8, 0.78, 0.74], 0.22),
    step: 0.8,
  },
  {
    field: (x, y, z) => smax(Math.hypot(x, y) - 0.12, Math.abs(z - 0.022) - 0.008, 0.004),
    bounds: [-0.13, -0.13, 0, 0.13, 0.13, 0.04],
    material: metal([0.92, 0.93, 0.92], 0.05),
    step: 0.8,
  },
];

export const checkUp: Scene = {
  ...near,
  seed: 231,
  camera: { from: [0.12, 0.02, 5.6], to: [0.12, -0.13, 0], angle: 21.6 },
  solids: [
    ...posed(guest('open'), [-0.22, -0.02, 0], [18, -2, -3]),
    ...posed(
      [torso(0.7, 0.56, jumper(green, undefined, guestSkin, -0.44)), collar(green, -0.5, 0.07)],
      [-0.22, -0.02, 0],
      [8, 0, 0],
    ),
    ...posed(mirror, [0.25, -0.2, 0.52], [-8, 0, -14]),
    solid(limb([1.42, -1.2, 0.5], [0.97, -0.65, 0.52], 0.19, 0.145), clay(white, 0.06)),
    ...posed(
      [
        solid(
          handOf({ wrist: [0, 0, 0], fingers: [-0.75, 0.65, 0.1], palm: [-0.2, -0.3, -1], thumb: 1, curl: 0.55 }),
          clay(colour('#f0c9ac'), 0.05),
          0.8,
        ),
      ],
      [0.92, -0.57, 0.6],
      [0, 0, 0],
      2.3,
    ),
  ],
  flats: [wall(sage, colour('#d3dcc8'), -0.15, 0.86)],
};

/** A blanket around the shoulders, open in front, with a woven band along its edge. */
const shawl: Solid = {
  field: (x, y, z) => {
    const round = smin(
      ellipsoid(x, y + 1.1, z + 0.02, 0.8, 0.6, 0.52),
      ellipsoid(x, y + 0.64, z + 0.06, 0.36, 0.17, 0.3),
      0.14,
    );
    const fold = 0.012 * Math.sin(17 * x + 5 * y);
    return smax(round + fold, z > -0.1 ? gap(x, y) : -1, 0.06);
  },
  bounds: [-0.85, -1.8, -0.7, 0.85, -0.4, 0.6],
  material: (look, spot) => {
    clay(sage, 0.08)(look, spot);
    const edge = -gap(spot.x, spot.y);
    if (spot.z > 0 && (Math.abs(edge - 0.09) < 0.022 || Math.abs(edge - 0.15) < 0.01)) cover(look, white, 0.9);
    look.soft = 0.12;
  },
  step: 0.6,
  at: [-0.04, -0.02, 0],
  turn: [-6, 0, 0],
};

/** How far inside the opening of the blanket: it is wide at the neck and closes below. */
function gap(x: number, y: number): number {
  return 0.86 * (0.1 + 0.34 * Math.max(0, y + 1.2) - Math.abs(x + 0.02));
}

export const atEase: Scene = {
  ...near,
  seed: 232,
  camera: { from: [0, 0.02, 5.6], to: [0, -0.12, 0], angle: 21.6 },
  solids: [
    ...posed(listener('laughing'), [-0.04, -0.02, 0], [-14, 4, 9]),
    ...posed(
      [torso(0.66, 0.56, jumper(cream, undefined, tan, -0.46)), collar(cream, -0.52, 0.06)],
      [-0.04, -0.02, 0],
      [-6, 0, 0],
    ),
    shawl,
  ],
  flats: [wall(colour('#3f6654'), colour('#557d69'), 0, 0.9)],
};

const fur = colour('#b98352');
/** Its feet, with a pale sole. */
const paws: Solid = {
  field: (x, y, z) => ellipsoid(Math.abs(x) - 0.14, y + 0.46, z - 0.2, 0.085, 0.095, 0.075),
  bounds: [-0.25, -0.57, 0.1, 0.25, -0.35, 0.3],
  material: (look, spot) => {
    clay(fur, 0.12)(look, spot);
    if (Math.hypot(Math.abs(spot.x) - 0.14, spot.y + 0.46) < 0.05 && spot.z > 0.2) cover(look, cream, 0.9);
  },
};
const bearAt: Triple = [-0.62, 0.86, 0.5];
export const bearAndBrush: Scene = {
  ...studio,
  seed: 233,
  width: 4,
  height: 3,
  long: 560,
  saved: 1200,
  camera: { from: [0.1, 1.5, 8], to: [0.1, 0.86, 0], angle: 20.6, lens: 0.02 },
  solids: [
    cove(apricot, 2.6),
    ...posed([...bear(fur), paws], bearAt, [14, 0, 0], 1.75),
    ...rainbow([0.85, 0, -0.25], -10, 1.06, [cream, sage, colour('#d98f66'), green]),
    block([-1.42, 0, -0.3], [16, 0, 0], [0.24, 0.24, 0.24], wood(oak, 2), 0.04),
    block([-1.4, 0.48, -0.32], [-8, 0, 0], [0.2, 0.2, 0.2], clay(sage, 0.06), 0.04),
    drum([1.38, 0, 0.85], 0.24, 0.2, clay(green, 0.06), 0.06),
    ball([1.38, 0.2, 0.85], 0.13, clay(white, 0.05)),
    ...brush([-0.27, 0.2, 0.9], [10, 0, -8], oak, white).map((part) => ({ ...part, size: 0.66 })),
  ],
  flats: [],
  lamps: [studioSun([1.75, 1.6, 1.35], false)],
};
