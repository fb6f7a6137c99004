import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Scene, Solid, Spot } from '../engine/scene.ts';
import { box, ellipsoid, smin } from '../engine/shapes.ts';
import { bread } from './bread.ts';
import { dusk } from './close.ts';
import { boards, cloth, plaster } from './ground.ts';
import { board, oak, paper } from './things.ts';

/** One loaf for the shelf, in a square; each has its own place, view and light. */
function portrait(of: Pick<Scene, 'seed' | 'camera' | 'solids' | 'flats' | 'lamps'>, exposure = 0.95): Scene {
  return {
    ...dusk,
    samples: 8,
    long: 420,
    saved: 900,
    width: 1,
    height: 1,
    ...of,
    finish: { ...dusk.finish, exposure, vignette: 0.3 },
  };
}

const table = boards(colour('#3a2519'), 1.3);

/** Seen from above, on linen. */
export const anchorSourdough = portrait({
  seed: 121,
  camera: { from: [0.35, 6.1, 2.5], to: [0.05, 0.3, 0.02], angle: 30, lens: 0.04, focus: 5.4 },
  solids: [
    {
      ...bread({
        size: [1.2, 0.84, 1.14],
        seed: 43,
        flour: 0.8,
        rings: 6,
        bake: 0.64,
        cuts: [{ from: [-0.95, 0.25], to: [0.95, 0.05], width: 0.17, depth: 0.12, bend: 0.2, ear: 1 }],
      }),
      at: [0, 0.05, 0],
      turn: [28, 0, 0],
    },
    { ...cloth([1.8, 1.35], paper, 0.1, 9), at: [0.4, 0, 0.35], turn: [-24, 0, 0] },
  ],
  flats: [{ axis: 'y', at: 0, material: boards(colour('#3a2519'), 1.3, { x: -1, z: -1, reach: 1.8, much: 0.4 }) }],
  lamps: [{ at: [-6.2, 4.6, -2.2], radius: 1.5, colour: [3.2, 2.85, 2.4] }],
});

/** Cracks all over in place of cuts. */
const cracks = [-0.75, -0.25, 0.28, 0.8].map((x, index) => ({
  from: [x - 0.42, 0.5 - 0.3 * chance(index, 4)] as const,
  to: [x + 0.3, -0.55 + 0.4 * chance(index, 5)] as const,
  width: 0.055,
  depth: 0.06,
  bend: 0.12 * (index % 2 ? 1 : -1),
}));

/** Two on a board, low and from the side, the light behind them. */
export const harbourRye = portrait(
  {
    seed: 122,
    camera: { from: [0.5, 1.25, 5.3], to: [0.22, 0.62, 0], angle: 31, lens: 0.07, focus: 4.7 },
    solids: [
      board([1.75, 1.05], [-0.1, 0, 0.15], 172, oak),
      {
        ...bread({ size: [1.22, 0.74, 1], seed: 57, flour: 0.62, bake: 1.05, cuts: cracks }),
        at: [0.3, 0.14, 0.35],
        turn: [18, 0, 0],
      },
      {
        ...bread({ size: [1.15, 0.72, 1], seed: 58, flour: 0.55, bake: 1.05, cuts: cracks }),
        at: [-1.35, 0, -1.7],
        turn: [70, 0, 0],
      },
    ],
    flats: [
      { axis: 'y', at: 0, material: table },
      { axis: 'z', at: -4.2, material: plaster(colour('#241c18'), 0.3) },
    ],
    lamps: [
      { at: [6.2, 4.4, -1.6], radius: 1.4, colour: [3.7, 3.1, 2.4] },
      { at: [-5, 3, 4.5], radius: 2.2, colour: [0.7, 0.62, 0.55] },
    ],
  },
  1.05,
);

const oats = bread({
  size: [1.32, 0.7, 0.82],
  seed: 71,
  flour: 0.1,
  bake: 0.5,
  cuts: [{ from: [-0.98, 0.16], to: [0.98, 0.2], width: 0.13, depth: 0.12, bend: 0.04, ear: -0.5 }],
});

/** Oat flakes on the crust, and a few of the sea. */
const flakes = Array.from({ length: 460 }, (_, index): Solid => {
  const [x, z] = [2.5 * chance(index, 31) - 1.25, 1.6 * chance(index, 32) - 0.8];
  let y = 1.15;
  for (let step = 0; step < 60 && oats.field(x, y, z) > 0.004; step++) y -= oats.field(x, y, z) * 0.7 + 0.001;
  const green = index % 11 === 5;
  const tone = green ? colour('#2c331c') : colour('#d9c298');
  const out = Math.hypot(x / 1.32, z / 0.82);
  const hidden = Math.abs(z - 0.2) < 0.16 || y < 0.3;
  return {
    field: (px, py, pz) => ellipsoid(px, py, pz, green ? 0.07 : 0.05, 0.009, green ? 0.024 : 0.036),
    bounds: [-0.08, -0.01, -0.04, 0.08, 0.01, 0.04],
    material: (look) => {
      paint(look, tone);
      dim(look, 0.75 + 0.4 * chance(index, 33));
      look.soft = 0.2;
    },
    at: [x, hidden ? -1 : y + 0.005, z],
    turn: [360 * chance(index, 34), 62 * (z / 0.82) * out, -48 * (x / 1.32) * out],
    step: 0.7,
    near: 0.0008,
  };
});

