import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Lamp, Look, Scene, Solid, Spot, Triple } from '../engine/scene.ts';
import { cylinder, ellipsoid, lathe, smax } from '../engine/shapes.ts';
import { bread } from './bread.ts';
import { dusk } from './close.ts';
import { slice } from './crumb.ts';
import { boards, cloth, plaster } from './ground.ts';
import { roastHen } from './hen.ts';
import {
  BOWL,
  board,
  butter,
  curved,
  filling,
  knife,
  oak,
  oxblood,
  PLATE,
  paper,
  stoneware,
  turned,
  walnut,
} from './things.ts';

const glaze = stoneware(colour('#cdbfa6'));
const dark = stoneware(colour('#33241c'));
const brass = colour('#c2914a');

/** The room within a goblet, and its stem: curves through these points. */
const GOBLET = curved([0, 0.7, 0.1, 0.715, 0.27, 0.83, 0.385, 1.04, 0.385, 1.22, 0.335, 1.46, 0, 1.46], 6, [0, 5, 6]);
const STEM = curved(
  [0, 0, 0.31, 0, 0.3, 0.02, 0.1, 0.05, 0.032, 0.13, 0.026, 0.5, 0.05, 0.66, 0.11, 0.72, 0, 0.72],
  4,
  [0, 1, 7, 8],
);
const FULL = 1.09;
const HOLDER = curved(
  [0, 0, 0.36, 0, 0.38, 0.04, 0.14, 0.08, 0.08, 0.2, 0.12, 0.3, 0.16, 0.4, 0, 0.4],
  4,
  [0, 1, 6, 7],
);

/** A glass of red wine. */
function wine(at: Triple, size = 1): Solid[] {
  const red = colour('#4d0812');
  const bounds = [-0.45, 0.66, -0.45, 0.45, 1.5, 0.45] as const;
  return [
    {
      field: (x, y, z) => Math.max(Math.abs(lathe(x, y, z, GOBLET)) - 0.007, y - 1.45),
      bounds,
      material: () => {},
      ...{ at, size, glass: true, passes: 0.95, near: 0.0004 },
    },
    { ...turned(STEM, () => {}, at, size), glass: true, passes: 0.72 },
    {
      field: (x, y, z) => smax(lathe(x, y, z, GOBLET) + 0.012, y - FULL, 0.012),
      bounds,
      material: (look, { x, y, z }) => {
        paint(look, red);
        look.shine = 0.035;
        look.rough = 0.16;
        look.soft = 0.5;
        // Light comes through where there is little of it: at the sides, and below.
        const thin = smoothstep(0.24, 0.4, Math.hypot(x, z)) + smoothstep(0.86, 0.74, y);
        [look.glowR, look.glowG, look.glowB] = [0.02 + 0.09 * thin, 0.002 + 0.006 * thin, 0.004 + 0.006 * thin];
      },
      ...{ at, size, passes: 0.35 },
    },
  ];
}

/** A candle in a holder of brass, with its flame. */
function candle(at: Triple, tall: number): Solid[] {
  const half = tall / 2;
  return [
    turned(
      HOLDER,
      (look) => {
        paint(look, brass);
        look.shine = 0.6;
        look.rough = 0.38;
        look.metal = true;
      },
      at,
    ),
    {
      field: (x, y, z) => cylinder(x, y - 0.4 - half, z, 0.1 + 0.006 * noise(9 * x, 5 * y, 9 * z), half, 0.03),
      bounds: [-0.12, 0.38, -0.12, 0.12, 0.42 + tall, 0.12],
      material: (look, { y }) => {
        paint(look, paper);
        look.soft = 0.5;
        const warm = smoothstep(0.4 + tall - 0.55, 0.4 + tall, y);
        [look.glowR, look.glowG, look.glowB] = [1.1 * warm, 0.6 * warm, 0.22 * warm];
      },
      passes: 0.8,
      at,
    },
    {
      field: (x, y, z) =>
        ellipsoid(x, y - 0.6 - tall, z, 0.052 * (1 - 0.5 * smoothstep(0, 0.2, y - 0.6 - tall)), 0.2, 0.052),
      bounds: [-0.06, 0.38 + tall, -0.06, 0.06, 0.82 + tall, 0.06],
      material: (look) => {
        [look.glowR, look.glowG, look.glowB] = [12, 7.6, 3];
      },
      passes: 1,
      step: 0.7,
      at,
    },
  ];
}

/** The light of a candle at this place. */
function candlelight([x, y, z]: Triple, tall: number): Lamp {
  return { at: [x, y + tall + 0.62, z], radius: 0.1, colour: [2.3, 1.38, 0.62], falls: 2 };
}

/** Beans in their sauce, with leaves. */
function beans([x, y, z]: Triple): Solid[] {
  const pale = colour('#c08f55');
  const green = colour('#4b5a25');
  return Array.from({ length: 58 }, (_, index): Solid => {
    const way = 2.4 * index;
    const far = 0.6 * Math.sqrt(index / 58);
    const leaf = index % 9 === 4;
    return {
      field: (px, py, pz) =>
        leaf ? ellipsoid(px, py, pz, 0.12, 0.014, 0.05) : ellipsoid(px, py + 0.3 * px * px, pz, 0.1, 0.062, 0.06),
      bounds: leaf ? [-0.13, -0.02, -0.06, 0.13, 0.02, 0.06] : [-0.11, -0.07, -0.07, 0.11, 0.07, 0.07],
      material: (look) => {
        paint(look, leaf ? green : pale);
        dim(look, 0.8 + 0.35 * chance(index, 2));
        look.shine = 0.04;
        look.rough = 0.25;
        look.soft = 0.2;
      },
      step: 0.7,
      at: [
        x + far * Math.cos(way),
        y + (leaf ? 0.08 : 0) + 0.05 * chance(index, 3) + 0.06 * (1 - far),
        z + far * Math.sin(way),
      ],
      turn: [360 * chance(index, 4), 40 * chance(index, 5) - 20, 40 * chance(index, 6) - 20],
    };
  });
}

