import type { Field, Triple } from '../engine/scene.ts';
import { box, ellipsoid, smin } from '../engine/shapes.ts';
import { limb } from './people.ts';

/** A hand as a mitten: where its wrist is, where its fingers and its palm point, and on which side its thumb is. */
export interface Hand {
  readonly wrist: Triple;
  readonly fingers: Triple;
  readonly palm: Triple;
  /** 1 if the thumb is to the right of fingers that point up, with the palm towards you; else -1. */
  readonly thumb: 1 | -1;
  /** How far the fingers bend towards the palm: 0 for an open hand, 1 around a cup. */
  readonly curl?: number;
  /** How far the thumb stands off, from 0 to 1. */
  readonly spread?: number;
  /** Whether it is raised with its fingers apart. */
  readonly open?: true;
  /** Where the elbow is, if not beside the body. */
  readonly elbow?: Triple;
}

/** Fingers in one, and a thumb, softly joined to the wrist. About 0.17 long. */
function mitten({ wrist, fingers, palm, thumb, curl = 0.3, spread = 0.5 }: Hand): Field {
  const along = unit(fingers);
  const up = unit(across(across(along, palm), along));
  const side = across(along, up).map((value) => thumb * value) as unknown as Triple;
  const root: Triple = [0.02, 0.03, 0.008];
  const tip: Triple = [0.085 - 0.03 * spread, 0.05 + 0.035 * spread, 0.012 + 0.04 * curl];
  const digit = limb(root, tip, 0.024, 0.021);
  const arm = limb([-0.05, 0, 0], [0.02, 0, 0], 0.036, 0.036);
  return (x, y, z) => {
    const [px, py, pz] = [x - wrist[0], y - wrist[1], z - wrist[2]];
    const a = px * along[0] + py * along[1] + pz * along[2];
    const b = px * side[0] + py * side[1] + pz * side[2];
    const c = px * up[0] + py * up[1] + pz * up[2];
    const bent = c - curl * 4.5 * Math.max(0, a - 0.035) ** 2;
    const hold = ellipsoid(a - 0.055, b, bent, 0.07, 0.056, 0.037);
    const all = ellipsoid(a - 0.115 + 0.02 * curl, b + 0.004, bent, 0.062, 0.047, 0.031);
    return smin(smin(smin(hold, all, 0.03), digit(a, b, c), 0.022), arm(a, b, c), 0.03);
  };
}

/** An open hand, seen from its palm, with four fingers and the thumb on the right. Some 0.5 high around its origin. */
export const openPalm: Field = (x, y, z) => {
  const heel = ellipsoid(x - 0.045, y + 0.07, z - 0.02, 0.09, 0.1, 0.055);
  let near: number = smin(box(x, y + 0.005, z, 0.13, 0.125, 0.05, 0.048), heel, 0.05);
  for (const [i, high] of [0.155, 0.2, 0.188, 0.13].entries()) {
    const from: Triple = [-0.096 + 0.062 * i, 0.07 + 0.012 * (i % 3 === 0 ? 0 : 1), 0];
    near = smin(near, limb(from, [-0.128 + 0.082 * i, 0.1 + high, 0.018], 0.037, 0.03)(x, y, z), 0.022);
  }
  const thumb = smin(
    limb([0.07, -0.08, 0.02], [0.168, -0.01, 0.035], 0.05, 0.04)(x, y, z),
    limb([0.168, -0.01, 0.035], [0.205, 0.085, 0.04], 0.04, 0.033)(x, y, z),
    0.03,
  );
  return smin(near, thumb, 0.045);
};

/** The same hand where its wrist is, a little more than half as large. */
function open({ wrist, fingers, palm, thumb }: Hand): Field {
  const size = 0.56;
  const along = unit(fingers);
  const up = unit(across(across(along, palm), along));
  const side = across(along, up).map((value) => thumb * value) as unknown as Triple;
  const arm = limb([0, -0.03, 0], [0, 0.05, 0], 0.038, 0.034);
  return (x, y, z) => {
    const [px, py, pz] = [x - wrist[0], y - wrist[1], z - wrist[2]];
    const a = px * along[0] + py * along[1] + pz * along[2];
    const b = px * side[0] + py * side[1] + pz * side[2];
    const c = px * up[0] + py * up[1] + pz * up[2];
    return smin(size * openPalm(b / size, (a - 0.105) / size, c / size), arm(b, a, c), 0.03);
  };
}

/** A hand as it is described: a mitten, or one with fingers. */
export function handOf(hand: Hand): Field {
  return hand.open ? open(hand) : mitten(hand);
}

function across(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: Triple): Triple {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}
