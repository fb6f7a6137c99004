import { colour } from '../engine/colour.ts';
import type { Field, Solid } from '../engine/scene.ts';
import { cylinder, ellipsoid, smax, smin } from '../engine/shapes.ts';
import { clay, green, white } from './materials.ts';
import { cap, type Head, hair, headOf } from './people.ts';

export const tan = colour('#e3b08f');
const chestnut = colour('#4a2c20');

const head: Head = {
  half: [0.36, 0.42, 0.38],
  jaw: [0.26, 0.2],
  nose: [0.05, 0.075],
  skin: tan,
  eyes: 'open',
  brows: { tone: chestnut, thick: 0.017, high: 0.15 },
  mouth: 'smile',
};

/** Hair with a parting, and a knot at the back of the crown. */
const knot: Field = (x, y, z) => {
  const sides = cap(head, 0.055, (px) => 0.37 - 0.5 * Math.abs(px + 0.13), -0.2)(x, y, z);
  return smin(sides, ellipsoid(x - 0.06, y - 0.43, z + 0.3, 0.22, 0.2, 0.2), 0.03);
};

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

/** The head of a patient who hears music, with open eyes or with closed ones. */
export function listener(eyes: Head['eyes']): Solid[] {
  return [...headOf({ ...head, eyes }), hair(chestnut, knot), ...headphones];
}
