import { colour, cover, dim, paint } from '../engine/colour.ts';
import { cells, chance, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Look, Solid, Spot, Triple } from '../engine/scene.ts';
import { ellipsoid, smin, sphere } from '../engine/shapes.ts';

const pale = colour('#c99a5c');
const gold = colour('#a8692c');
const brown = colour('#6a3414');
const char = colour('#241009');
const herb = colour('#39401c');

/** Distance to a limb from one end to the other, thick and thin. */
function limb(x: number, y: number, z: number, from: Triple, to: Triple, thick: number, thin: number): number {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const along = (x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz;
  const t = Math.min(1, Math.max(0, along / (dx * dx + dy * dy + dz * dz)));
  const off = Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy, z - from[2] - t * dz);
  return off - thick + (thick - thin) * t;
}

/** Both sides at once, as the bird is the same left and right of its breastbone. */
function bird(x: number, y: number, side: number): number {
  const z = Math.abs(side);
  const body = smin(
    ellipsoid(x, y - 0.42, z, 0.86, 0.44, 0.56),
    ellipsoid(x - 0.2, y - 0.6, z - 0.12, 0.56, 0.34, 0.34),
    0.2,
  );
  const thigh = ellipsoid(x + 0.38, y - 0.42, z - 0.5, 0.42, 0.32, 0.2);
  const leg = limb(x, y, z, [-0.6, 0.46, 0.52], [-1.14, 0.72, 0.26], 0.17, 0.06);
  const knuckle = sphere(x + 1.17, y - 0.74, z - 0.25, 0.085);
  const wing = smin(
    limb(x, y, z, [0.5, 0.5, 0.5], [0.12, 0.36, 0.7], 0.13, 0.1),
    limb(x, y, z, [0.12, 0.36, 0.7], [0.52, 0.26, 0.64], 0.1, 0.06),
    0.06,
  );
  return smin(smin(body, thigh, 0.12), smin(smin(leg, knuckle, 0.04), wing, 0.04), 0.07);
}

/** Dry where it is browned, with a little fat left in the folds; blisters are darker than what is between them. */
function skin(look: Look, { x, y, z, ny }: Spot): void {
  const spots = fbm(3.4 * x, 3.4 * y, 3.4 * z, 5);
  const fine = fbm(17 * x, 17 * y, 17 * z, 3);
  const blisters = smoothstep(0.34, 0.12, cells(13 * x, 13 * y, 13 * z));
  const baked = 0.95 * y - 0.2 + 0.28 * ny + 0.75 * spots + 0.32 * fine + 0.16 * blisters;
  paint(look, pale);
  cover(look, gold, smoothstep(-0.25, 0.2, baked));
  cover(look, brown, smoothstep(0.1, 0.72, baked));
  cover(look, char, 0.85 * smoothstep(0.6, 1.15, baked));
  // Salt, pepper and leaves.
  cover(look, herb, 0.75 * smoothstep(0.56, 0.64, noise(21 * x + 3, 30 * y, 21 * z)) * smoothstep(0, 0.4, ny));
  cover(look, char, 0.8 * smoothstep(0.62, 0.68, noise(44 * x, 44 * y, 44 * z + 7)));
  // Bones look out at the ends of the legs.
  cover(look, colour('#d9c19a'), 0.8 * smoothstep(-1.1, -1.16, x));
  look.shine = 0.022;
  look.rough = 0.56 + 0.14 * fine;
  look.soft = 0.1;
}

/** A roast hen with onions around it. */
export function roastHen(at: Triple, yaw: number): Solid[] {
  const onions = Array.from({ length: 9 }, (_, index): Solid => {
    const way = 0.35 + 0.66 * index + 0.2 * chance(index, 2);
    const size = 0.15 + 0.05 * chance(index, 3);
    return {
      field: (x, y, z) =>
        sphere(x, 1.15 * y, z, 1) + 0.015 * Math.sin(7 * Math.atan2(z, x)) * Math.min(1, Math.hypot(x, z)),
      bounds: [-1.08, -0.95, -1.08, 1.08, 0.95, 1.08],
      material: (look, { x, y, z }) => {
        paint(look, index % 3 ? colour('#b07a45') : colour('#6d2f2c'));
        cover(look, char, 0.7 * smoothstep(0.1, 0.6, fbm(2 * x + index, 2 * y, 2 * z, 3)));
        dim(look, 0.9 + 0.2 * noise(3 * x, 9 * y, 3 * z));
        look.shine = 0.025;
        look.rough = 0.45;
        look.soft = 0.25;
      },
      step: 0.75,
      at: [at[0] + 1.0 * Math.cos(way), at[1] + 0.1, at[2] + 0.86 * Math.sin(way)],
      turn: [50 * index, 70 * chance(index, 4), 0],
      size,
      near: 0.003,
    };
  });
  return [
    {
      field: (x, y, z) => bird(x, y, z) + 0.02 * noise(3 * x, 3 * y, 3 * z),
      relief: (x, y, z) =>
        0.014 * fbm(10 * x, 10 * y, 10 * z, 4) -
        0.006 * smoothstep(0.34, 0.1, cells(13 * x, 13 * y, 13 * z)) +
        0.0035 * noise(38 * x, 38 * y, 38 * z),
      bounds: [-1.28, -0.06, -0.86, 0.9, 0.98, 0.86],
      material: skin,
      step: 0.8,
      near: 0.001,
      at,
      turn: [yaw, 0, 0],
    },
    ...onions,
  ];
}
