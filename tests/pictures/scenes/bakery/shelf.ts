import { colour, cover, dim, paint } from '../engine/colour.ts';
import { cells, chance, fbm, noise, smoothstep } from '../engine/noise.ts';
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
    saved: 720,
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

const crustTones = {
  side: colour('#b07c48'),
  gold: colour('#8c5527'),
  brown: colour('#5a2a12'),
  dark: colour('#2a130a'),
};

/** How far a point of the top is from the split along it, which opened in the oven. */
function split(x: number, z: number): number {
  return (
    Math.abs(z - 0.05 - 0.07 * noise(2.3 * x, 4, 1) - 0.03 * noise(9 * x, 2, 1)) / Math.max(0.03, 0.2 - 0.16 * x * x)
  );
}

function tin(x: number, y: number, z: number): number {
  const low = box(x, y - 0.4, z, 1.12 + 0.07 * y, 0.4, 0.54 + 0.06 * y, 0.07);
  const lip = box(x, y - 0.84, z, 1.26, 0.05, 0.67, 0.05);
  const dome = ellipsoid(x, y - 0.8, z, 1.29, 0.5 + 0.05 * noise(1.4 * x, 2, z), 0.71);
  const body = smin(smin(low, lip, 0.08), dome, 0.09) + 0.035 * noise(1.8 * x, 1.8 * y, 1.8 * z);
  if (y < 0.9) return body;
  const part = split(x, z);
  const open = part < 1 ? 0.1 * (1 - part * part) : 0;
  const lifted = Math.abs(x) < 1.1 ? 0.045 * Math.exp(-((part - 1.25) ** 2) * 12) : 0;
  return body + open * (0.8 + 0.7 * fbm(5 * x, 9 * y, 12 * z, 2)) - lifted;
}

/** Fine wrinkles and blisters, and pores where the crust met the tin. */
function tinSkin(x: number, y: number, z: number): number {
  const pores = smoothstep(0.4, 0.12, cells(13 * x, 13 * y, 13 * z)) * smoothstep(0.85, 0.6, y);
  const blisters = smoothstep(0.45, 0.1, cells(17 * x, 17 * y, 17 * z + 4)) * smoothstep(0.7, 1, y);
  return 0.014 * fbm(7 * x, 7 * y, 7 * z, 4) + 0.005 * noise(45 * x, 45 * y, 45 * z) + 0.012 * pores - 0.008 * blisters;
}

/** Pale where the tin held it, dark on the shoulders, torn and light in the split. */
function tinned(look: Parameters<Solid['material']>[0], { x, y, z, ny }: Spot): void {
  const mottled =
    fbm(2.2 * x, 2.2 * y, 2.2 * z, 4) + 0.45 * noise(9 * x, 9 * y, 9 * z) + 0.25 * noise(40 * x, 40 * y, 40 * z);
  const part = y > 0.9 ? split(x, z) : 9;
  const baked = 0.16 + 1.35 * (y - 0.68) + 0.3 * mottled + 0.3 * Math.exp(-((part - 1.3) ** 2) * 14);
  paint(look, crustTones.side);
  cover(look, crustTones.gold, smoothstep(-0.45, 0.2, baked));
  cover(look, crustTones.brown, smoothstep(0.15, 0.7, baked));
  cover(look, crustTones.dark, 0.8 * smoothstep(0.62, 1.1, baked));
  cover(look, crustTones.brown, 0.4 * smoothstep(0.3, 0.1, cells(13 * x, 13 * y, 13 * z)) * smoothstep(0.85, 0.6, y));
  const inside = 1 - smoothstep(0.75, 1, part);
  const strands = fbm(6 * x, 9 * y, 15 * z, 3);
  cover(look, colour('#b98a52'), inside * (0.75 + 0.5 * strands));
  cover(look, colour('#d9bb88'), inside * smoothstep(0.6, 0, part + 0.8 * strands));
  const dust =
    smoothstep(0.25, 0.9, ny) *
    (0.5 * fbm(3 * x, 3 * y, 3 * z + 8, 3) + 0.5 * noise(37 * x, 37 * y, 37 * z) + 0.4 * noise(80 * x, 80 * y, 80 * z));
  cover(look, colour('#d8c7ab'), 0.7 * smoothstep(0.18, 0.5, dust) * (1 - 0.8 * inside));
  look.shine = 0.02;
  look.rough = 0.6;
  look.soft = 0.08;
}