/** So near that it leaves the picture. */
export const oatAndSeaweed = portrait({
  seed: 123,
  camera: { from: [1.5, 2.75, 3.1], to: [0.12, 0.5, 0.06], angle: 31, lens: 0.06, focus: 3.55 },
  solids: [oats, ...flakes],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#3a2519'), 1.3, { x: 0, z: 0.5, reach: 1.9, much: 0.45 }) },
    { axis: 'z', at: -2.8, material: plaster(colour('#421514'), 0.3) },
  ],
  lamps: [{ at: [-6.5, 5.6, 2.4], radius: 1.5, colour: [3.3, 2.9, 2.4] }],
});

function tin(x: number, y: number, z: number): number {
  const low = box(x, y - 0.42, z, 1.14 + 0.06 * y, 0.42, 0.56 + 0.05 * y, 0.09);
  const ridge = 0.025 * Math.cos(5.6 * x) * smoothstep(0.2, 0.5, y - 0.6);
  const dome = ellipsoid(x, y - 0.82, z, 1.27, 0.46 + ridge, 0.7);
  return smin(low, dome, 0.1) + 0.02 * noise(2 * x, 2 * y, 2 * z);
}

/** Pale where the tin held it, brown above, with a shine of butter. */
function tinned(look: Parameters<Solid['material']>[0], { x, y, z }: Spot): void {
  const baked =
    0.12 + 1.5 * (y - 0.72) + 0.22 * fbm(2.2 * x, 2.2 * y, 2.2 * z, 4) + 0.1 * noise(13 * x, 13 * y, 13 * z);
  paint(look, colour('#b98a58'));
  cover(look, colour('#98602f'), smoothstep(-0.3, 0.25, baked));
  cover(look, colour('#6b3515'), smoothstep(0.2, 0.78, baked));
  cover(look, colour('#2f150a'), 0.6 * smoothstep(0.7, 1.1, baked));
  look.shine = 0.03;
  look.rough = 0.42;
  look.soft = 0.1;
}

/** The part of the loaf between two cuts across it, its crumb even and pale. */
function tinPart(from: number, to: number): Omit<Solid, 'at' | 'turn'> {
  const pores = (x: number, y: number, z: number) => fbm(13 * x, 13 * y, 13 * z, 3);
  return {
    field: (x, y, z) => Math.max(tin(x, y, z), from - x, x - to),
    relief: (x, y, z) => 0.006 * fbm(14 * x, 14 * y, 14 * z, 3),
    bounds: [Math.max(from, -1.34), -0.01, -0.78, Math.min(to, 1.34), 1.36, 0.78],
    material: (look, spot) => {
      const { x, y, z } = spot;
      tinned(look, spot);
      const inside = tin(x, y, z);
      if (Math.min(x - from, to - x) > 0.012 || inside > -0.02) return;
      cover(look, colour('#d9c7a0'), smoothstep(-0.02, -0.055, inside));
      dim(look, 1 + 0.16 * pores(x, y, z) + 0.1 * noise(38 * x, 38 * y, 38 * z));
      look.soft = 0.25;
      look.shine = 0;
    },
    step: 0.7,
    near: 0.001,
  };
}

/** By day, with its first slices cut. */
export const whiteTin = portrait(
  {
    seed: 124,
    camera: { from: [1.9, 2.5, 5.0], to: [0.1, 0.46, 0.1], angle: 35.5, lens: 0.04, focus: 5.1 },
    solids: [
      { ...tinPart(-9, 0.34), at: [-0.35, 0, -0.15], turn: [4, 0, 0] },
      { ...tinPart(0.36, 0.52), at: [-0.14, 0.02, -0.1], turn: [2, 0, -9] },
      { ...tinPart(0.54, 0.7), at: [0.66, 0.7, 0.32], turn: [-14, 0, -90] },
    ],
    flats: [
      { axis: 'y', at: 0, material: boards(colour('#8a5c34'), 1.4, { x: 1.2, z: 0.9, reach: 1.2, much: 0.35 }) },
      { axis: 'z', at: -2.9, material: plaster(colour('#6f5741'), 0.3) },
    ],
    lamps: [
      { at: [5.4, 5.2, 2.6], radius: 1.7, colour: [2.7, 2.4, 2] },
      { at: [-4, 4, 4.5], radius: 2.4, colour: [0.7, 0.65, 0.6] },
    ],
  },
  0.66,
);
