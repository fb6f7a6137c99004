import { colour, cover, dim, paint } from '../engine/colour.ts';
import { cells, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Look, Solid, Spot, Triple } from '../engine/scene.ts';
import { ellipsoid, smax } from '../engine/shapes.ts';

/** A slash of the blade, seen from above: from one end to the other, bent to one side, open by twice its width. */
interface Cut {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly width: number;
  readonly depth: number;
  readonly bend?: number;
  /** Which side lifts its edge, and how much: from -1 to 1. */
  readonly ear?: number;
}

export interface Bread {
  readonly size: Triple;
  readonly seed: number;
  readonly cuts: readonly Cut[];
  /** How much flour lies on it, and rings of it as from a proofing basket, so many to a unit. */
  readonly flour: number;
  readonly rings?: number;
  /** From pale (0) to dark (1). */
  readonly bake: number;
}

const dark = colour('#2e1409');
const brown = colour('#713b18');
const gold = colour('#b98a50');
const pale = colour('#e3c596');
const white = colour('#efe6d6');

/** One loaf, which stands on its flat bottom at the height 0. */
export function bread(of: Bread): Pick<Solid, 'field' | 'relief' | 'material' | 'bounds' | 'step' | 'near'> {
  const [a, b, c] = of.size;
  const low = 0.42 * b;
  const gash: Gash = { open: 0, lift: 0, along: 0 };
  const { seed, cuts } = of;
  const field = (x: number, up: number, z: number): number => {
    const y = up - low;
    const body = smax(ellipsoid(x, y, z, a, b, c), -y - low, 0.22 * b);
    if (body > 0.14) return body - 0.09;
    const lumps = 0.045 * noise(1.7 * x + seed, 1.7 * y, 1.7 * z);
    if (y < 0) return body + lumps;
    slashed(cuts, x, z, gash);
    const torn = gash.open > 0 ? 0.4 * gash.open * fbm(7 * x, 13 * y, 9 * z, 2) : 0;
    return body + lumps + gash.open + torn - gash.lift;
  };
  const relief = (x: number, y: number, z: number): number => {
    const blisters =
      smoothstep(0.42, 0.1, cells(13 * x, 13 * y + seed, 13 * z)) *
      smoothstep(-0.1, 0.4, noise(3 * x, 3 * y, 3 * z + seed));
    return 0.014 * fbm(6 * x, 6 * y + seed, 6 * z, 4) + 0.0035 * fbm(38 * x, 38 * y, 38 * z, 2) - 0.006 * blisters;
  };
  const material = (look: Look, spot: Spot) => crust(look, spot, of, gash);
  return {
    field,
    relief,
    material,
    bounds: [-a - 0.08, -0.02, -c - 0.08, a + 0.08, low + b + 0.1, c + 0.08],
    step: 0.8,
    near: 0.0008,
  };
}

interface Gash {
  open: number;
  lift: number;
  /** Across the cut: 0 in its middle, 1 at its edge, more outside. */
  along: number;
}

function slashed(cuts: readonly Cut[], x: number, z: number, into: Gash): void {
  into.open = into.lift = 0;
  into.along = 9;
  for (const { from, to, width, depth, bend = 0, ear = 0 } of cuts) {
    const dx = to[0] - from[0];
    const dz = to[1] - from[1];
    const long = Math.sqrt(dx * dx + dz * dz);
    const t = ((x - from[0]) * dx + (z - from[1]) * dz) / (long * long);
    if (t <= 0 || t >= 1) continue;
    const middle = 1 - (2 * t - 1) * (2 * t - 1);
    const taper = Math.sqrt(middle);
    const wobble = 0.12 * width * noise(7 * t, 5 * from[0], 3);
    const across = ((x - from[0]) * dz - (z - from[1]) * dx) / long - bend * middle + wobble;
    const wide = width * taper + 1e-4;
    const part = Math.abs(across) / wide;
    into.along = Math.min(into.along, part);
    if (part < 1.12) into.open = Math.max(into.open, depth * taper * (1 - (part / 1.12) ** 2));
    if (ear !== 0) {
      const edge = (across * Math.sign(ear) - wide * 1.12) / (0.45 * width);
      into.lift = Math.max(
        into.lift,
        0.4 * Math.abs(ear) * depth * taper * Math.exp(-edge * edge * (edge > 0 ? 0.5 : 4)),
      );
    }
  }
}

function crust(look: Look, { x, y, z, ny }: Spot, { size, seed, cuts, flour, rings, bake }: Bread, gash: Gash): void {
  const up = y - 0.42 * size[1];
  if (up > 0) slashed(cuts, x, z, gash);
  else gash.along = 9;
  const patches = fbm(2.2 * x + seed, 2.2 * y, 2.2 * z, 4);
  const fine = fbm(14 * x, 14 * y + seed, 14 * z, 3);
  const high = y / (1.42 * size[1]);
  // Least baked where it sat low; darkest on top and along the edges of the cuts.
  const rim = Math.exp(-((gash.along - 1.3) ** 2) * 22);
  const baked = bake + 0.55 * (high - 0.55) + 0.45 * patches + 0.22 * fine + 0.15 * rim;
  paint(look, pale);
  cover(look, gold, smoothstep(-0.2, 0.35, baked));
  cover(look, brown, smoothstep(0.25, 0.75, baked));
  cover(look, dark, smoothstep(0.7, 1.25, baked));
  look.shine = 0.03;
  look.rough = 0.5;
  look.soft = 0.05;
  const inside = 1 - smoothstep(0.92, 1.12, gash.along);
  if (inside > 0) {
    const strands = fbm(6 * x, 15 * y, 6 * z, 4) + 0.35 * noise(31 * x, 44 * y, 31 * z);
    cover(look, pale, inside * 0.95);
    cover(look, white, inside * 0.35 * smoothstep(-0.1, -0.5, strands));
    cover(look, gold, inside * smoothstep(-0.15, 0.5, strands + 0.5 * gash.along - 0.25 + 0.2 * bake) * 0.8);
    cover(look, brown, inside * smoothstep(0.35, 0.9, 0.7 * strands + 0.75 * gash.along - 0.25) * 0.8);
    look.soft = 0.12 + 0.25 * inside;
  }
  const dust = fbm(5 * x, 5 * y + 3 * seed, 5 * z, 3) * 0.7 + 0.35 * noise(38 * x, 38 * y, 38 * z);
  let lies = smoothstep(0.15, 0.85, ny) * flour * (1 - 0.93 * inside) * (1 - 0.5 * rim);
  let cut = 0.25 - 0.35 * flour;
  if (rings) {
    const r = Math.sqrt((x / size[0]) ** 2 + (z / size[2]) ** 2) * Math.max(size[0], size[2]);
    const ring = 0.5 + 0.5 * Math.cos(2 * Math.PI * rings * (r + 0.03 * patches));
    lies *= 0.15 + 0.85 * smoothstep(0.25, 0.8, ring);
    cut -= 0.25 * ring;
  }
  lies *= smoothstep(cut - 0.3, cut + 0.45, dust);
  cover(look, white, 0.93 * lies);
  if (lies > 0.3) look.shine = 0;
  if (up < 0) dim(look, 1 - 0.25 * smoothstep(0, -0.4 * size[1], up));
}
