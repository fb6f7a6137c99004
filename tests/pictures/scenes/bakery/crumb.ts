import { colour, cover, paint } from '../engine/colour.ts';
import { cells, fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Field, Look, Solid, Triple } from '../engine/scene.ts';
import { extrude, rectangle, smax, smin } from '../engine/shapes.ts';
import { type Bread, bread } from './bread.ts';

const cream = colour('#d3bd94');
const warm = colour('#a9824f');
const crust = colour('#6f3c1a');
const burnt = colour('#2f170b');

/** How far a point is from the holes of the crumb: negative within one. Few are large, and all are bent. */
function holes(px: number, py: number, pz: number, seed: number): number {
  const x = px + 0.09 * noise(4.5 * px + seed, 4.5 * py, 4.5 * pz);
  const y = py + 0.07 * noise(4.5 * px, 4.5 * py + seed, 4.5 * pz + 3);
  const z = pz + 0.05 * noise(4.5 * px, 4.5 * py, 4.5 * pz + seed);
  const swell = noise(1.4 * x + seed, 1.4 * y, 1.4 * z);
  const large = cells(3.4 * x + seed, 4.6 * y, 3.4 * z) / 4 - 0.06 - 0.13 * swell;
  const middle = cells(8 * x, 9.5 * y + seed, 8 * z) / 8.8 - 0.034 - 0.03 * swell;
  const small = cells(19 * x, 21 * y, 19 * z + seed) / 20 - 0.0145;
  return smin(smin(large, middle, 0.02), small, 0.008);
}

function crumb(look: Look, x: number, y: number, z: number, seed: number): void {
  paint(look, cream);
  const deep = smoothstep(0.02, -0.03, holes(x, y, z, seed));
  cover(look, warm, 0.25 + 0.4 * fbm(3 * x, 3 * y, 3 * z, 3) + 0.3 * noise(34 * x, 34 * y, 34 * z) + 0.5 * deep);
  look.soft = 0.22;
  look.shine = 0.035 * deep;
  look.rough = 0.4;
}

/** The outline of a slice: wide below, domed above. */
function outline(x: number, y: number, wide: number, tall: number): number {
  const low = rectangle(x, y - 0.36 * tall, 0.88 * wide, 0.36 * tall, 0.2 * tall);
  const dome = (Math.hypot(x / wide, (y - 0.58 * tall) / (0.44 * tall)) - 1) * Math.min(wide, 0.44 * tall);
  return smin(low, dome, 0.16) + 0.02 * noise(2.4 * x, 2.4 * y, 0.5);
}

/** A slice that stands on its crust, half as wide as `wide`; turn it to lay it down. */
export function slice(wide: number, tall: number, thick: number, seed: number): Omit<Solid, 'at' | 'turn'> {
  const field: Field = (x, y, z) => {
    const flat = outline(x, y, wide, tall);
    const body = extrude(flat, z, thick, 0.015);
    if (body > 0.05) return body - 0.03;
    if (flat > -0.035) return body;
    return smax(body, -holes(x, y, z, seed), 0.012);
  };
  return {
    field,
    relief: (x, y, z) => 0.006 * fbm(22 * x, 22 * y, 22 * z, 2),
    bounds: [-wide - 0.05, -0.05, -thick - 0.01, wide + 0.05, 1.08 * tall, thick + 0.01],
    material: (look, { x, y, z }) => {
      const rim = outline(x, y, wide, tall) + 0.012 * noise(9 * x, 9 * y, 9 * z);
      crumb(look, x, y, z, seed);
      cover(look, crust, smoothstep(-0.05, -0.02, rim));
      cover(look, burnt, 0.8 * smoothstep(-0.03, 0.0, rim + 0.02 * noise(4 * x, 4 * y, 4 * z)));
      look.soft *= smoothstep(-0.02, -0.06, rim);
    },
    step: 0.75,
    near: 0.001,
  };
}

/** A loaf of which all beyond `cut` on x is gone, so that its crumb shows. */
export function halved(of: Bread, cut: number): Omit<Solid, 'at' | 'turn'> {
  const whole = bread(of);
  const inner: Triple = [of.size[0] - 0.07, of.size[1] - 0.07, of.size[2] - 0.07];
  const within = bread({ ...of, size: inner, cuts: [] });
  const field: Field = (x, y, z) => {
    const out = Math.max(whole.field(x, y, z), x - cut);
    if (out > 0.05 || x < cut - 0.2 || within.field(x, y - 0.03, z) > -0.02) return out;
    return smax(out, -holes(x, y, z, of.seed), 0.012);
  };
  return {
    ...whole,
    field,
    bounds: [...whole.bounds.slice(0, 3), cut + 0.01, ...whole.bounds.slice(4)] as unknown as Solid['bounds'],
    material: (look, spot) => {
      const { x, y, z } = spot;
      if (x < cut - 0.015 && whole.field(x, y, z) > -0.012) return whole.material(look, spot);
      crumb(look, x, y, z, of.seed);
      const rim = within.field(x, y - 0.03, z);
      cover(look, crust, smoothstep(-0.02, 0.03, rim));
      cover(look, burnt, 0.8 * smoothstep(0.03, 0.08, rim));
      look.soft *= smoothstep(0.02, -0.03, rim);
    },
  };
}
