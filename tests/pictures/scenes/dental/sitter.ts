import type { Field, Material, Solid, Triple } from '../engine/scene.ts';
import { ellipsoid, smax, smin } from '../engine/shapes.ts';
import { type Hand, handOf } from './hands.ts';
import { clay } from './materials.ts';
import { limb, posed } from './people.ts';

export interface Sitter {
  readonly at: Triple;
  readonly yaw: number;
  readonly head: readonly Solid[];
  /** How the head is turned, beside the body. */
  readonly look: Triple;
  readonly skin: Triple;
  readonly top: Material;
  /** The ring of cloth around the neck. */
  readonly collar: Triple;
  readonly legs: Triple;
  readonly shoes: Triple;
  /** The left hand in the picture, then the right one, in the sitter's own coordinates. */
  readonly hands: readonly [Hand, Hand];
}

const limits = [-0.6, 0, -0.5, 0.6, 1.6, 0.85] as const;

export function both(make: (side: number) => Field): Field {
  const [left, right] = [make(-1), make(1)];
  return (x, y, z) => Math.min(left(x, y, z), right(x, y, z));
}

/** An arm in a sleeve with a cuff, from the shoulder to a wrist. */
export function sleeve(shoulder: Triple, elbow: Triple, wrist: Triple): Field {
  const back = wrist.map((value, axis) => value + 0.14 * ((elbow[axis] as number) - value)) as unknown as Triple;
  const upper = limb(shoulder, elbow, 0.085, 0.073);
  const lower = limb(elbow, back, 0.073, 0.053);
  const cuff = limb(
    wrist.map((value, axis) => value + 0.1 * ((elbow[axis] as number) - value)) as unknown as Triple,
    back,
    0.054,
  );
  return (x, y, z) => Math.min(smin(upper(x, y, z), lower(x, y, z), 0.04), cuff(x, y, z));
}

/** Somebody of clay on a seat 0.46 high, looking along z. */
export function sitter({ at, yaw, head, look, skin, top, collar, legs, shoes, hands }: Sitter): Solid[] {
  const [left, right] = hands.map(({ wrist, elbow }, index) => {
    const side = index ? 1 : -1;
    return sleeve([0.2 * side, 0.95, -0.05], elbow ?? [0.3 * side, 0.7, 0.06], wrist);
  }) as [Field, Field];
  const chest: Field = (x, y, z) =>
    smin(ellipsoid(x, y - 0.74, z + 0.06, 0.22, 0.3, 0.17), ellipsoid(x, y - 0.93, z + 0.06, 0.24, 0.11, 0.14), 0.1);
  const trousers = both((side) => {
    const knee: Triple = [0.14 * side, 0.53, 0.4];
    const thigh = limb([0.1 * side, 0.52, -0.02], knee, 0.11, 0.09);
    const shin = limb(knee, [0.15 * side, 0.13, 0.36], 0.088, 0.064);
    return (x, y, z) => smax(smin(thigh(x, y, z), shin(x, y, z), 0.05), 0.115 - y, 0.015);
  });
  const [one, other] = hands.map(handOf) as [Field, Field];
  const throat = limb([0, 0.95, -0.05], [0, 1.12, -0.03], 0.07);
  const solids: Solid[] = [
    {
      field: (x, y, z) => smin(chest(x, y, z), Math.min(left(x, y, z), right(x, y, z)), 0.05),
      bounds: limits,
      material: top,
      step: 0.75,
    },
    { field: trousers, bounds: limits, material: clay(legs, 0.04), step: 0.8 },
    {
      field: (x, y, z) =>
        Math.hypot(Math.hypot(x, z + 0.045 - 0.1 * (y - 1.02)) - 0.078, 0.8 * (y - 1.025 + 0.12 * z)) - 0.026,
      bounds: limits,
      material: clay(collar, 0.04),
      step: 0.8,
    },
    { field: both(shoe), bounds: limits, material: clay(shoes, 0.04), step: 0.8 },
    {
      field: (x, y, z) => Math.min(one(x, y, z), other(x, y, z), throat(x, y, z)),
      bounds: limits,
      material: clay(skin, 0.04),
      step: 0.8,
    },
  ];
  const neck = from(at, yaw, [0, 1.24, -0.02]);
  return [...posed(solids, at, [yaw, 0, 0]), ...posed(head, neck, [yaw + look[0], look[1], look[2]], 0.43)];
}

/** A soft shoe with an ankle and a flat sole. */
function shoe(side: number): Field {
  return (x, y, z) => {
    const px = x - 0.155 * side;
    const toe = ellipsoid(px, y - 0.045, z - 0.44, 0.075, 0.062, 0.145);
    const ankle = ellipsoid(px, y - 0.09, z - 0.37, 0.052, 0.06, 0.055);
    return smax(smin(toe, ankle, 0.05), 0.012 - y, 0.015);
  };
}

/** A place in the coordinates of somebody at `at`, turned by `yaw`, in those of the scene. */
export function from(at: Triple, yaw: number, [x, y, z]: Triple): Triple {
  const turn = (yaw * Math.PI) / 180;
  return [at[0] + x * Math.cos(turn) + z * Math.sin(turn), at[1] + y, at[2] - x * Math.sin(turn) + z * Math.cos(turn)];
}
