import { colour, cover, dim, paint } from '../engine/colour.ts';
import { fbm, noise, smoothstep } from '../engine/noise.ts';
import type { Solid, Triple } from '../engine/scene.ts';
import { cylinder, smax, smin } from '../engine/shapes.ts';

const label = colour('#eee3cc');
const ink = colour('#2a1a14');

/** A jar of jam with a cap of cloth or paper, tied with a string, and a label. One unit is about its width. */
export function jar(at: Triple, size: number, jam: Triple, cap: Triple): Solid[] {
  const place = { at, size };
  return [
    {
      field: (x, y, z) => {
        const out = smin(cylinder(x, y - 0.5, z, 0.5, 0.5, 0.12), cylinder(x, y - 1.04, z, 0.41, 0.12, 0.03), 0.08);
        return smax(out, -cylinder(x, y - 0.66, z, 0.455, 0.6, 0.1), 0.02);
      },
      bounds: [-0.52, 0, -0.52, 0.52, 1.18, 0.52],
      material: () => undefined,
      glass: true,
      passes: 0.96,
      ...place,
    },
    {
      field: (x, y, z) => cylinder(x, y - 0.48, z, 0.452, 0.4, 0.1),
      relief: (x, y, z) => 0.01 * noise(6 * x, 6 * y, 6 * z),
      bounds: [-0.46, 0.07, -0.46, 0.46, 0.89, 0.46],
      material: (look, { x, y, z, nx, nz }) => {
        // Light that came through glows at the side away from the lamp, and where the jam is thin.
        const through = 0.5 + 0.5 * (0.8 * nx + 0.3 * nz);
        paint(look, jam);
        dim(look, 0.55 + 0.5 * through + 0.35 * fbm(4 * x, 4 * y, 4 * z, 3) + 0.3 * smoothstep(0.5, 0.86, y));
        [look.glowR, look.glowG, look.glowB] = jam.map((part) => 0.16 * part * (0.1 + through)) as unknown as Triple;
        look.soft = 0.5;
        look.shine = 0.03;
        look.rough = 0.12;
      },
      passes: 0.15,
      ...place,
    },
    {
      field: (x, y, z) => {
        const turn = Math.atan2(z, x);
        const frill = 0.035 * Math.sin(15 * turn + 1.5 * Math.sin(3 * turn)) * smoothstep(1.16, 0.92, y);
        const flare = 0.45 + 0.28 * Math.max(0, 1.02 - y) + 0.02 * smoothstep(1.02, 1.2, y);
        const tied = 0.02 * Math.exp(-((y - 1.03) ** 2) * 900);
        const outer = smax(Math.hypot(x, z) - flare - frill + tied, Math.abs(y - 1.05) - 0.16, 0.05);
        return 0.8 * smax(outer, -Math.max(Math.hypot(x, z) - flare - frill + 0.03, y - 1.17), 0.01);
      },
      relief: (x, y, z) => 0.0014 * Math.sin(120 * x) * Math.sin(120 * z) + 0.003 * noise(9 * x, 9 * y, 9 * z),
      bounds: [-0.62, 0.88, -0.62, 0.62, 1.24, 0.62],
      material: (look, { x, z }) => {
        paint(look, cap);
        dim(look, 1 + 0.12 * Math.sin(120 * x) * Math.sin(120 * z));
        look.soft = 0.2;
      },
      step: 0.8,
      ...place,
    },
    {
      field: (x, y, z) => Math.hypot(Math.hypot(x, z) - 0.455, y - 1.03) - 0.018,
      bounds: [-0.48, 1, -0.48, 0.48, 1.06, 0.48],
      material: (look, { x, y, z }) => {
        paint(look, colour('#cfb389'));
        dim(look, 0.8 + 0.4 * Math.sin(60 * Math.atan2(z, x) + 120 * y));
      },
      ...place,
    },
    {
      field: (x, y, z) =>
        Math.max(Math.abs(Math.hypot(x, z) - 0.505) - 0.003, Math.abs(y - 0.47) - 0.2, 0.33 - z + 0.16 * Math.abs(x)),
      bounds: [-0.51, 0.26, 0, 0.51, 0.68, 0.51],
      material: (look, { x, y }) => {
        paint(look, label);
        const frame = Math.min(Math.abs(Math.abs(y - 0.47) - 0.165), Math.abs(Math.abs(y - 0.47) - 0.18));
        cover(look, ink, 0.85 * smoothstep(0.006, 0.002, frame));
        const line = Math.abs(y - 0.5 - 0.035 * Math.sin(26 * x) * Math.sin(9 * x + 1));
        if (Math.abs(x) < 0.2) cover(look, ink, 0.8 * smoothstep(0.014, 0.006, line));
        if (Math.abs(x) < 0.12) cover(look, ink, 0.7 * smoothstep(0.008, 0.003, Math.abs(y - 0.4)));
      },
      step: 0.8,
      ...place,
    },
  ];
}
