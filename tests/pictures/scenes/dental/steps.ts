import { cover, paint } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Field, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { box, capsule, cone, cylinder, ellipsoid, extrude, rectangle, segment, smax, smin } from '../engine/shapes.ts';
import { apricot, clay, cream, glazed, green, metal, oak, sage, white, wood } from './materials.ts';
import { cove, drum, studio, studioSun, TUMBLER, tooth, vessel } from './objects.ts';

const step: Pick<Scene, 'samples' | 'bounces' | 'sky' | 'ambient' | 'finish' | 'width' | 'height' | 'long' | 'saved'> =
  {
    ...studio,
    width: 4,
    height: 3,
    long: 600,
    saved: 1000,
  };
const lamps = [studioSun([1.75, 1.6, 1.35], false)];

/** What somebody says: a soft slab with a tail. */
function bubble(at: Triple, turn: Triple, half: readonly [number, number], tail: number, tone: Triple): Solid {
  const [a, b] = half;
  return {
    field: (x, y, z) => {
      const tip = Math.max(
        0.8 * Math.abs(x - tail * (0.55 * a - 0.35 * (y + b))) - 0.26 * (y + b + 0.5),
        y + b - 0.2,
        -(y + b + 0.5),
      );
      const flat = smin(rectangle(x, y, a, b, 0.62 * b), tip, 0.08);
      return 0.85 * extrude(flat, z, 0.2, 0.16);
    },
    bounds: [-a - 0.3, -b - 0.55, -0.22, a + 0.3, b + 0.02, 0.22],
    material: clay(tone, 0.07),
    at,
    turn,
    step: 0.8,
  };
}

/** Three beads, as somebody who thinks or speaks. */
function beads(at: Triple, turn: Triple, tone: Triple): Solid {
  return {
    field: (x, y, z) => ellipsoid(x - 0.42 * Math.max(-1, Math.min(1, Math.round(x / 0.42))), y, z, 0.13, 0.13, 0.1),
    bounds: [-0.6, -0.15, -0.12, 0.6, 0.15, 0.12],
    material: clay(tone, 0.05),
    at,
    turn,
  };
}

export const stepTalk: Scene = {
  ...step,
  seed: 221,
  camera: { from: [0.1, 2.3, 8.4], to: [0, 1.28, 0], angle: 32 },
  solids: [
    cove(sage, 2.4),
    bubble([-0.42, 2.2, -0.3], [12, 0, 0], [1.12, 0.66], -1, white),
    beads([-0.37, 2.2, -0.08], [12, 0, 0], green),
    {
      field: (x, y, z) => Math.min(capsule(x, y - 0.1, z, 0.38, 0.055), capsule(x + 0.14, y + 0.1, z, 0.24, 0.055)),
      bounds: [-0.5, -0.2, -0.1, 0.5, 0.2, 0.1],
      material: clay(white, 0.05),
      at: [0.67, 1.03, 0.71],
      turn: [-14, 0, 0],
    },
    bubble([0.72, 1.02, 0.5], [-14, 0, 0], [0.8, 0.46], 1, apricot),
    vessel(TUMBLER, [-1.0, 0, 0.9], glazed(green, 0.3), 0.62),
    vessel(TUMBLER, [-0.28, 0, 1.25], glazed(cream, 0.3), 0.5),
  ],
  flats: [],
  lamps,
};

/** A molar from the side: two cusps above, two roots below. */
function molar(x: number, y: number): number {
  const crown = smin(rectangle(x, y - 0.12, 0.42, 0.3, 0.2), Math.hypot(Math.abs(x) - 0.24, y - 0.3) - 0.22, 0.1);
  const root = segment(Math.abs(x), y, 0.24, -0.1, 0.19, -0.52) - 0.13 + 0.1 * Math.max(0, -y - 0.1);
  return smax(smin(crown, root, 0.14), -(Math.hypot(x, 0.8 * (y - 0.6)) - 0.14), 0.08);
}

/** A tooth on glass that shines a little, within a ring that says where to look. */
const shown: Material = (look, { x, y, z }) => {
  paint(look, [0.05, 0.12, 0.085]);
  look.shine = 0.04;
  look.rough = 0.12;
  if (z < 0) return;
  const tone = smoothstep(0.012, -0.012, molar(x + 0.1, y - 0.02));
  cover(look, [0.86, 0.88, 0.8], tone);
  const ring = Math.abs(Math.hypot(x - 0.22, y - 0.24) - 0.2) - 0.026;
  cover(look, [0.93, 0.5, 0.26], smoothstep(0.008, -0.008, ring));
  [look.glowR, look.glowG, look.glowB] = [0.16 * look.r, 0.16 * look.g, 0.16 * look.b];
};

