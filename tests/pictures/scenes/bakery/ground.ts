import { colour, cover, dim, paint } from '../engine/colour.ts';
import { fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Look, Material, Solid, Spot, Triple } from '../engine/scene.ts';

/** Old boards that lie along x, so wide, of a colour; flour may be dusted on them around a point. */
export function boards(
  tone: Triple,
  wide: number,
  dust?: { readonly x: number; readonly z: number; readonly reach: number; readonly much: number },
): Material {
  const flour = colour('#efe6d6');
  return (look: Look, spot: Spot) => {
    const { wx: x, wz: z } = spot;
    const board = Math.floor(z / wide);
    const at = (z / wide - board - 0.5) * wide;
    const gap = wide / 2 - Math.abs(at);
    const bend = 0.35 * noise(0.7 * x, 3 * board, 0.9 * z);
    const lines = fbm(0.5 * x + 31 * board, 9 * (z + bend), 7.7 * board, 4);
    const fine = noise(3 * x, 60 * (z + bend), board);
    paint(look, tone);
    dim(look, 0.75 + 0.45 * noise(5.1 * board + 0.3, 2.2, 0.5) + 0.5 * lines + 0.18 * fine);
    dim(look, 0.25 + 0.75 * smoothstep(0.0, 0.025, gap));
    spot.nz += 0.1 * fine + 0.25 * lines * 0.3 + (gap < 0.03 ? Math.sign(at) * 0.5 : 0);
    spot.nx += 0.04 * noise(9 * x, 40 * z, 1);
    upright(spot);
    look.shine = 0.03;
    look.rough = 0.45 + 0.2 * fine;
    if (dust) {
      const off = Math.hypot(x - dust.x, 1.3 * (z - dust.z)) / dust.reach;
      const cloud = fbm(1.4 * x, 0, 1.4 * z, 4) + 0.8 * noise(30 * x, 2, 30 * z) + 0.5 * noise(70 * x, 5, 70 * z);
      const lies = smoothstep(0.1, 0.9, cloud + 0.9 - 1.25 * off) * dust.much;
      cover(look, flour, lies);
      look.shine *= 1 - lies;
    }
  };
}

function upright(spot: Spot): void {
  const long = Math.hypot(spot.nx, spot.ny, spot.nz);
  spot.nx /= long;
  spot.ny /= long;
  spot.nz /= long;
}

/** A plastered wall with soft clouds of light and dark. */
export function plaster(tone: Triple, rough: number): Material {
  return (look, spot) => {
    const { wx: x, wy: y, wz: z } = spot;
    paint(look, tone);
    dim(look, 1 + rough * fbm(0.6 * x + z, 0.6 * y, 0.7 * z, 4) + 0.25 * rough * noise(22 * x, 22 * y, 22 * z));
    spot.nx += 0.25 * rough * fbm(3 * x + z, 3 * y, 2, 3);
    spot.ny += 0.25 * rough * fbm(3 * x + z, 3 * y, 9, 3);
    upright(spot);
  };
}

/** A cloth that lies in folds: half its length and width; `fold` raises them. */
export function cloth(half: readonly [number, number], tone: Triple, fold: number, seed: number): Solid {
  const [a, c] = half;
  const height = (x: number, z: number) => {
    const bent = x + 0.7 * z + 0.5 * noise(0.8 * x, 0.8 * z, seed);
    const first = 1 - Math.abs(2.2 * noise(0.9 * bent, 0.35 * z, seed));
    const second = 1 - Math.abs(2.4 * noise(1.7 * (x - 0.5 * z), 0.6 * x, seed + 4));
    return fold * (Math.max(0, first) ** 3 + 0.6 * Math.max(0, second) ** 4) + 0.012;
  };
  return {
    field: (x, y, z) => {
      if (y > 1.6 * fold + 0.1) return y - 1.6 * fold - 0.05;
      const edge = 0.05 * noise(1.3 * x, 2, 1.3 * z + seed);
      const off = Math.max(Math.abs(x) - a + edge, Math.abs(z) - c + edge);
      const top = Math.max(height(x, z), 0.012);
      const sheet = Math.abs(y - top) - 0.012;
      return 0.6 * Math.max(sheet, off);
    },
    relief: (x, y, z) => 0.0016 * (Math.sin(110 * x) * Math.sin(110 * z)) + 0.001 * noise(50 * x, 50 * y, 9 * z),
    bounds: [-a - 0.06, -0.02, -c - 0.06, a + 0.06, fold * 1.6 + 0.05, c + 0.06],
    material: (look, { x, z }) => {
      paint(look, tone);
      dim(
        look,
        1 +
          0.12 * Math.sin(110 * x) * Math.sin(110 * z) +
          0.25 * noise(7 * x, 1, 55 * z) +
          0.2 * noise(60 * x, 2, 6 * z),
      );
      look.soft = 0.15;
    },
    step: 0.9,
    near: 0.001,
  };
}
