import { colour, cover, dim } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Field, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { cylinder, ellipsoid, extrude, segment, smax, smin, sphere } from '../engine/shapes.ts';
import { rosy, tomsHead } from './busts.ts';
import { dentalChair, stool } from './chair.ts';
import { mitten, openPalm } from './hands.ts';
import { apricot, clay, cream, green, metal, oak, planks, sage, white } from './materials.ts';
import { cap, type Head, hair, headOf, limb, posed } from './people.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, daylight, floor, sun } from './room.ts';
import { both, from, type Sitter, sitter, sleeve } from './sitter.ts';

const skin = colour('#e3b08f');
const chestnut = colour('#4a2c20');
const limits = [-1.1, 0.4, -0.5, 1.15, 1.8, 0.5] as const;

/** Along the back of the chair from the hip to the head, and away from it. */
const HIP: readonly [number, number] = [-0.14, 0.71];
const UP: readonly [number, number] = [-0.738, 0.674];
const onBack = (up: number, off: number, z: number): Triple => [
  HIP[0] + up * UP[0] + off * UP[1],
  HIP[1] + up * UP[1] - off * UP[0],
  z,
];

const chest: Field = (x, y, z) => {
  const [px, py] = [x - HIP[0], y - HIP[1]];
  const [up, off] = [px * UP[0] + py * UP[1], px * UP[1] - py * UP[0] - 0.05];
  return smin(ellipsoid(z, up - 0.2, off, 0.21, 0.3, 0.16), ellipsoid(z, up - 0.41, off, 0.24, 0.11, 0.13), 0.1);
};

const WRIST: Triple = [-0.2, 1.5, 0.3];
const RESTING: Triple = [0.02, 0.93, -0.02];

/** The patient, in the coordinates of the chair: one hand is raised, the other rests on the blanket. */
function recliner(): Solid[] {
  const raised = sleeve(onBack(0.41, 0.05, 0.2), [-0.2, 1.2, 0.34], WRIST);
  const resting = sleeve(onBack(0.41, 0.05, -0.2), [-0.16, 0.95, -0.3], RESTING);
  const hand = mitten({ wrist: RESTING, fingers: [0.5, -0.05, 0.8], palm: [0.1, -1, 0], thumb: -1, curl: 0.3 });
  const neck = limb(onBack(0.42, 0.05, 0), onBack(0.6, 0.07, 0), 0.07);
  return [
    {
      field: (x, y, z) => smin(chest(x, y, z), Math.min(raised(x, y, z), resting(x, y, z)), 0.05),
      bounds: limits,
      material: clay(cream, 0.04),
      step: 0.75,
    },
    {
      field: (x, y, z) => {
        const size = 0.5;
        const palm =
          size * openPalm(-(x - WRIST[0] - 0.005) / size, (y - WRIST[1] - 0.085) / size, (z - WRIST[2]) / size);
        const arm = limb(WRIST, [WRIST[0], WRIST[1] + 0.06, WRIST[2]], 0.036);
        return Math.min(smin(palm, arm(x, y, z), 0.03), hand(x, y, z), neck(x, y, z));
      },
      bounds: limits,
      material: clay(skin, 0.04),
      step: 0.75,
    },
    {
      field: both((side) => limb([0.78, 0.64, 0.11 * side], [0.94, 0.64, 0.12 * side], 0.062)),
      bounds: limits,
      material: clay(green, 0.04),
      step: 0.8,
    },
    {
      field: both((side) => {
        const sole = limb([0.93, 0.65, 0.12 * side], [1.01, 0.8, 0.14 * side], 0.066, 0.062);
        return (x, y, z) => smax(sole(x, y, z), 0.88 * x - 0.47 * y - 0.57, 0.02);
      }),
      bounds: limits,
      material: clay(colour('#8a5a3d'), 0.04),
      step: 0.8,
    },
    blanket,
  ];
}

