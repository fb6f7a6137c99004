import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Scene, Solid, Spot } from '../engine/scene.ts';
import { box, ellipsoid, smin } from '../engine/shapes.ts';
import { bread } from './bread.ts';
import { dusk } from './close.ts';
import { boards, plaster } from './ground.ts';

/** One loaf on a dark board before an oxblood wall, for the shelf: the same light and place for each. */
function portrait(seed: number, solids: readonly Solid[]): Scene {
  return {
    ...dusk,
    seed,
    samples: 8,
    long: 500,
    saved: 900,
    width: 1,
    height: 1,
    camera: { from: [0, 2.35, 5.4], to: [0, 0.56, 0], angle: 33, lens: 0.04, focus: 4.9 },
    solids,
    flats: [
      { axis: 'y', at: 0, material: boards(colour('#3a2519'), 1.3, { x: 0, z: 0.5, reach: 1.9, much: 0.45 }) },
      { axis: 'z', at: -2.4, material: plaster(colour('#421514'), 0.3) },
    ],
    lamps: [{ at: [-6.5, 5.6, 2.4], radius: 1.5, colour: [3.3, 2.9, 2.4] }],
    finish: { ...dusk.finish, exposure: 0.95, vignette: 0.3 },
  };
}

export const anchorSourdough = portrait(121, [
  {
    ...bread({
      size: [1.2, 0.84, 1.08],
      seed: 43,
      flour: 0.8,
      rings: 6,
      bake: 0.64,
      cuts: [{ from: [-0.95, 0.25], to: [0.95, 0.05], width: 0.17, depth: 0.12, bend: 0.2, ear: 1 }],
    }),
    at: [0, 0, 0],
    turn: [-14, 0, 0],
  },
]);

/** Cracks all over in place of cuts. */
const cracks = [-0.75, -0.25, 0.28, 0.8].map((x, index) => ({
  from: [x - 0.42, 0.5 - 0.3 * chance(index, 4)] as const,
  to: [x + 0.3, -0.55 + 0.4 * chance(index, 5)] as const,
  width: 0.055,
  depth: 0.06,
  bend: 0.12 * (index % 2 ? 1 : -1),
}));

export const harbourRye = portrait(122, [
  {
    ...bread({ size: [1.22, 0.74, 1], seed: 57, flour: 0.62, bake: 1.05, cuts: cracks }),
    turn: [18, 0, 0],
  },
]);

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

export const oatAndSeaweed = portrait(123, [oats, ...flakes]);

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

export const whiteTin = portrait(124, [
  {
    field: tin,
    relief: (x, y, z) => 0.006 * fbm(14 * x, 14 * y, 14 * z, 3),
    bounds: [-1.34, -0.01, -0.78, 1.34, 1.36, 0.78],
    material: tinned,
    step: 0.7,
    near: 0.001,
    turn: [-28, 0, 0],
  },
]);
