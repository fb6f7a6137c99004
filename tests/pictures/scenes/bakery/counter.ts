import { colour, paint } from '../engine/colour.ts';
import { chance } from '../engine/noise.ts';
import type { Scene, Solid, Triple } from '../engine/scene.ts';
import { box, cylinder, lathe } from '../engine/shapes.ts';
import { type Bread, bread } from './bread.ts';
import { dusk } from './close.ts';
import { boards, plaster } from './ground.ts';
import { BOWL, CUP, metal, oak, oxblood, PLATE, paper, stoneware, turned, walnut, wood } from './things.ts';

const kinds = (
  [
    {
      size: [0.62, 0.44, 0.6],
      flour: 0.8,
      rings: 9,
      bake: 0.6,
      cuts: [{ from: [-0.45, 0.2], to: [0.45, 0.2], width: 0.07, depth: 0.06, bend: -0.1, ear: -0.4 }],
    },
    {
      size: [0.95, 0.36, 0.38],
      flour: 0.4,
      bake: 0.72,
      cuts: [-0.55, -0.1, 0.35].map((x) => ({
        from: [x - 0.16, 0.22],
        to: [x + 0.24, -0.1],
        width: 0.06,
        depth: 0.05,
      })),
    },
    {
      size: [0.6, 0.42, 0.58],
      flour: 0.55,
      bake: 0.75,
      cuts: [
        { from: [0, -0.4], to: [0, 0.45], width: 0.06, depth: 0.06 },
        { from: [-0.45, 0.05], to: [0.45, 0.05], width: 0.06, depth: 0.06 },
      ],
    },
    {
      size: [0.78, 0.42, 0.46],
      flour: 0.3,
      bake: 0.5,
      cuts: [{ from: [-0.6, 0.1], to: [0.6, 0.14], width: 0.08, depth: 0.07, bend: -0.05, ear: -0.4 }],
    },
  ] as const satisfies readonly Omit<Bread, 'seed'>[]
).map((kind, index) => bread({ ...kind, seed: 70 + 3 * index }));

const HEIGHTS = [1.55, 2.75, 3.95];

/** Loaves side by side on three shelves, each row of other kinds. */
function rows(): Solid[] {
  return HEIGHTS.flatMap((high, row) =>
    Array.from({ length: 7 - (row === 1 ? 1 : 0) }, (_, index): Solid => {
      const number = 10 * row + index;
      const kind = kinds[(row + (index > 3 ? 2 : 0)) % 4] as (typeof kinds)[number];
      const step = 1.42 + (row === 1 ? 0.2 : 0);
      // Left of the post in the middle, and clear of it.
      const before = row !== 1 && index < 4 ? -4.45 : -4.2;
      return {
        ...kind,
        at: [before + step * index + 0.08 * chance(number, 2), high + 0.06, -1.5 + 0.12 * chance(number, 3)],
        turn: [40 * chance(number, 4) - 20, 0, 0],
        size: 0.95 + 0.12 * chance(number, 5),
      };
    }),
  );
}

function shelves(): Solid[] {
  const across = wood(oak);
  return [
    ...HEIGHTS.map(
      (high): Solid => ({
        field: (x, y, z) => box(x, y, z, 5.6, 0.06, 0.62, 0.02),
        bounds: [-5.6, -0.06, -0.62, 5.6, 0.06, 0.62],
        material: across,
        at: [0, high, -1.5],
      }),
    ),
    ...[-5.2, 0.55, 5.2].map(
      (x): Solid => ({
        field: (px, y, z) => box(px, y, z, 0.07, 2.6, 0.6, 0.02),
        bounds: [-0.07, -2.6, -0.6, 0.07, 2.6, 0.6],
        material: (look, spot) => across(look, { ...spot, x: spot.y, y: spot.x }),
        at: [x, 2.6, -1.56],
      }),
    ),
  ];
}

