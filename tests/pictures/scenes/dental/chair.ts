import { paint } from '../engine/colour.ts';
import { noise } from '../engine/noise.ts';
import type { Material, Solid, Triple } from '../engine/scene.ts';
import { box, capsule, cylinder, extrude, rectangle, segment, smax, smin, sphere } from '../engine/shapes.ts';
import { clay, metal, white } from './materials.ts';

/** Soft leather of one colour. */
function leather(tone: Triple): Material {
  return (look) => {
    paint(look, tone);
    look.shine = 0.035;
    look.rough = 0.5;
    look.soft = 0.04;
  };
}

/** The side of the reclined chair, from the feet on the right to the head on the left. */
function side(x: number, y: number): number {
  const legs = segment(x, y, 0.92, 0.5, 0.36, 0.62) - 0.062;
  const seat = segment(x, y, 0.34, 0.6, -0.16, 0.55) - 0.075;
  const back = segment(x, y, -0.24, 0.58, -0.7, 1.0) - 0.07;
  return smin(smin(legs, seat, 0.05), back, 0.05);
}

/** A chair to lie in: pads on a pale shell, a foot, two arms. It points to the right. */
export function dentalChair(at: Triple, yaw: number, tone: Triple): Solid[] {
  const place = { at, turn: [yaw, 0, 0] as const };
  return [
    {
      field: (x, y, z) => {
        const waist = 0.27 - 0.05 * Math.max(0, -x - 0.35) - 0.05 * Math.max(0, x - 0.4);
        const pads = extrude(side(x, y), z, waist, 0.06);
        const head = extrude(segment(x, y, -0.78, 1.09, -0.93, 1.22) - 0.045, z, 0.14, 0.045);
        return Math.min(pads, head);
      },
      relief: (x, y, z) => {
        const seam = Math.min(Math.abs(x - 0.12), Math.abs(x + 0.42 + 0.5 * (y - 0.74)), Math.abs(x - 0.6));
        return 0.014 * Math.exp(-seam * seam * 2600) + 0.0012 * noise(40 * x, 40 * y, 40 * z);
      },
      bounds: [-1.02, 0.4, -0.3, 1.02, 1.3, 0.3],
      material: leather(tone),
      step: 0.85,
      ...place,
    },
    {
      field: (x, y, z) => {
        const under = extrude(segment(x, y, 0.5, 0.5, -0.2, 0.46) - 0.05, z, 0.22, 0.04);
        const spine = extrude(segment(x, y, -0.24, 0.48, -0.72, 0.92) - 0.045, z, 0.17, 0.04);
        const neck = extrude(segment(x, y, -0.7, 0.96, -0.86, 1.1) - 0.02, z, 0.05, 0.015);
        const column = cylinder(x - 0.08, y - 0.26, z, 0.13, 0.24, 0.03);
        const foot = extrude(rectangle(x - 0.12, z, 0.42, 0.26, 0.24), y - 0.03, 0.03, 0.025);
        return smin(smin(smin(under, spine, 0.08), column, 0.1), Math.min(foot, neck), 0.05);
      },
      bounds: [-0.95, 0, -0.3, 0.6, 1.18, 0.3],
      material: clay(white, 0.02),
      step: 0.85,
      ...place,
    },
    {
      field: (x, y, z) => {
        const pz = Math.abs(z) - 0.33;
        const pad = capsule(x + 0.08, 1.3 * (y - 0.79), pz, 0.2, 0.042);
        const post = Math.hypot(x - 0.04 + 0.4 * (0.76 - y) - 0.04, pz + 0.1 * (0.76 - y)) - 0.02;
        return Math.min(pad, smax(post, Math.abs(y - 0.64) - 0.13, 0.01));
      },
      bounds: [-0.34, 0.48, -0.4, 0.2, 0.86, 0.4],
      material: clay(white, 0.02),
      step: 0.75,
      ...place,
    },
  ];
}

