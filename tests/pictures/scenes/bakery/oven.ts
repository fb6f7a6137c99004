import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Look, Scene, Solid, Spot } from '../engine/scene.ts';
import { arch, box, extrude, smax } from '../engine/shapes.ts';
import { bread } from './bread.ts';
import { dusk } from './close.ts';
import { oak, wood } from './things.ts';

const HALF = 1.7;
const SPRING = 0.55;
const brickTone = colour('#8a5138');
const pale = colour('#b98563');
const soot = colour('#1c1310');
const mortar = colour('#a3917a');

/** Where a point lies between its brick's edges, and which brick: a ring of upright ones around the mouth. */
function brick(x: number, y: number): { readonly edge: number; readonly number: number } {
  const high = y - SPRING;
  const far = high > 0 ? Math.hypot(x, high) : Math.abs(x);
  if (far < HALF + 0.62) {
    const along = high > 0 ? Math.atan2(x, high) * HALF : Math.sign(x) * (Math.PI / 2) * HALF + Math.sign(x) * -high;
    const cell = Math.floor(along / 0.3);
    const edge = Math.min(0.15 - Math.abs(along - (cell + 0.5) * 0.3), far - HALF + 0.05, HALF + 0.6 - far);
    return { edge, number: cell + 500 };
  }
  const row = Math.floor(y / 0.3);
  const shifted = x + (row & 1) * 0.36;
  const cell = Math.floor(shifted / 0.72);
  const edge = Math.min(0.36 - Math.abs(shifted - (cell + 0.5) * 0.72), 0.15 - Math.abs(y - (row + 0.5) * 0.3));
  return { edge, number: row * 40 + cell + 7 };
}

function masonry(look: Look, { x, y, z }: Spot): void {
  const { edge, number } = brick(x, y);
  paint(look, brickTone);
  cover(look, pale, 0.7 * chance(number, 1));
  dim(look, 0.75 + 0.4 * chance(number, 2) + 0.4 * fbm(4 * x, 4 * y, 4 * z, 4));
  cover(look, mortar, 1 - smoothstep(0.012, 0.03, edge + 0.008 * noise(9 * x, 9 * y, 9 * z)));
  const far = y > SPRING ? Math.hypot(x, y - SPRING) : Math.abs(x);
  const smoke = smoothstep(HALF + 0.9, HALF, far - 0.35 * Math.max(0, y - SPRING) + 0.4 * fbm(1.5 * x, 1.5 * y, 3, 3));
  cover(look, soot, 0.75 * smoke);
}

const front: Solid = {
  field: (x, y, z) => smax(Math.abs(z + 0.5) - 0.5, -arch(x, y, HALF, SPRING), 0.06),
  relief: (x, y, z) => {
    if (z < -0.04) return 0.01 * fbm(8 * x, 8 * y, 8 * z, 2);
    const { edge } = brick(x, y);
    return 0.014 * (1 - smoothstep(-0.01, 0.05, edge)) + 0.01 * fbm(8 * x, 8 * y, 8 * z, 3);
  },
  bounds: [-9, -0.01, -1.01, 9, 7, 0.02],
  material: masonry,
};

/** The vault within, seen through the mouth. */
const vault: Solid = {
  field: (x, y, z) => 0.9 * -Math.max(Math.hypot(x, 1.2 * y) - 3, Math.abs(z + 3.4) - 2.7),
  relief: (x, y, z) => 0.03 * fbm(2 * x, 2 * y, 2 * z, 3),
  bounds: [-3.4, 0, -6.4, 3.4, 2.8, -0.8],
  material: (look, { x, y, z }) => {
    paint(look, colour('#5a3a2a'));
    dim(look, 0.9 + 0.5 * fbm(3 * x, 3 * y, 3 * z, 3));
  },
};