const MOUTH = { x: -2.3, half: 1.5, spring: 1.75 };

/** The wall behind, and in it the mouth of the oven with the last of the fire. */
function hearth(look: Look, spot: Spot): void {
  const { wx, wy } = spot;
  plaster(colour('#3a271b'), 0.3)(look, spot);
  const [x, y] = [wx - MOUTH.x, wy - MOUTH.spring];
  const off = (y > 0 ? Math.hypot(x, y) : Math.abs(x)) - MOUTH.half;
  const ring = smoothstep(0.62, 0.58, off);
  if (ring > 0) {
    const along = y > 0 ? Math.atan2(x, y) * MOUTH.half : Math.sign(x) * (2.12 - y);
    const cell = Math.floor(along / 0.42);
    const joint = 0.21 - Math.abs(along - (cell + 0.5) * 0.42);
    cover(look, colour('#7a4630'), ring);
    dim(look, 0.55 + 0.5 * chance(cell + 60, 3) + 0.3 * noise(6 * wx, 6 * wy, 3));
    dim(look, 0.4 + 0.6 * smoothstep(0, 0.04, joint));
  }
  if (off < 0) {
    const heat = smoothstep(1.5, -1.7, y) * (0.55 + 0.5 * fbm(2.2 * wx, 1.1 * wy, 4, 3)) * smoothstep(0, -0.35, off);
    paint(look, colour('#1c0f09'));
    [look.glowR, look.glowG, look.glowB] = [1.5 * heat, 0.5 * heat * heat, 0.09 * heat * heat];
  }
}

const left: Triple = [-1.35, 0.03, -1.5];
const right: Triple = [2.15, 0.03, -1.0];

export const supper: Scene = {
  ...dusk,
  seed: 111,
  samples: 8,
  long: 1100,
  width: 3,
  height: 2,
  camera: { from: [-0.5, 2.15, 6.4], to: [-0.25, 0.98, -0.4], angle: 37, lens: 0.075, focus: 5.6 },
  solids: [
    { ...cloth([2.9, 1.15], paper, 0.04, 12), at: [0.1, 0, -0.2], turn: [2, 0, 0] },
    turned(PLATE, dark, [0.35, 0.05, -0.95], 1.45),
    ...roastHen([0.4, 0.14, -1.0], 24),
    ...candle(left, 1.15),
    ...candle(right, 0.75),
    ...wine([-0.7, 0.05, 0.95], 1),
    ...wine([1.5, 0.05, -1.35], 1.05),
    turned(PLATE, glaze, [-1.75, 0.06, 1.15], 0.98),
    { ...slice(0.6, 0.74, 0.075, 4), at: [-1.75, 0.2, 1.3], turn: [-70, -90, 0] },
    turned(BOWL, dark, [1.85, 0.04, 0.55], 0.95),
    filling([1.85, 0.36, 0.55], 0.66, colour('#8a5a2c')),
    ...beans([1.85, 0.4, 0.55]),
    board([0.95, 0.6], [-2.55, 0.03, -0.55], 14, oak),
    {
      ...bread({
        size: [0.92, 0.6, 0.68],
        seed: 61,
        flour: 0.6,
        bake: 0.66,
        cuts: [{ from: [-0.7, 0.05], to: [0.7, 0.1], width: 0.1, depth: 0.09, bend: 0.08, ear: -0.6 }],
      }),
      at: [-2.5, 0.17, -0.6],
      turn: [20, 0, 0],
    },
    { ...cloth([0.34, 0.75], oxblood, 0.035, 7), at: [0.55, 0.05, 1.35], turn: [-6, 0, 0] },
    ...knife([0.55, 0.12, 1.5], 84).map((part) => ({ ...part, size: 0.62 })),
    turned(PLATE, glaze, [-0.1, 0.05, -1.9], 0.55),
    butter([-0.1, 0.1, -1.9], 30),
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(walnut, 1.05) },
    { axis: 'z', at: -6.4, material: hearth },
  ],
  lamps: [
    candlelight(left, 1.15),
    candlelight(right, 0.75),
    { at: [-2.3, 1.2, -5.6], radius: 0.7, colour: [1.9, 0.85, 0.3], falls: 2.4 },
    { at: [1.2, 6.5, 4.5], radius: 1.2, colour: [0.62, 0.5, 0.38] },
  ],
  sky: (into, x, y, z) => {
    const fill = Math.max(0, 0.3 * x + 0.5 * y + 0.5 * z);
    into.r = 0.05 + 0.08 * fill;
    into.g = 0.045 + 0.08 * fill;
    into.b = 0.05 + 0.09 * fill;
  },
  ambient: [0.07, 0.045, 0.03],
  finish: { exposure: 1, vignette: 0.5, grain: 0.022, contrast: 0.85, bloom: 0.3 },
};