/** A lamp on a pole, whose arm reaches over to the left, with a round pale face. */
export function roundLamp(at: Triple, yaw: number): Solid[] {
  const place = { at, turn: [yaw, 0, 0] as const };
  return [
    {
      field: (x, y, z) => {
        const pole = Math.max(Math.hypot(x, z) - 0.022, Math.abs(y - 0.95) - 0.95);
        const foot = cylinder(x, y - 0.02, z, 0.17, 0.02, 0.015);
        const arm = Math.hypot(segment(x, y, 0, 1.88, -0.72, 1.98), z) - 0.018;
        const drop = Math.hypot(segment(x, y, -0.72, 1.98, -0.78, 1.78), z) - 0.016;
        return smin(
          Math.min(pole, foot, arm),
          Math.min(drop, sphere(x, y - 1.88, z, 0.045), sphere(x + 0.72, y - 1.98, z, 0.035)),
          0.02,
        );
      },
      bounds: [-0.85, 0, -0.18, 0.18, 2.03, 0.18],
      material: metal([0.72, 0.56, 0.34], 0.3),
      step: 0.85,
      ...place,
    },
    {
      field: (x, y, z) =>
        cylinder(0.94 * (x + 0.8) - 0.34 * (y - 1.74), 0.34 * (x + 0.8) + 0.94 * (y - 1.74), z, 0.21, 0.045, 0.04),
      bounds: [-1.05, 1.6, -0.22, -0.55, 1.9, 0.22],
      material: clay(white, 0.02),
      ...place,
    },
    {
      field: (x, y, z) =>
        cylinder(
          0.94 * (x + 0.8) - 0.34 * (y - 1.74),
          0.34 * (x + 0.8) + 0.94 * (y - 1.74) + 0.04,
          z,
          0.165,
          0.015,
          0.01,
        ),
      bounds: [-1.05, 1.55, -0.2, -0.55, 1.85, 0.2],
      material: (look) => {
        paint(look, [0.9, 0.88, 0.82]);
        [look.glowR, look.glowG, look.glowB] = [1.1, 0.95, 0.72];
      },
      passes: 1,
      ...place,
    },
  ];
}

/** A round seat on one leg. */
export function stool(at: Triple, tone: Triple): Solid[] {
  return [
    {
      field: (x, y, z) => cylinder(x, y - 0.5, z, 0.2, 0.06, 0.05),
      bounds: [-0.21, 0.43, -0.21, 0.21, 0.57, 0.21],
      material: leather(tone),
      at,
    },
    {
      field: (x, y, z) =>
        smin(
          cylinder(x, y - 0.24, z, 0.03, 0.22, 0.01),
          smin(cylinder(x, y - 0.02, z, 0.19, 0.02, 0.015), box(x, y - 0.43, z, 0.08, 0.02, 0.08, 0.02), 0.03),
          0.06,
        ),
      bounds: [-0.2, 0, -0.2, 0.2, 0.47, 0.2],
      material: clay(white, 0.02),
      at,
    },
  ];
}

/** A treatment chair that is upright: a seat, a back with a head rest, and one arm; the other is folded away. It looks along z. */
export function seat(at: Triple, yaw: number, tone: Triple): Solid[] {
  const place = { at, turn: [yaw, 0, 0] as const };
  return [
    {
      field: (x, y, z) => {
        const base = box(x, y - 0.37, z - 0.1, 0.31, 0.085, 0.36, 0.08);
        const lean = z + 0.25 + 0.12 * (y - 0.5);
        const back = extrude(rectangle(x, y - 0.75, 0.33 - 0.06 * Math.max(0, y - 0.75), 0.38, 0.2), lean, 0.075, 0.07);
        const rest = extrude(rectangle(x, y - 1.3, 0.19, 0.13, 0.12), lean - 0.02, 0.06, 0.055);
        return Math.min(smin(base, back, 0.06), rest);
      },
      relief: (x, y) => {
        const seam = Math.min(Math.abs(y - 0.62), Math.abs(Math.abs(x) - 0.2 + 0.05 * y));
        return 0.006 * Math.exp(-seam * seam * 9000);
      },
      bounds: [-0.36, 0.26, -0.5, 0.36, 1.46, 0.48],
      material: leather(tone),
      step: 0.8,
      ...place,
    },
    {
      field: (x, y, z) => {
        const px = -x - 0.36;
        const pad = capsule(z - 0.12, 1.2 * (y - 0.63), px, 0.2, 0.045);
        const post = limbOf(px, y, z, 0.5);
        const column = cylinder(x, y - 0.15, z - 0.05, 0.12, 0.15, 0.03);
        return Math.min(smin(pad, post, 0.03), column);
      },
      bounds: [-0.45, 0, -0.2, 0.45, 0.72, 0.4],
      material: clay(white, 0.02),
      step: 0.75,
      ...place,
    },
  ];
}

/** A post below the arm of a chair. */
function limbOf(px: number, y: number, z: number, top: number): number {
  return smax(Math.hypot(px + 0.02, z - 0.1) - 0.024, Math.abs(y - top) - 0.13, 0.01);
}
