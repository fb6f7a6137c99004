import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Field, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { box, ellipsoid, smax, sphere } from '../engine/shapes.ts';
import { day, dusk } from './close.ts';
import { boards, cloth, plaster } from './ground.ts';
import { metal, oxblood, PLATE, paper, stoneware, turned, walnut } from './things.ts';

const gold = colour('#c98d45');
const brown = colour('#7a3f16');
const seedTone = colour('#ecdcb6');

function bun(at: Triple, number: number): Solid[] {
  const tall = 0.5 + 0.05 * chance(number, 2);
  const body: Solid = {
    field: (x, y, z) =>
      smax(ellipsoid(x, y - 0.17, z, 0.62, tall, 0.6), -y, 0.16) + 0.02 * noise(2 * x + number, 2 * y, 2 * z),
    relief: (x, y, z) => 0.003 * fbm(24 * x, 24 * y, 24 * z, 2),
    bounds: [-0.66, -0.01, -0.64, 0.66, 0.76, 0.64],
    material: (look, { x, y, z }) => {
      const baked = 1.35 * y - 0.1 + 0.25 * fbm(3 * x + number, 3 * y, 3 * z, 3);
      paint(look, colour('#ecd2a0'));
      cover(look, gold, smoothstep(0.02, 0.4, baked));
      cover(look, brown, 0.85 * smoothstep(0.35, 1.05, baked));
      look.shine = 0.045;
      look.rough = 0.34;
      look.soft = 0.12;
    },
    at,
    turn: [360 * chance(number, 3), 0, 0],
    step: 0.85,
  };
  const seeds = Array.from({ length: 46 }, (_, index): Solid => {
    const way = 2 * Math.PI * chance(index, 100 + number);
    const far = 0.46 * Math.sqrt(chance(index, 200 + number));
    const high = 0.17 + tall * Math.sqrt(1 - (far / 0.61) ** 2);
    const slope = Math.atan((tall / 0.61) * (far / 0.61 / Math.sqrt(1 - (far / 0.61) ** 2)));
    return {
      field: (x, y, z) => ellipsoid(x, y, z, 0.026, 0.014, 0.04 - 0.2 * Math.max(0, z - 0.01)),
      bounds: [-0.027, -0.015, -0.042, 0.027, 0.015, 0.042],
      material: (look) => {
        paint(look, seedTone);
        dim(look, 0.8 + 0.3 * chance(index, number));
        look.shine = 0.04;
        look.rough = 0.4;
      },
      at: [at[0] + far * Math.cos(way), at[1] + high, at[2] + far * Math.sin(way)],
      turn: [90 - (way * 180) / Math.PI, (slope * 180) / Math.PI, 60 * chance(index, 9) - 30],
    };
  });
  return [body, ...seeds];
}

export const buns: Scene = {
  ...dusk,
  seed: 106,
  width: 4,
  height: 3,
  camera: { from: [0.9, 3.5, 4.8], to: [0.05, 0.3, 0.1], angle: 36, lens: 0.04, focus: 5.2 },
  solids: [
    ...Array.from({ length: 12 }, (_, index) =>
      bun([-1.98 + 1.32 * (index % 4) + 0.05 * chance(index, 8), 0.09, -1.35 + 1.32 * Math.floor(index / 4)], index),
    ).flat(),
    {
      field: (x, y, z) =>
        smax(box(x, y - 0.1, z, 2.85, 0.12, 2.2, 0.06), -box(x, y - 0.2, z, 2.76, 0.15, 2.11, 0.06), 0.02),
      bounds: [-2.86, -0.03, -2.22, 2.86, 0.24, 2.22],
      material: metal(colour('#57504a'), 0.35),
    },
    { ...cloth([1.5, 0.9], oxblood, 0.12, 31), at: [2.4, 0, 2.7], turn: [30, 0, 0] },
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(walnut, 1.05) },
    { axis: 'z', at: -5, material: plaster(colour('#24160e'), 0.3) },
  ],
};

const sponge = colour('#e3bd7d');
const cream = colour('#f5ecdb');
const jam = colour('#8b1f22');