/** How far a point is from the small, even holes of the crumb. */
function tinHoles(x: number, y: number, z: number): number {
  const bent = 0.05 * noise(5 * x, 5 * y, 5 * z);
  const swell = 0.02 * noise(2 * x, 2 * y, 2 * z);
  const some = cells(9 * (x + bent), 10 * y, 9 * (z - bent)) / 9.5 - 0.026 - swell;
  return Math.min(some, cells(21 * x, 24 * y, 21 * z) / 22 - 0.013 - 0.4 * swell);
}

/** The part of the loaf between two cuts across it, its crumb even and pale. */
function tinPart(from: number, to: number): Omit<Solid, 'at' | 'turn'> {
  return {
    field: (x, y, z) => {
      const whole = tin(x, y, z);
      const out = Math.max(whole, from - x, x - to);
      if (out > 0.05 || whole > -0.05 || Math.min(x - from, to - x) > 0.06) return out;
      return Math.max(out, -tinHoles(x, y, z));
    },
    relief: (x, y, z) => tinSkin(x, y, z),
    bounds: [Math.max(from, -1.38), -0.01, -0.8, Math.min(to, 1.38), 1.4, 0.8],
    material: (look, spot) => {
      const { x, y, z } = spot;
      tinned(look, spot);
      const inside = tin(x, y, z);
      if (Math.min(x - from, to - x) > 0.06 || inside > -0.012) return;
      const deep = smoothstep(0.01, -0.02, tinHoles(x, y, z));
      cover(look, colour('#a9793f'), smoothstep(-0.012, -0.03, inside));
      cover(look, colour('#dccaa2'), smoothstep(-0.025, -0.06, inside + 0.015 * noise(12 * x, 12 * y, 12 * z)));
      cover(look, colour('#b08d5a'), 0.2 + 0.25 * fbm(3 * x, 3 * y, 3 * z, 3) + 0.45 * deep);
      dim(look, 1 + 0.1 * noise(38 * x, 38 * y, 38 * z));
      look.soft = 0.25;
      look.shine = 0;
    },
    step: 0.6,
    near: 0.001,
  };
}

/** With its first slices cut, the light low from the right. */
export const whiteTin = portrait(
  {
    seed: 124,
    camera: { from: [2.1, 2.2, 5.1], to: [0.26, 0.48, 0.08], angle: 38, lens: 0.05, focus: 5.1 },
    solids: [
      board([1.75, 1.0], [-0.1, 0, 0.1], 176, oak),
      { ...tinPart(-9, 0.34), at: [-0.35, 0.14, -0.15], turn: [4, 0, 0] },
      { ...tinPart(0.36, 0.52), at: [-0.12, 0.16, -0.1], turn: [2, 0, -10] },
      { ...tinPart(0.54, 0.7), at: [0.72, 0.84, 0.34], turn: [-14, 0, -90] },
    ],
    flats: [
      { axis: 'y', at: 0, material: boards(colour('#3a2519'), 1.3, { x: 1.2, z: 1.4, reach: 1.3, much: 0.5 }) },
      { axis: 'z', at: -2.9, material: plaster(colour('#3b2416'), 0.3) },
    ],
    lamps: [
      { at: [6, 4.4, 1.6], radius: 1.5, colour: [3.5, 3, 2.4] },
      { at: [-4, 4, 4.5], radius: 2.4, colour: [0.6, 0.54, 0.48] },
    ],
  },
  0.8,
);
