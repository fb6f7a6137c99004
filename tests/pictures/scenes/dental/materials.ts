import { colour, cover, dim, paint } from '../engine/colour.ts';
import { fbm, noise } from '../engine/noise.ts';
import type { Material, Triple } from '../engine/scene.ts';

export const white = colour('#f4ede2');
export const cream = colour('#eadfcd');
export const sage = colour('#b4c3aa');
export const green = colour('#2c4a3d');
export const apricot = colour('#efbf9b');
export const oak = colour('#c69c6d');

/** Matt and a little uneven, as fired clay or limewash. */
export function clay(tone: Triple, rough = 0.06): Material {
  return (look, { x, y, z }) => {
    paint(look, tone);
    dim(look, 1 + rough * fbm(1.3 * x, 1.3 * y, 1.3 * z, 2));
    look.soft = 0.03;
  };
}

/** Glazed, with a soft mirror. */
export function glazed(tone: Triple, dull = 0.25): Material {
  return (look) => {
    paint(look, tone);
    look.shine = 0.04;
    look.rough = dull;
    look.soft = 0.1;
  };
}

export function metal(tone: Triple, dull = 0.22): Material {
  return (look) => {
    paint(look, tone);
    look.shine = 0.75;
    look.rough = dull;
    look.metal = true;
  };
}

/** Wood whose grain runs along x of the shape. */
export function wood(tone: Triple, scale = 1): Material {
  return (look, { x, y, z }) => {
    const bend = 0.2 * noise(0.8 * scale * x, 2 * scale * y, 2 * scale * z);
    const lines = fbm(0.6 * scale * x, 8 * scale * (y + bend), 8 * scale * (z + bend), 3);
    paint(look, tone);
    dim(look, 0.95 + 0.35 * lines + 0.1 * noise(4 * scale * x, 55 * scale * y, 55 * scale * z));
    look.shine = 0.03;
    look.rough = 0.5;
  };
}

/** A floor of long pale boards, seen from far. */
export function planks(tone: Triple, wide: number): Material {
  return (look, { wx: x, wz: z }) => {
    const board = Math.floor(x / wide);
    const off = Math.abs(x / wide - board - 0.5) * wide;
    const piece = Math.floor((z + 0.77 * board) / 1.9);
    const lines = fbm(9 * x + 3 * noise(x, 0, 0.7 * z), board + 7 * piece, 0.6 * z, 4);
    paint(look, tone);
    dim(look, 0.97 + 0.22 * lines + 0.2 * noise(3.7 * board, 5.3 * piece, 0.5));
    if (wide / 2 - off < 0.004) dim(look, 0.6);
    look.shine = 0.035;
    look.rough = 0.35;
  };
}

/** Chips of stone in a pale ground. */
export function terrazzo(ground: Triple, chips: readonly Triple[], size: number): Material {
  return (look, { wx, wz }) => {
    paint(look, ground);
    for (const [index, chip] of chips.entries()) {
      const n =
        noise(wx / size + 31 * index, 7 * index, wz / size) + 0.3 * noise((2.3 * wx) / size, index, (2.3 * wz) / size);
      if (n > 0.36) cover(look, chip, 0.85);
    }
    look.shine = 0.04;
    look.rough = 0.3;
  };
}
