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
}

/** Fingers in one, and a thumb, softly joined to the wrist. About 0.17 long. */
export function mitten({ wrist, fingers, palm, thumb, curl = 0.3, spread = 0.5 }: Hand): Field {
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
  let near: number = box(x, y, z, 0.12, 0.12, 0.055, 0.05);
  for (const [i, high] of [0.15, 0.19, 0.18, 0.13].entries())
    near = smin(near, limb([-0.09 + 0.06 * i, 0.08, 0], [-0.115 + 0.075 * i, 0.1 + high, 0.01], 0.036)(x, y, z), 0.02);
  return smin(near, limb([0.1, -0.06, 0.01], [0.2, 0.06, 0.03], 0.04)(x, y, z), 0.04);
};

function across(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: Triple): Triple {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}