/** A heap of glowing wood. */
function embers(): Solid[] {
  return Array.from({ length: 9 }, (_, index): Solid => {
    const long = 0.5 + 0.4 * chance(index, 3);
    return {
      field: (x, y, z) => box(x, y, z, long, 0.15, 0.16, 0.1) + 0.04 * noise(4 * x, 4 * y + index, 4 * z),
      bounds: [-long - 0.05, -0.2, -0.21, long + 0.05, 0.2, 0.21],
      material: (look, { x, y, z }) => {
        const heat = smoothstep(-0.25, 0.35, fbm(3 * x + index, 3 * y, 3 * z, 3) - 0.5 * y);
        paint(look, soot);
        [look.glowR, look.glowG, look.glowB] = [5 * heat, 1.5 * heat * heat, 0.22 * heat * heat];
      },
      step: 0.8,
      passes: 1,
      at: [-1.7 + 0.9 * chance(index, 4), 0.15 + 0.22 * (index % 3), -4.3 + 1.2 * chance(index, 5)],
      turn: [180 * chance(index, 6), 0, 30 * chance(index, 7) - 15],
    };
  });
}

/** A tongue of flame: its foot, how tall and wide it is, and which way it bends. */
interface Tongue {
  readonly foot: number;
  readonly tall: number;
  readonly wide: number;
  readonly bend: number;
}

/** How deep a point is within the tongues: 0 at their edge, 1 in the middle. */
function flame(x: number, y: number, tongues: readonly Tongue[]): number {
  let deep = -1;
  for (const { foot, tall, wide, bend } of tongues) {
    const t = y / tall;
    if (t < -0.1 || t > 1) continue;
    const middle =
      foot + bend * t * t + 0.16 * t * Math.sin(7 * t + 9 * foot) + 0.12 * t * noise(3 * x, 4 * y + 7 * foot, 2);
    const half = wide * (1 - t) ** 0.75 * (0.75 + 0.9 * t * (1 - t));
    deep = Math.max(deep, 1 - Math.abs(x - middle) / (half + 1e-3));
  }
  return deep;
}

/** Fire as thin sheets that give light and cast no shadow: white at the foot, red where it licks up. */
function fire(z: number, salt: number): Solid {
  const tongues = Array.from(
    { length: 9 },
    (_, index): Tongue => ({
      foot: -2.15 + 0.24 * index + 0.14 * chance(index, salt),
      tall: (0.7 + 0.85 * chance(index, salt + 1)) * (1 - 0.05 * index),
      wide: 0.2 + 0.15 * chance(index, salt + 2),
      bend: 0.1 + 0.35 * chance(index, salt + 3),
    }),
  );
  return {
    field: (x, y, pz) => Math.max(Math.abs(pz) - 0.01, -0.12 * flame(x, y, tongues)),
    bounds: [-2.4, 0, -0.02, 1.2, 1.6, 0.02],
    material: (look, { x, y }) => {
      const deep = Math.max(0, flame(x, y, tongues)) * (1 - 0.35 * y) + 0.12 * fbm(4 * x, 3 * y, salt, 3);
      const heat = smoothstep(-0.1, 0.75, deep);
      paint(look, soot);
      [look.glowR, look.glowG, look.glowB] = [1.1 + 3.7 * heat, 0.2 + 1.75 * heat ** 1.6, 0.02 + 0.5 * heat ** 4];
    },
    at: [0, 0.16, z],
    step: 0.45,
    passes: 1,
  };
}

/** Coals that have rolled away from the fire. */
const coals = Array.from({ length: 34 }, (_, index): Solid => {
  const size = 0.035 + 0.055 * chance(index, 13);
  return {
    field: (x, y, z) =>
      box(x, y, z, size, 0.7 * size, 0.8 * size, 0.3 * size) + 0.02 * noise(9 * x, 9 * y + index, 9 * z),
    bounds: [-size - 0.03, -size, -size, size + 0.03, size, size],
    material: (look, { x, y, z }) => {
      const heat = smoothstep(-0.3, 0.4, fbm(7 * x + index, 7 * y, 7 * z, 2) + 0.3 * chance(index, 17) - 0.1);
      paint(look, soot);
      [look.glowR, look.glowG, look.glowB] = [4.4 * heat, 1.2 * heat * heat, 0.15 * heat * heat];
    },
    step: 0.7,
    passes: 1,
    at: [-2.2 + 2.6 * chance(index, 14), size * 0.6, -3.9 + 1.5 * chance(index, 15) ** 2],
    turn: [360 * chance(index, 16), 0, 0],
  };
});

