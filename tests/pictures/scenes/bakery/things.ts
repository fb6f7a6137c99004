import { colour, cover, dim, paint } from '../engine/colour.ts';
import { fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Material, Solid, Triple } from '../engine/scene.ts';
import { box, capsule, extrude, lathe, rectangle, smax, smin } from '../engine/shapes.ts';

export const paper = colour('#e9dfca');
export const oxblood = colour('#4c1418');
export const oak = colour('#a87746');
export const walnut = colour('#4a3020');
export const ink = colour('#1d1712');

/** Stoneware: a matt glaze with specks, brown at the rim. */
export function stoneware(tone: Triple): Material {
  const speck = colour('#5b4632');
  return (look, { x, y, z }) => {
    paint(look, tone);
    dim(look, 1 + 0.06 * fbm(2 * x, 2 * y, 2 * z, 3));
    cover(look, speck, 0.7 * smoothstep(0.42, 0.5, noise(24 * x, 24 * y, 24 * z)));
    look.shine = 0.04;
    look.rough = 0.28;
  };
}

export function wood(tone: Triple): Material {
  return (look, { x, y, z }) => {
    const bend = 0.25 * noise(0.7 * x, 2 * y, 1.3 * z);
    const lines = fbm(0.5 * x, 5 * y, 6 * (z + bend), 4);
    paint(look, tone);
    dim(look, 0.95 + 0.4 * lines + 0.12 * noise(3 * x, 40 * y, 48 * (z + bend)));
    look.shine = 0.03;
    look.rough = 0.5;
  };
}

export function metal(tone: Triple, dull: number): Material {
  return (look, { x, y, z }) => {
    paint(look, tone);
    dim(look, 1 + 0.12 * noise(2 * x, 60 * y, 60 * z));
    look.shine = 0.8;
    look.rough = dull;
    look.metal = true;
  };
}

/** Something turned, after an outline of pairs of radius and height. */
export function turned(outline: readonly number[], material: Material, at: Triple, size = 1): Solid {
  let [wide, low, high] = [0, 9, -9];
  for (let i = 0; i < outline.length; i += 2) {
    wide = Math.max(wide, (outline[i] as number) + 0.03);
    low = Math.min(low, (outline[i + 1] as number) - 0.03);
    high = Math.max(high, (outline[i + 1] as number) + 0.03);
  }
  return {
    field: (x, y, z) => lathe(x, y, z, outline) - 0.015,
    bounds: [-wide, low, -wide, wide, high, wide],
    material,
    at,
    size,
  };
}

export const PLATE = [0, 0.03, 0.55, 0.03, 0.62, 0, 0.66, 0.03, 1, 0.13, 1, 0.16, 0.66, 0.075, 0.6, 0.06, 0, 0.06];
export const BOWL = [
  0, 0.02, 0.34, 0.02, 0.36, 0, 0.42, 0.02, 0.72, 0.25, 0.86, 0.58, 0.82, 0.58, 0.66, 0.27, 0.38, 0.1, 0, 0.08,
];
export const CUP = [0, 0.02, 0.22, 0.02, 0.25, 0, 0.33, 0.1, 0.37, 0.5, 0.345, 0.5, 0.31, 0.13, 0.22, 0.07, 0, 0.06];

/** A board with a rounded handle that has a hole. */
export function board(half: readonly [number, number], at: Triple, yaw: number, tone: Triple): Solid {
  const [a, c] = half;
  return {
    field: (x, y, z) => {
      const plate = rectangle(x, z, a, c, 0.22);
      const handle = rectangle(x + a + 0.3, z, 0.42, 0.2, 0.19);
      const hole = Math.hypot(x + a + 0.5, z) - 0.08;
      return extrude(smax(smin(plate, handle, 0.22), -hole, 0.02), y - 0.07, 0.07, 0.03);
    },
    bounds: [-a - 0.75, -0.01, -c - 0.01, a + 0.01, 0.15, c + 0.01],
    material: wood(tone),
    at,
    turn: [yaw, 0, 0],
  };
}

/** A wooden spoon or stick along x. */
export function spoon(at: Triple, turn: Triple, tone: Triple): Solid {
  return {
    field: (x, y, z) => {
      const bowl = smax(
        Math.hypot(x - 1, 1.4 * y, 1.25 * z) - 0.28,
        -(Math.hypot(x - 1, 1.2 * (y - 0.14), 1.25 * z) - 0.25),
        0.03,
      );
      return smin(bowl, capsule(x + 0.1, y, z, 0.9, 0.05), 0.08);
    },
    bounds: [-1.06, -0.3, -0.3, 1.3, 0.3, 0.3],
    material: wood(tone),
    step: 0.75,
    at,
    turn,
  };
}

/** A block of butter, cut straight. */
export function butter(at: Triple, yaw: number): Solid {
  const tone = colour('#f2d88a');
  return {
    field: (x, y, z) => box(x, y - 0.15, z, 0.36, 0.15, 0.2, 0.025) + 0.008 * noise(5 * x, 5 * y, 5 * z),
    bounds: [-0.37, -0.01, -0.22, 0.37, 0.32, 0.22],
    material: (look) => {
      paint(look, tone);
      look.soft = 0.4;
      look.shine = 0.03;
      look.rough = 0.3;
    },
    at,
    turn: [yaw, 0, 0],
  };
}
