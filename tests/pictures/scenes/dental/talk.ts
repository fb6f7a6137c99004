import { colour } from '../engine/colour.ts';
import type { Field, Scene, Solid, Triple } from '../engine/scene.ts';
import { ellipsoid, smin, sphere } from '../engine/shapes.ts';
import { miriamsHead } from './busts.ts';
import { apricot, clay, cream, glazed, green, knots, oak, planks, sage, white } from './materials.ts';
import { TUMBLER, tooth, vessel } from './objects.ts';
import { curls, type Head, hair, headOf, limb, posed } from './people.ts';
import { plant, pot } from './plants.ts';
import { archedWall, backWall, daylight, floor, pendant, sideTable, sun, tubChair } from './room.ts';

interface Sitter {
  readonly at: Triple;
  readonly yaw: number;
  readonly head: readonly Solid[];
  /** How the head is turned, beside the body. */
  readonly look: Triple;
  readonly skin: Triple;
  readonly top: Triple;
  readonly legs: Triple;
  readonly shoes: Triple;
  /** Where the two hands are. */
  readonly hands: readonly [Triple, Triple];
}

const limits = [-0.6, 0, -0.5, 0.6, 1.2, 0.8] as const;

function both(make: (side: number) => Field): Field {
  const [left, right] = [make(-1), make(1)];
  return (x, y, z) => Math.min(left(x, y, z), right(x, y, z));
}

/** Somebody of clay on a seat 0.46 high, looking along z. */
function sitter({ at, yaw, head, look, skin, top, legs, shoes, hands }: Sitter): Solid[] {
  const sleeves = hands.map((hand, index): Field => {
    const side = index ? 1 : -1;
    const elbow: Triple = [0.3 * side, 0.7, 0.06];
    const wrist = hand.map((value, axis) => value + 0.16 * ((elbow[axis] as number) - value)) as unknown as Triple;
    const upper = limb([0.2 * side, 0.95, -0.05], elbow, 0.085, 0.075);
    const lower = limb(elbow, wrist, 0.075, 0.055);
    return (x, y, z) => smin(upper(x, y, z), lower(x, y, z), 0.03);
  }) as [Field, Field];
  const chest: Field = (x, y, z) =>
    smin(ellipsoid(x, y - 0.74, z + 0.06, 0.22, 0.3, 0.17), ellipsoid(x, y - 0.93, z + 0.06, 0.24, 0.11, 0.14), 0.1);
  const trousers = both((side) => {
    const knee: Triple = [0.14 * side, 0.53, 0.4];
    const thigh = limb([0.1 * side, 0.52, -0.02], knee, 0.11, 0.085);
    const shin = limb(knee, [0.15 * side, 0.12, 0.36], 0.082, 0.058);
    return (x, y, z) => smin(thigh(x, y, z), shin(x, y, z), 0.03);
  });
  const body: Solid[] = [
    {
      field: (x, y, z) => smin(chest(x, y, z), Math.min(sleeves[0](x, y, z), sleeves[1](x, y, z)), 0.04),
      bounds: limits,
      relief: (x, y, z) => 0.3 * knots(x, y, z),
      material: clay(top, 0.08),
      step: 0.75,
    },
    { field: trousers, bounds: limits, material: clay(legs, 0.06), step: 0.8 },
    {
      field: both((side) => (x, y, z) => ellipsoid(x - 0.155 * side, y - 0.05, z - 0.43, 0.07, 0.055, 0.14)),
      bounds: limits,
      material: clay(shoes, 0.05),
      step: 0.8,
    },
    {
      field: (x, y, z) => {
        const near = hands.reduce((d, [hx, hy, hz]) => Math.min(d, sphere(x - hx, y - hy, z - hz, 0.062)), 1e9);
        return Math.min(near, limb([0, 0.95, -0.05], [0, 1.12, -0.03], 0.07)(x, y, z));
      },
      bounds: limits,
      material: clay(skin, 0.05),
      step: 0.85,
    },
  ];
  const turn = (yaw * Math.PI) / 180;
  const [hx, hy, hz] = [0, 1.24, -0.02];
  const place: Triple = [
    at[0] + hx * Math.cos(turn) + hz * Math.sin(turn),
    at[1] + hy,
    at[2] - hx * Math.sin(turn) + hz * Math.cos(turn),
  ];
  return [...posed(body, at, [yaw, 0, 0]), ...posed(head, place, [yaw + look[0], look[1], look[2]], 0.43)];
}

const skin = colour('#b67b52');
const dark = colour('#3a2721');
const patientHead: Head = {
  half: [0.37, 0.42, 0.38],
  jaw: [0.27, 0.2],
  nose: [0.05, 0.08],
  skin,
  eyes: 'open',
  brows: { tone: dark, thick: 0.018, high: 0.15 },
  mouth: 'smile',
};
const skinOfMiriam = colour('#f0c9ac');

export const talk: Scene = {
  seed: 217,
  width: 4,
  height: 5,
  long: 860,
  saved: 1500,
  samples: 8,
  camera: { from: [0.05, 1.1, 5.4], to: [0.05, 0.93, 0.4], angle: 24 },
  solids: [
    archedWall(0.02, 0.88, 1.2, 0.3, white),
    ...tubChair([-0.48, 0, 0.38], 40, apricot),
    ...sitter({
      at: [-0.46, 0.02, 0.42],
      yaw: 40,
      head: [...headOf(patientHead), hair(dark, curls(patientHead, 7, 0.13, 2.15), 0.012)],
      look: [4, 4, 2],
      skin,
      top: green,
      legs: cream,
      shoes: colour('#8a5a3d'),
      hands: [
        [-0.06, 0.68, 0.26],
        [0.07, 0.68, 0.27],
      ],
    }),
    vessel(TUMBLER, [-0.28, 0.7, 0.63], glazed(white, 0.3), 0.09),
    ...tubChair([0.54, 0, 0.38], -40, sage),
    ...sitter({
      at: [0.52, 0.02, 0.42],
      yaw: -40,
      head: miriamsHead,
      look: [2, 3, -3],
      skin: skinOfMiriam,
      top: white,
      legs: sage,
      shoes: green,
      hands: [
        [-0.14, 0.62, 0.3],
        [-0.03, 0.76, 0.56],
      ],
    }),
    tooth([0.15, 0.82, 0.86], -20, 0.1, glazed([0.9, 0.87, 0.8], 0.2)),
    ...pendant([0.05, 1.74, -0.7], 0.13, 1.3),
    sideTable([0.03, 0, -0.55], 0.2, 0.5, white),
    vessel(TUMBLER, [0.1, 0.5, -0.5], glazed(apricot, 0.3), 0.1),
    ...pot([1.08, 0, 0.1], 0.2, 0.36, cream),
    ...plant([1.08, 0.3, 0.1], 1.15, 4, 7, 0.36, 3),
  ],
  flats: [floor(planks(oak, 0.16)), backWall(-1.7, sage)],
  lamps: [sun([2.3, 1.9, 1.42], [-9, 6.4, 5.2], [2.75, 1.75], [0.95, 1.0])],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.012, contrast: 0.6, bloom: 0.14 },
};