const round = bread({
  size: [0.62, 0.46, 0.6],
  seed: 41,
  flour: 0.46,
  bake: 0.6,
  cuts: [
    { from: [-0.42, 0.05], to: [0.42, 0.1], width: 0.07, depth: 0.06 },
    { from: [0.02, -0.4], to: [0.05, 0.42], width: 0.06, depth: 0.06 },
  ],
});

const peel: Solid = {
  field: (x, y, z) =>
    extrude(smax(Math.hypot(x, Math.max(0, Math.abs(z) - 0.35)) - 0.72, -z - 1, 0.1), y - 0.03, 0.03, 0.02),
  bounds: [-0.75, -0.01, -1.2, 0.75, 0.07, 1.2],
  material: (look, spot) => wood(oak)(look, { ...spot, x: spot.z, z: spot.x }),
};

export const oven: Scene = {
  ...dusk,
  seed: 105,
  samples: 4,
  long: 760,
  width: 4,
  height: 3,
  bounces: 2,
  camera: { from: [0.7, 1.75, 5.6], to: [-0.05, 0.86, -0.6], angle: 40, lens: 0.035, focus: 5 },
  solids: [
    front,
    vault,
    ...embers(),
    ...coals,
    fire(-4.5, 41),
    fire(-3.95, 57),
    { ...round, at: [-0.6, 0, -1.55], turn: [20, 0, 0] },
    { ...round, at: [0.75, 0, -1.35], turn: [-30, 0, 0], size: 1.08 },
    { ...round, at: [0.2, 0, -2.75], turn: [70, 0, 0] },
    { ...round, at: [1.55, 0, -2.7], turn: [10, 0, 0] },
    { ...round, at: [-1.0, 0, -2.9], turn: [130, 0, 0], size: 0.95 },
    { ...peel, at: [0.35, 0, 1.05], turn: [9, 0, 0] },
    { ...round, at: [0.3, 0.06, 0.75], turn: [-15, 0, 0], size: 1.05 },
  ],
  flats: [
    {
      axis: 'y',
      at: 0,
      material: (look, { wx: x, wz: z }) => {
        paint(look, colour('#6f6256'));
        dim(look, 0.85 + 0.5 * fbm(1.6 * x, 0, 1.6 * z, 4) + 0.25 * noise(25 * x, 0, 25 * z));
        const gap = Math.min(Math.abs(x - Math.round(x / 1.6) * 1.6), Math.abs(z - Math.round(z / 1.6) * 1.6));
        dim(look, 0.5 + 0.5 * smoothstep(0.01, 0.04, gap));
        cover(
          look,
          colour('#e6dccb'),
          0.5 * smoothstep(0.1, 0.7, fbm(2 * x, 3, 2 * z, 4) + 0.4 * noise(40 * x, 1, 40 * z)),
        );
      },
    },
  ],
  lamps: [
    { at: [-1.4, 0.95, -3.7], radius: 0.5, colour: [9, 3.6, 1.0], falls: 1.5 },
    { at: [-6, 6, 6], radius: 1.2, colour: [0.55, 0.48, 0.41] },
  ],
  sky: (into, x, y, z) => {
    const fill = Math.max(0, 0.3 * y + 0.7 * z + 0.2 * x);
    into.r = 0.08 + 0.12 * fill;
    into.g = 0.085 + 0.13 * fill;
    into.b = 0.1 + 0.15 * fill;
  },
  ambient: [0.1, 0.06, 0.04],
  finish: { exposure: 1.15, vignette: 0.5, grain: 0.02, contrast: 0.8, bloom: 0.35 },
};