/** Soft cloth over the legs, in wide folds, with two woven bands before its hem. */
const blanket: Solid = {
  field: (x, y, z) => {
    const legs = smin(segment(x, y, -0.08, 0.74, 0.34, 0.82), segment(x, y, 0.34, 0.82, 0.78, 0.66), 0.06) - 0.125;
    const fold = 0.009 * Math.sin(11 * x + 5 * z) + 0.006 * Math.sin(23 * z - 6 * x);
    const between = 0.03 * smoothstep(0.12, 0, Math.abs(z)) * smoothstep(0, 0.3, x);
    const sheet = extrude(legs + fold + between, z, 0.262, 0.11);
    return smax(smax(sheet, x - 0.74 - 0.03 * Math.sin(9 * z), 0.03), -0.16 - x, 0.05);
  },
  bounds: [-0.2, 0.5, -0.3, 0.85, 1.05, 0.3],
  material: (look, spot) => {
    clay(sage, 0.05)(look, spot);
    const back = 0.74 - spot.x;
    if (Math.abs(back - 0.1) < 0.026 || Math.abs(back - 0.165) < 0.012) cover(look, white, 0.9);
    look.soft = 0.12;
  },
  step: 0.7,
};

const patientHead: Head = {
  half: [0.36, 0.42, 0.38],
  jaw: [0.26, 0.2],
  nose: [0.05, 0.075],
  skin,
  eyes: 'open',
  brows: { tone: chestnut, thick: 0.017, high: 0.15 },
  mouth: 'smile',
};
const bun: Field = (x, y, z) =>
  smin(cap(patientHead, 0.05, (px) => 0.24 + 0.25 * px * px, -0.16)(x, y, z), sphere(x, y - 0.42, z + 0.3, 0.19), 0.04);
const headphones: Solid[] = [
  {
    field: (x, y, z) => smax(Math.hypot(Math.hypot(x, y - 0.03) - 0.475, 0.7 * (z + 0.02)) - 0.032, -y, 0.02),
    bounds: [-0.55, -0.05, -0.1, 0.55, 0.6, 0.1],
    material: clay(white, 0.03),
    step: 0.8,
  },
  {
    field: (x, y, z) => cylinder(y + 0.03, Math.abs(x) - 0.42, z + 0.01, 0.15, 0.075, 0.05),
    bounds: [-0.55, -0.2, -0.2, 0.55, 0.15, 0.2],
    material: clay(green, 0.04),
    step: 0.9,
  },
];

const chair = { at: [-0.05, 0, 0.95] as Triple, yaw: -10 };
const tom: Pick<Sitter, 'at' | 'yaw'> = { at: [0.42, 0.22, 0.36], yaw: -34 };
const MIRROR: Triple = [0.44, 0.96, 0.14];

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
  long: 1000,
  width: 5,
  height: 4,
  samples: 8,
  camera: { from: [0.15, 1.3, 5.7], to: [0.05, 1.02, 0.6], angle: 29.6 },
  solids: [
    archedWall(0.03, 1.08, 1.0, 0.3, white),
    ...dentalChair(chair.at, chair.yaw, apricot),
    ...posed(recliner(), chair.at, [chair.yaw, 0, 0]),
    ...posed(
      [...headOf(patientHead), hair(chestnut, bun), ...headphones],
      from(chair.at, chair.yaw, onBack(0.72, 0.08, 0)),
      [38 + chair.yaw, -30, 28],
      0.43,
    ),
    ...stool([tom.at[0], 0, tom.at[2]], sage).map((part) => ({ ...part, size: 1.2 })),
    ...sitter({
      ...tom,
      head: tomsHead,
      look: [0, 6, 4],
      skin: rosy,
      top: tunic,
      collar: green,
      legs: cream,
      shoes: white,
      hands: [
        { wrist: [-0.2, 0.76, 0.34], fingers: [0.2, 0.1, 1], palm: [0, -1, 0], thumb: 1, curl: 0.35 },
        { wrist: MIRROR, fingers: [-0.35, 0.75, 0.5], palm: [-0.7, 0, 0.7], thumb: -1, curl: 0.7 },
      ],
    }),
    ...posed(mirror, from(tom.at, tom.yaw, [MIRROR[0] - 0.05, MIRROR[1] + 0.08, MIRROR[2] + 0.07]), [-20, 0, -10]),
    ...pot([1.22, 0, 0.35], 0.22, 0.4, cream),
    ...plant([1.22, 0.34, 0.35], 1.15, 4, 7, 0.38, 3),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(-0.7, sage)],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [2.75, 2.3], [0.95, 1.0])],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.012, contrast: 0.6, bloom: 0.12 },
};