const shade = [0.1, 0.5, 0.16, 0.5, 0.3, 0.28, 0.66, 0, 0.62, 0, 0.26, 0.26, 0.1, 0.44];

/** An enamelled lamp over the counter, with its bulb. */
function lamp(at: Triple): Solid[] {
  return [
    {
      field: (x, y, z) => Math.min(lathe(x, y, z, shade) - 0.015, Math.max(Math.hypot(x, z) - 0.018, 0.4 - y)),
      bounds: [-0.7, -0.05, -0.7, 0.7, 4, 0.7],
      material: (look, spot) => {
        paint(look, spot.ny < -0.05 ? paper : oxblood);
        look.shine = 0.045;
        look.rough = 0.2;
      },
      at,
    },
    {
      field: (x, y, z) => Math.hypot(x, y - 0.1, z) - 0.13,
      bounds: [-0.14, -0.04, -0.14, 0.14, 0.24, 0.14],
      material: (look) => {
        paint(look, paper);
        [look.glowR, look.glowG, look.glowB] = [6, 4.2, 2.2];
      },
      passes: 1,
      at,
    },
  ];
}

export const counter: Scene = {
  ...dusk,
  seed: 108,
  long: 1000,
  samples: 8,
  width: 3,
  height: 2,
  camera: { from: [3.4, 2.5, 6.2], to: [0.15, 2.55, -1.3], angle: 33, lens: 0.07, focus: 6.9 },
  solids: [
    ...shelves(),
    ...rows(),
    {
      field: (x, y, z) => box(x, y, z, 7, 0.09, 0.75, 0.03),
      bounds: [-7, -0.09, -0.75, 7, 0.09, 0.75],
      material: wood(walnut),
      at: [0, 1.06, 1.7],
    },
    {
      field: (x, y, z) =>
        box(x, y - 0.49, z, 7, 0.49, 0.62, 0.02) + 0.02 * Math.max(0, Math.cos((2 * Math.PI * x) / 0.42) - 0.9) * 10,
      bounds: [-7, 0, -0.63, 7, 0.98, 0.63],
      material: (look) => {
        paint(look, oxblood);
        look.shine = 0.03;
        look.rough = 0.4;
      },
      step: 0.8,
      at: [0, 0, 1.7],
    },
    ...[0, 1, 2, 3, 4].map((index) => turned(PLATE, stoneware(paper), [-2.5, 1.15 + 0.06 * index, 1.75], 0.55)),
    turned(CUP, stoneware(paper), [-1.6, 1.15, 1.85], 0.62),
    turned(CUP, stoneware(paper), [-1.15, 1.15, 1.65], 0.62),
    turned(BOWL, wood(oak), [2.75, 1.15, 1.75], 0.85),
    { ...(kinds[2] as (typeof kinds)[number]), at: [2.75, 1.36, 1.75], size: 0.85 },
    {
      field: (x, y, z) => Math.min(Math.max(Math.hypot(x, y, z) - 0.2, -y), cylinder(x, y - 0.22, z, 0.03, 0.04, 0.01)),
      bounds: [-0.21, -0.01, -0.21, 0.21, 0.28, 0.21],
      material: metal([0.82, 0.62, 0.34], 0.15),
      at: [-0.25, 1.16, 1.9],
    },
    ...[-2.1, 2.1].flatMap((x) => lamp([x, 3.75, 1.5])),
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(walnut, 0.8) },
    { axis: 'z', at: -2.2, material: plaster(colour('#6b4a34'), 0.2) },
  ],
  lamps: [
    { at: [-2.1, 3.6, 1.5], radius: 0.2, colour: [1.7, 1.2, 0.72], falls: 2.6 },
    { at: [2.1, 3.6, 1.5], radius: 0.2, colour: [1.7, 1.2, 0.72], falls: 2.6 },
    { at: [-8, 6, 6.5], radius: 1.6, colour: [1.3, 1.15, 0.95] },
  ],
};
