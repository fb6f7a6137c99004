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

const dark = colour('#241009');
const brown = colour('#572a15');
const amber = colour('#8f5a30');
const gold = colour('#b38856');
const pale = colour('#d8ba8c');
const white = colour('#e9dfce');
const veil = colour('#b9966f');

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
    const lumps = 0.06 * noise(1.7 * x + seed, 1.7 * y, 1.7 * z);
    if (y < 0) return body + lumps;
    slashed(cuts, x, z, gash);
    const rough = gash.open > 0 ? 0.55 * gash.open * fbm(5 * x, 13 * y, 9 * z, 2) : 0;
    return body + lumps + gash.open + rough - gash.lift;
  };
  const relief = (x: number, y: number, z: number): number => {
    const blisters =
      smoothstep(0.42, 0.1, cells(15 * x, 15 * y + seed, 15 * z)) *
      smoothstep(-0.2, 0.3, noise(3 * x, 3 * y, 3 * z + seed));
    return 0.02 * fbm(6 * x, 6 * y + seed, 6 * z, 4) + 0.005 * fbm(38 * x, 38 * y, 38 * z, 2) - 0.009 * blisters;
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
        0.75 * Math.abs(ear) * depth * taper * Math.exp(-edge * edge * (edge > 0 ? 0.7 : 9)),
      );
    }
  }
}

function crust(look: Look, { x, y, z, ny }: Spot, { size, seed, cuts, flour, rings, bake }: Bread, gash: Gash): void {
  const up = y - 0.42 * size[1];
  if (up > 0) slashed(cuts, x, z, gash);
  else gash.along = 9;
  const patches = fbm(1.5 * x + seed, 1.5 * y, 1.5 * z, 3);
  const mottled = fbm(8 * x, 8 * y + seed, 8 * z, 3);
  const specks = noise(52 * x, 52 * y, 52 * z);
  const high = y / (1.42 * size[1]);
  // Least baked where it sat low; darkest on top and along the lips of the cuts.
  const rim = Math.exp(-((gash.along - 1.22) ** 2) * 40);
  const baked = bake + 0.75 * (high - 0.62) + 0.34 * patches + 0.2 * mottled + 0.1 * specks + 0.4 * rim;
  paint(look, gold);
  cover(look, amber, smoothstep(-0.1, 0.4, baked));
  cover(look, brown, smoothstep(0.3, 0.75, baked));
  cover(look, dark, 0.9 * smoothstep(0.65, 1.2, baked));
  const blister =
    smoothstep(0.3, 0.12, cells(15 * x, 15 * y + seed, 15 * z)) * smoothstep(-0.1, 0.3, patches + mottled);
  cover(look, amber, 0.35 * blister);
  look.shine = 0.04;
  look.rough = 0.42 - 0.1 * blister;
  look.soft = 0.06;
  const inside = 1 - smoothstep(0.95, 1.1, gash.along);
  if (inside > 0) torn(look, x, y, z, inside, gash.along, bake);
  const lies = floured({ size, seed, flour, rings }, { x, y, z }, patches, mottled) * smoothstep(-0.4, 0.4, ny);
  dusted(look, lies * (1 - 0.9 * inside) * (1 - 0.75 * rim));
  if (up < 0) dim(look, 1 - 0.35 * smoothstep(0, -0.4 * size[1], up));
}

/** How thick flour lies at a point, from 0 to 1: drifts of it, rings from the basket, and grains where it is thin. */
function floured(
  { size, seed, flour, rings }: Pick<Bread, 'size' | 'seed' | 'flour' | 'rings'>,
  { x, y, z }: Pick<Spot, 'x' | 'y' | 'z'>,
  patches: number,
  mottled: number,
): number {
  const drift = fbm(2.3 * x, 2.3 * y + 3 * seed, 2.3 * z, 3);
  let much = 0.2 + 0.62 * flour + 0.6 * drift + 0.16 * noise(11 * x + seed, 11 * y, 11 * z);
  if (rings) {
    const r = Math.sqrt((x / size[0]) ** 2 + (z / size[2]) ** 2) * Math.max(size[0], size[2]);
    const wave = rings * (r + 0.03 * patches + 0.02 * mottled + 0.01 * noise(19 * x, 19 * y, 19 * z));
    const ring = 0.5 + 0.5 * Math.cos(2 * Math.PI * wave);
    // Towards the middle of the basket the rings run together; each is thick on its crest and thins out.
    much += smoothstep(0.1, 0.5, r) * (0.62 * ring * ring - 0.32);
  }
  const grain = 0.5 + 0.5 * noise(29 * x, 29 * y, 29 * z) + 0.7 * noise(74 * x, 74 * y, 74 * z);
  return smoothstep(0.72, 1.75, much + 0.95 * grain);
}

/** Flour lets the crust through where it is thin. */
function dusted(look: Look, lies: number): void {
  cover(look, veil, 0.55 * smoothstep(0, 0.5, lies));
  cover(look, white, 0.86 * smoothstep(0.12, 1, lies));
  look.shine *= 1 - lies;
}

/** What the oven tore open: fine strands and pores, amber where it rose first, pale where it rose last. */
function torn(look: Look, x: number, y: number, z: number, inside: number, along: number, bake: number): void {
  const strands = fbm(5 * x, 13 * y, 9 * z, 4) + 0.3 * noise(40 * x, 60 * y, 40 * z);
  cover(look, amber, inside);
  cover(look, gold, inside * smoothstep(0.95, 0.1, along + 0.7 * strands + 0.25 * bake));
  cover(look, pale, inside * 0.9 * smoothstep(0.55, -0.2, along + 0.9 * strands));
  cover(look, brown, inside * 0.75 * smoothstep(0.45, 0.95, 0.75 * along + 0.8 * strands));
  look.soft = 0.06 + 0.16 * inside;
  look.shine *= 1 - inside;
}
