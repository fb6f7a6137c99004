import { colour, cover, dim } from '../engine/colour.ts';
import type { Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { extrude, segment, smax, smin } from '../engine/shapes.ts';
import { rosy, tomsHead } from './busts.ts';
import { seat, stool } from './chair.ts';
import { listener, tan } from './listener.ts';
import { apricot, clay, cream, green, metal, oak, planks, sage, white } from './materials.ts';
import { limb, posed } from './people.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, daylight, floor, sun } from './room.ts';
import { from, type Sitter, sitter } from './sitter.ts';

const patient: Pick<Sitter, 'at' | 'yaw'> = { at: [-0.4, 0, 0.62], yaw: 22 };
const tom: Pick<Sitter, 'at' | 'yaw'> = { at: [0.56, 0.08, 0.5], yaw: -42 };
const MIRROR: Triple = [0.47, 0.83, 0.18];

/** Soft cloth over the lap, with two woven bands before its hem. */
const blanket: Solid = {
  field: (x, y, z) => {
    const lap = segment(z, y, -0.02, 0.535, 0.4, 0.55);
    const shins = segment(z, y, 0.4, 0.55, 0.39, 0.2);
    const fold = 0.007 * Math.sin(19 * x + 4 * z) + 0.005 * Math.sin(31 * x - 9 * y);
    const between = 0.03 * Math.max(0, 1 - (x / 0.1) ** 2);
    const sheet = extrude(smin(lap, shins, 0.06) - 0.125 + fold + between, x, 0.285, 0.1);
    return smax(smax(sheet, 0.2 - y, 0.02), -0.02 - z, 0.05);
  },
  bounds: [-0.32, 0.15, -0.1, 0.32, 0.75, 0.6],
  material: (look, spot) => {
    clay(sage, 0.05)(look, spot);
    const up = spot.y - 0.2;
    if (Math.abs(up - 0.1) < 0.026 || Math.abs(up - 0.165) < 0.012) cover(look, white, 0.9);
    look.soft = 0.12;
  },
  step: 0.7,
};

/** A green tunic with an opening like a V. */
const tunic: Material = (look, spot) => {
  const edge = Math.abs(spot.x) - 0.42 * (spot.y - 0.84);
  clay(spot.z > 0 && edge < 0 ? rosy : green, 0.04)(look, spot);
  if (spot.z > 0 && spot.y > 0.83 && edge > 0 && edge < 0.014) dim(look, 0.75);
};

/** A dentist's mirror, upright in a hand. */
const mirror: Solid[] = [
  {
    field: limb([0, -0.1, 0], [0, 0.2, 0], 0.011, 0.008),
    bounds: [-0.05, -0.15, -0.05, 0.05, 0.25, 0.05],
    material: metal([0.8, 0.78, 0.74], 0.25),
    step: 0.8,
  },
  {
    field: (x, y, z) => smax(Math.hypot(x, y - 0.25) - 0.055, Math.abs(z) - 0.008, 0.008),
    bounds: [-0.06, 0.18, -0.02, 0.06, 0.32, 0.02],
    material: metal([0.9, 0.9, 0.88], 0.12),
    step: 0.8,
  },
];

export const raisedHand: Scene = {
  seed: 207,
  long: 820,
  saved: 1500,
  width: 5,
  height: 4,
  samples: 4,
  camera: { from: [0.14, 1.2, 4.9], to: [0.11, 1.035, 0.5], angle: 25.4 },
  solids: [
    archedWall(0.06, 0.86, 0.98, 0.3, white),
    ...seat(patient.at, patient.yaw, apricot),
    ...sitter({
      ...patient,
      head: listener('open'),
      look: [18, -2, 5],
      skin: tan,
      top: clay(cream, 0.04),
      collar: sage,
      legs: sage,
      shoes: colour('#8a5a3d'),
      hands: [
        { wrist: [-0.31, 0.705, 0.3], fingers: [0.1, -0.08, 1], palm: [0, -1, 0], thumb: 1, curl: 0.35 },
        {
          wrist: [0.37, 1.2, 0.22],
          elbow: [0.37, 0.87, 0.16],
          fingers: [0.05, 1, 0],
          palm: [-0.28, 0, 1],
          thumb: -1,
          open: true,
        },
      ],
    }),
    ...posed([blanket], patient.at, [patient.yaw, 0, 0]),
    ...stool([tom.at[0], 0, tom.at[2]], sage).map((part) => ({ ...part, size: 1.08 })),
    ...sitter({
      ...tom,
      head: tomsHead,
      look: [-4, 4, 4],
      skin: rosy,
      top: tunic,
      collar: green,
      legs: cream,
      shoes: white,
      hands: [
        { wrist: [-0.17, 0.665, 0.25], fingers: [0.15, -0.12, 1], palm: [0, -1, 0], thumb: 1, curl: 0.3 },
        {
          wrist: MIRROR,
          elbow: [0.33, 0.64, 0.04],
          fingers: [-0.1, 0.75, 0.5],
          palm: [-0.7, 0, 0.7],
          thumb: -1,
          curl: 0.7,
        },
      ],
    }),
    ...posed(mirror, from(tom.at, tom.yaw, [MIRROR[0] - 0.05, MIRROR[1] + 0.08, MIRROR[2] + 0.07]), [-20, 0, -10]),
    ...pot([1.06, 0, -0.1], 0.22, 0.4, cream),
    ...plant([1.06, 0.34, -0.1], 1.15, 4, 7, 0.38, 3),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(-0.9, sage)],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [2.75, 2.3], [0.95, 1.0])],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.004, contrast: 0.6, bloom: 0.12 },
};
