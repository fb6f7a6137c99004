import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Scene, Solid, Triple } from '../engine/scene.ts';
import { box, ellipsoid, smax } from '../engine/shapes.ts';
import { dusk } from './close.ts';
import { boards, cloth, plaster } from './ground.ts';
import { metal, oxblood, walnut } from './things.ts';

const gold = colour('#ab733a');
const brown = colour('#5c2a0f');
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
      paint(look, colour('#dcbd86'));
      cover(look, gold, smoothstep(0.02, 0.4, baked));
      cover(look, brown, 0.9 * smoothstep(0.22, 0.95, baked + 0.1 * noise(9 * x, 9 * y, 9 * z + number)));
      look.shine = 0.05;
      look.rough = 0.24;
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
  long: 820,
  width: 4,
  height: 3,
  camera: { from: [0.5, 2.4, 4.4], to: [0.1, 0.3, 0.1], angle: 32, lens: 0.09, focus: 4.1 },
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