/** Three layers of sponge with cream and jam between them, thinly iced. `inside` is the part near the cut. */
function layers(inside: (x: number, z: number) => boolean): Material {
  return (look, { x, y, z, ny }) => {
    const at = ((y + 0.012 * noise(5 * x, 5 * y, 5 * z)) / 0.42) % 1;
    const isCut = inside(x, z);
    paint(look, isCut ? sponge : cream);
    look.soft = 0.3;
    if (isCut) {
      dim(look, 0.92 + 0.3 * fbm(9 * x, 9 * y, 9 * z, 3));
      if (at > 0.78) paint(look, cream);
      if (at > 0.7 && at < 0.78 + 0.03 * noise(8 * x, 8 * z, 2)) paint(look, jam);
      if (y > 1.2) paint(look, cream);
    } else if (ny < 0.6) {
      const thin = smoothstep(0.05, 0.5, fbm(2.5 * Math.atan2(z, x) * 1.3, 9 * y, 2, 3) + (at < 0.7 ? 0.22 : -0.6));
      cover(look, sponge, 0.75 * thin);
    }
  };
}

const wedge = (x: number, z: number) => Math.max(-(0.94 * z - 0.342 * x), 0.5 * z - 0.866 * x);

const whole: Field = (x, y, z) => {
  const off = Math.hypot(x, z);
  const ribs = 0.012 * Math.sin(2 * Math.PI * ((y / 0.42) % 1)) + 0.01 * noise(3 * x, 7 * y, 3 * z);
  return smax(off - 1 + ribs, Math.abs(y - 0.64) - 0.64 + 0.015 * noise(3 * x, 1, 3 * z), 0.05);
};

function berry(at: Triple, size: number, number: number): Solid {
  return {
    field: (x, y, z) => sphere(x, y, z, 1) + 0.05 * smoothstep(0.25, 0.05, Math.hypot(x, z)) * (y > 0 ? 1 : 0),
    bounds: [-1, -1, -1, 1, 1, 1],
    material: (look) => {
      paint(look, number % 3 ? jam : colour('#3a1030'));
      look.shine = 0.045;
      look.rough = 0.18;
      look.soft = 0.3;
    },
    at,
    size,
    turn: [70 * number, 15 * (number % 4), 0],
    near: 0.004,
  };
}

const stand = [
  0, 0, 0.55, 0, 0.6, 0.05, 0.2, 0.14, 0.12, 0.3, 0.16, 0.5, 0.3, 0.56, 1.3, 0.6, 1.34, 0.68, 1.28, 0.68, 0, 0.64,
];

export const cake: Scene = {
  ...day,
  seed: 107,
  long: 1000,
  samples: 4,
  finish: { ...day.finish, exposure: 0.7 },
  width: 4,
  height: 5,
  camera: { from: [1.0, 3.1, 6.4], to: [0.14, 0.86, 0.1], angle: 29 },
  solids: [
    turned(stand, stoneware(colour('#d9cdb6')), [0, 0, 0]),
    {
      field: (x, y, z) => smax(whole(x, y, z), -wedge(x, z), 0.01),
      relief: (x, y, z) => 0.006 * fbm(13 * x, 13 * y, 13 * z, 3),
      bounds: [-1.05, -0.03, -1.05, 1.05, 1.33, 1.05],
      material: layers((x, z) => wedge(x, z) < 0.012),
      at: [0, 0.68, 0],
      turn: [-40, 0, 0],
      step: 0.8,
    },
    ...Array.from({ length: 17 }, (_, index) => {
      const way = 2.35 + 0.31 * index;
      return berry(
        [0.78 * Math.cos(way), 2.02 + 0.02 * (index % 2), 0.78 * Math.sin(way)],
        0.1 + 0.03 * chance(index, 4),
        index,
      );
    }),
    turned(PLATE, stoneware(paper), [1.0, 0, 2.0], 0.72),
    {
      field: (x, y, z) => smax(whole(x, y, z), wedge(x, z), 0.01),
      relief: (x, y, z) => 0.006 * fbm(13 * x, 13 * y, 13 * z, 3),
      bounds: [-0.05, -0.03, -0.05, 1.05, 1.33, 1.05],
      material: layers((x, z) => wedge(x, z) > -0.012),
      at: [1.36, 0.08, 2.12],
      size: 0.72,
      turn: [-146, 0, 0],
      step: 0.8,
    },
    { ...cloth([0.9, 0.55], oxblood, 0.09, 18), at: [-1.35, 0, 1.55], turn: [-22, 0, 0] },
    turned(PLATE, stoneware(paper), [-1.3, 0.03, 1.55], 0.5),
    { ...berry([-1.2, 0.18, 1.5], 0.11, 1) },
    { ...berry([-1.42, 0.18, 1.6], 0.1, 2) },
    { ...berry([-1.25, 0.18, 1.72], 0.1, 3) },
  ],
  flats: [
    { axis: 'y', at: 0, material: boards(colour('#cdb48e'), 1.2) },
    { axis: 'z', at: -3.4, material: plaster(colour('#ddcdb2'), 0.1) },
  ],
};