export const stepLook: Scene = {
  ...step,
  seed: 222,
  camera: { from: [-0.2, 2.2, 8.4], to: [0.02, 1.34, 0], angle: 32 },
  solids: [
    cove(apricot, 2.4),
    {
      field: (x, y, z) => {
        const frame = box(x, y, z, 1.3, 0.95, 0.13, 0.12);
        return smax(frame, -box(x, y, z - 0.13, 1.14, 0.79, 0.06, 0.05), 0.02);
      },
      bounds: [-1.31, -0.96, -0.14, 1.31, 0.96, 0.14],
      material: clay(white, 0.03),
      at: [-0.05, 1.75, -0.3],
      turn: [10, -4, 0],
    },
    {
      field: (x, y, z) => box(x, y, z - 0.075, 1.15, 0.8, 0.012, 0.01),
      bounds: [-1.16, -0.81, 0.05, 1.16, 0.81, 0.09],
      material: shown,
      at: [-0.05, 1.75, -0.3],
      turn: [10, -4, 0],
    },
    {
      field: (x, y, z) =>
        smin(cylinder(x, y - 0.45, z, 0.1, 0.45, 0.03), cylinder(x, y - 0.05, z, 0.58, 0.05, 0.04), 0.14),
      bounds: [-0.6, 0, -0.6, 0.6, 0.92, 0.6],
      material: clay(white, 0.03),
      at: [-0.05, 0, -0.42],
    },
    {
      field: (x, y, z) =>
        smin(
          capsule(x, y, z, 0.75, 0.1),
          smin(capsule(x - 1.02, y, z, 0.3, 0.055), ellipsoid(x - 1.36, y, z, 0.13, 0.1, 0.1), 0.04),
          0.08,
        ),
      bounds: [-0.9, -0.2, -0.2, 1.55, 0.2, 0.2],
      material: glazed(green, 0.3),
      at: [-0.1, 0.1, 1.15],
      turn: [8, 0, 0],
    },
    tooth([-1.25, 0, 0.95], 26, 0.34, glazed([0.86, 0.82, 0.75], 0.22)),
  ],
  flats: [],
  lamps,
};

/** A sheet with a headline, lines with a price each, and what waits until later in a paler tone. */
const plan: Material = (look, { x, y, z }) => {
  paint(look, [0.88, 0.86, 0.8]);
  look.soft = 0.05;
  if (z < 0) return;
  const bar = (px: number, py: number, a: number, b: number) =>
    smoothstep(0.008, -0.008, rectangle(x - px, y - py, a, b, b));
  cover(look, green, bar(-0.3, 0.92, 0.36, 0.06));
  for (const [index, wide] of [0.42, 0.34, 0.46, 0.3].entries()) {
    const row = 0.54 - 0.34 * index;
    const tone: Triple = index < 2 ? [0.2, 0.3, 0.24] : [0.55, 0.58, 0.5];
    cover(look, tone, bar(-0.44 + wide - 0.22, row, wide, 0.035));
    cover(look, index < 2 ? [0.82, 0.36, 0.16] : tone, bar(0.56, row, 0.12, 0.045));
    const round = Math.hypot(x + 0.78, y - row);
    cover(look, tone, smoothstep(0.008, -0.008, Math.abs(round - 0.06) - 0.014));
    if (index < 2) cover(look, tone, smoothstep(0.008, -0.008, round - 0.035));
  }
  const sum = bar(0.42, -0.86, 0.28, 0.085);
  cover(look, green, sum);
};

const sheet =
  (z: number, half: readonly [number, number], thick: number): Field =>
  (x, y, pz) =>
    box(x, y, pz - z, half[0], half[1], thick, thick);

