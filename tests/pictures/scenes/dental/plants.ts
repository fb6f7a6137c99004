import { colour, cover, dim, paint } from '../engine/colour.ts';
import { chance, mix, noise, smoothstep } from '../engine/noise.ts';
import type { Solid, Triple } from '../engine/scene.ts';
import { cone, ellipsoid, smax } from '../engine/shapes.ts';
import { clay } from './materials.ts';

const young = colour('#7f9c6b');
const old = colour('#3f6147');

/** One leaf, a unit long, with its stem at the origin and its tip along z; bent down towards the tip. */
const blade = {
  field: (x: number, y: number, z: number) => {
    const bent = y + 0.28 * z * z - 0.1 * z - 0.35 * x * x;
    const sheet = Math.max(ellipsoid(x, 0, z - 0.52, 0.24 * (1.15 - 0.45 * z), 1, 0.5), Math.abs(bent) - 0.012);
    return Math.min(sheet, Math.hypot(x, bent, Math.min(0, z + 0.16) + Math.max(0, z - 0.3)) - 0.014);
  },
  bounds: [-0.34, -0.32, -0.2, 0.34, 0.12, 1.06] as const,
  step: 0.7,
};

function leaf(at: Triple, turn: Triple, size: number, number: number): Solid {
  const age = chance(number, 31);
  return {
    ...blade,
    at,
    turn,
    size,
    near: 0.0012,
    material: (look, { x, z }) => {
      paint(look, young);
      cover(look, old, mix(0.25, 1, age));
      dim(look, 0.9 + 0.25 * noise(3 * x + number, 1, 3 * z));
      dim(look, 1 + 0.35 * (1 - smoothstep(0.006, 0.022, Math.abs(x))));
      dim(look, 1 - 0.1 * smoothstep(0.6, 1, Math.cos(46 * (z - 0.9 * Math.abs(x)))));
      look.soft = 0.35;
      look.shine = 0.03;
      look.rough = 0.4;
    },
  };
}

/** A plant of some stems that lean outwards, with leaves up along them. It stands at `at`, in no pot. */
export function plant(at: Triple, tall: number, stems: number, leaves: number, size: number, seed: number): Solid[] {
  const out: Solid[] = [];
  for (let s = 0; s < stems; s++) {
    const way = (2 * Math.PI * (s + 0.6 * chance(s, seed))) / stems;
    const lean = (stems === 1 ? 0.05 : 0.22) * tall * (0.5 + chance(s, seed + 1));
    const high = tall * (0.75 + 0.35 * chance(s, seed + 2));
    const [lx, lz] = [lean * Math.cos(way), lean * Math.sin(way)];
    out.push({
      field: (x, y, z) => {
        const t = Math.min(1, Math.max(0, y / high));
        return Math.hypot(x - lx * t * t, y - t * high, z - lz * t * t) - 0.009 * (1.4 - 0.7 * t);
      },
      bounds: [
        Math.min(0, lx) - 0.02,
        -0.01,
        Math.min(0, lz) - 0.02,
        Math.max(0, lx) + 0.02,
        high + 0.02,
        Math.max(0, lz) + 0.02,
      ],
      step: 0.8,
      material: clay(colour('#6b7a4e')),
      at,
    });
    for (let i = 0; i < leaves; i++) {
      const number = 100 * seed + 20 * s + i;
      const t = 0.3 + (0.7 * (i + 0.5)) / leaves;
      const turn = 137.5 * i + 80 * s + 30 * chance(number, 5);
      const lift = i === leaves - 1 ? -62 : -34 + 38 * chance(number, 6) - 12 * t;
      const place: Triple = [at[0] + lx * t * t, at[1] + high * t, at[2] + lz * t * t];
      out.push(
        leaf(
          place,
          [turn, lift, 20 * chance(number, 7) - 10],
          size * (1.05 - 0.4 * t) * (0.8 + 0.4 * chance(number, 8)),
          number,
        ),
      );
    }
  }
  return out;
}

/** A pot with earth in it: its radius at the rim, and its height. */
export function pot(at: Triple, radius: number, tall: number, tone: Triple): Solid[] {
  const half = tall / 2;
  return [
    {
      field: (x, y, z) => {
        const body = cone(x, y - half, z, 0.72 * radius, radius, half, 0.02);
        return smax(body, -cone(x, y - half - 0.14 * tall, z, 0.58 * radius, 0.86 * radius, half, 0.02), 0.02);
      },
      bounds: [-radius - 0.01, -0.01, -radius - 0.01, radius + 0.01, tall + 0.01, radius + 0.01],
      material: clay(tone, 0.14),
      at,
    },
    {
      field: (x, y, z) =>
        cone(x, y, z, 0.86 * radius, 0.88 * radius, 0.02, 0.01) + 0.01 * noise(30 * x, 30 * y, 30 * z),
      bounds: [-radius, -0.04, -radius, radius, 0.04, radius],
      material: clay(colour('#4a382b'), 0.3),
      at: [at[0], at[1] + 0.86 * tall, at[2]],
      step: 0.7,
    },
  ];
}
