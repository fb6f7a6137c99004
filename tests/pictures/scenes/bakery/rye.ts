import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, mix, noise, smoothstep } from '../engine/noise.ts';
import type { Solid, Triple } from '../engine/scene.ts';
import { ellipsoid, segment, smin } from '../engine/shapes.ts';

const LONG = 1.25;
const STEP = 0.105;
const straw = colour('#c79a4e');
const light = colour('#e6c98c');
const brown = colour('#7d5222');

/** An ear of rye that lies along x, its stalk behind it. It bends up or down by `bend`. */
export function ear(stalk: number, bend: number): Omit<Solid, 'at' | 'turn'> {
  const field = (px: number, py: number, z: number): number => {
    const x = px;
    const y = py - bend * x * Math.abs(x);
    const middle = Math.sqrt(y * y + z * z);
    const far = Math.max(middle - 0.5, x - LONG - 0.6, -x - stalk);
    if (far > 0.05) return far;
    const stem = Math.hypot(x - Math.min(LONG, Math.max(-stalk, x)), y, z) - 0.02;
    if (x < -0.2) return stem;
    return smin(stem, kernels(x, y, z), 0.01);
  };
  return {
    field,
    bounds: [-stalk, -0.3 - Math.abs(bend) * stalk ** 2, -0.4, LONG + 0.6, 0.4 + Math.abs(bend) * 3.4, 0.4],
    material: (look, { x, y, z }) => {
      paint(look, straw);
      cover(look, light, smoothstep(-0.2, 0.5, noise(30 * x, 9 * y, 30 * z)));
      cover(look, brown, 0.5 * smoothstep(0.15, 0.5, noise(4 * x, 40 * y, 40 * z)));
      dim(look, x > 0 ? mix(0.8, 1.1, smoothstep(0.03, 0.12, Math.hypot(y, z))) : 0.95);
      look.soft = 0.3;
    },
    step: 0.8,
    near: 0.0012,
  };
}

/** Four rows of grains, each with a long bristle. Rows on two sides stand half a step further on. */
function kernels(x: number, y: number, z: number): number {
  let nearest = 9;
  for (let row = 0; row < 2; row++) {
    const side = row === 0 ? Math.abs(y) : Math.abs(z);
    const other = row === 0 ? z : y;
    const shift = row === 0 ? 0 : STEP / 2;
    const cell = Math.round((x - shift) / STEP);
    for (let back = 0; back < 6; back++) {
      const at = cell - back + 1;
      if (at < 0 || at * STEP > LONG) continue;
      const end = at * STEP + shift;
      const slim = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, 0.2 + (0.8 * end) / LONG));
      const lx = x - end - 0.06;
      const ly = side - 0.062 * slim;
      if (back < 3) {
        const grain = ellipsoid(0.95 * lx + 0.3 * ly, 0.95 * ly - 0.3 * lx, other, 0.105, 0.04 * slim, 0.046 * slim);
        nearest = Math.min(nearest, grain);
      }
      const open = 0.16 + 0.14 * chance(at, row);
      const flat = segment(x, side, end + 0.13, 0.08 * slim, end + 0.62, 0.08 * slim + open);
      const across = other - 0.12 * (x - end) * (chance(at, 7 + row) - 0.5);
      nearest = Math.min(nearest, Math.hypot(flat, across) - 0.0065);
    }
  }
  return nearest;
}

/** Single grains, strewn around a point. */
export function grains(count: number, at: Triple, reach: number, seed: number): Solid[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = 2 * Math.PI * chance(index, seed);
    const far = reach * chance(index, seed + 1) ** 0.7;
    return {
      field: (x, y, z) => ellipsoid(x, y, z, 0.085, 0.036, 0.04),
      bounds: [-0.09, -0.04, -0.045, 0.09, 0.04, 0.045],
      material: (look, spot) => {
        paint(look, straw);
        cover(look, brown, 0.35 + noise(9 * spot.x + index, 40 * spot.y, 40 * spot.z));
        look.soft = 0.2;
        look.shine = 0.03;
        look.rough = 0.4;
      },
      size: 0.7,
      at: [at[0] + far * Math.cos(turn), at[1] + 0.024, at[2] + far * Math.sin(turn)],
      turn: [360 * chance(index, seed + 2), 0, 20 * chance(index, seed + 3) - 10],
    };
  });
}