export const stepPlan: Scene = {
  ...step,
  seed: 223,
  camera: { from: [0.1, 2.2, 8.4], to: [0.05, 1.36, 0], angle: 32 },
  solids: [
    cove(cream, 2.4),
    ...(
      [
        [sheet(0, [1.12, 1.4], 0.06), wood(oak, 1.2)],
        [sheet(0.075, [0.98, 1.2], 0.014), plan],
        [
          (x, y, z) =>
            smin(box(x, y - 1.32, z - 0.09, 0.42, 0.11, 0.07, 0.05), capsule(x, y - 1.46, z - 0.06, 0.2, 0.09), 0.06),
          metal([0.86, 0.62, 0.3], 0.3),
        ],
      ] as const satisfies readonly (readonly [Field, Material])[]
    ).map(
      ([field, material]): Solid => ({
        field,
        material,
        bounds: [-1.2, -1.45, -0.1, 1.2, 1.65, 0.2],
        at: [-0.1, 1.44, -0.35],
        turn: [10, -13, 3],
        step: 0.85,
      }),
    ),
    {
      field: (x, y, z) => {
        const body = capsule(x, y, z, 0.85, 0.085);
        const tip = cone(-y, x - 1.02, z, 0.085, 0.012, 0.14, 0.01);
        return Math.min(body, tip);
      },
      bounds: [-1, -0.12, -0.12, 1.2, 0.12, 0.12],
      material: (look, spot) => {
        clay(apricot, 0.05)(look, spot);
        if (spot.x > 0.9) paint(look, oak);
        if (spot.x > 1.08 || spot.x < -0.72) paint(look, green);
      },
      at: [0.35, 0.09, 1.15],
      turn: [14, 0, 0],
      step: 0.8,
    },
  ],
  flats: [],
  lamps,
};

/** A month with one day ringed. */
const month: Material = (look, { x, y, z }) => {
  paint(look, [0.88, 0.86, 0.8]);
  if (z < 0) return;
  if (y > 0.52) return cover(look, green, 1);
  const [column, row] = [Math.round(x / 0.34), Math.round((y + 0.28) / 0.32)];
  if (Math.abs(column) > 2 || Math.abs(row) > 1) return;
  const [px, py] = [x - 0.34 * column, y + 0.28 - 0.32 * row];
  cover(look, [0.62, 0.7, 0.6], smoothstep(0.008, -0.008, rectangle(px, py, 0.11, 0.1, 0.04)));
  if (column !== 1 || row !== 0) return;
  cover(look, [0.88, 0.43, 0.2], smoothstep(0.008, -0.008, rectangle(px, py, 0.155, 0.145, 0.06)));
  const tick = Math.min(segment(px, py, -0.07, 0, -0.02, -0.055), segment(px, py, -0.02, -0.055, 0.08, 0.06)) - 0.018;
  cover(look, [0.95, 0.93, 0.88], smoothstep(0.006, -0.006, tick));
};

export const stepDecide: Scene = {
  ...step,
  seed: 224,
  camera: { from: [-0.1, 2.3, 8.4], to: [0, 1.22, 0], angle: 32 },
  solids: [
    cove(sage, 2.4),
    ...(
      [
        [(x, y, z) => box(x, y, z, 1.08, 0.98, 0.12, 0.08), month],
        [
          (x, y, z) => Math.hypot(Math.hypot(y - 0.98, z) - 0.13, Math.abs(Math.abs(x) - 0.5) - 0.02) - 0.035,
          metal([0.86, 0.62, 0.3], 0.3),
        ],
      ] as const satisfies readonly (readonly [Field, Material])[]
    ).map(
      ([field, material]): Solid => ({
        field,
        material,
        bounds: [-1.1, -1, -0.2, 1.1, 1.2, 0.2],
        at: [-0.3, 1.0, -0.4],
        turn: [12, -6, 0],
        step: 0.85,
      }),
    ),
    {
      field: (x, y, z) => {
        const bow = 0.16 * x * x;
        const grip = capsule(x, y - 0.42 + bow, z, 0.72, 0.12);
        const ends = cylinder(Math.abs(x) - 0.72, y - 0.24, z, 0.22, 0.13, 0.07);
        return smin(grip, ends, 0.14);
      },
      bounds: [-1, 0, -0.3, 1, 0.62, 0.3],
      material: glazed(apricot, 0.3),
      at: [0.55, -0.08, 1.05],
      turn: [24, 0, 0],
      step: 0.75,
    },
    drum([-1.15, 0, 0.7], 0.22, 0.3, clay(green, 0.08), 0.06),
  ],
  flats: [],
  lamps,
};
