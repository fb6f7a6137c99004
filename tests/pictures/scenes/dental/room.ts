import { dim, paint } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Field, Flat, Lamp, Scene, Solid, Triple } from '../engine/scene.ts';
import { arch, box, cylinder, smax, smin, sphere } from '../engine/shapes.ts';
import { clay, glazed, wood } from './materials.ts';

/** Low sun through a window in the left wall at x = -3: where it stands, and its panes. */
export function sun(
  colour: Triple,
  at: Triple,
  middle: readonly [number, number],
  half: readonly [number, number],
): Lamp {
  const [wy, wz] = middle;
  const [hy, hz] = half;
  return {
    at,
    radius: 0.3,
    colour,
    gobo: (x, y, z, dx, dy, dz) => {
      if (dx >= -0.05 || x < -3) return 0;
      const t = (-3 - x) / dx;
      const py = Math.abs(y + t * dy - wy);
      const pz = Math.abs(z + t * dz - wz);
      if (py > hy || pz > hz) return 0;
      const bars = Math.min(pz, Math.abs(py - hy / 3));
      return bars < 0.035 ? 0 : 1;
    },
  };
}

/** Light of a bright room from the front and above, warmer from below. */
export function daylight(much: number): Scene['sky'] {
  return (into, x, y, z) => {
    const up = 0.5 + 0.5 * y;
    const left = smoothstep(-0.2, 1, -0.8 * x + 0.35 * y + 0.3 * z);
    into.r = much * (0.52 + 0.2 * up + 0.5 * left);
    into.g = much * (0.49 + 0.22 * up + 0.48 * left);
    into.b = much * (0.44 + 0.24 * up + 0.45 * left);
  };
}

/** A wall across the room with its front at z = 0 and an arched opening. */
export function archedWall(x: number, half: number, spring: number, thick: number, tone: Triple): Solid {
  return {
    field: (px, y, z) => smax(Math.abs(z + thick / 2) - thick / 2, -arch(px - x, y, half, spring), 0.03),
    bounds: [-6, -0.1, -thick - 0.01, 6, 5, 0.02],
    material: clay(tone, 0.05),
  };
}

/** A round seat, and a low back around half of it. */
export const tub: Field = (x, y, z) => {
  const seat = cylinder(x, y - 0.36, z + 0.02, 0.33, 0.1, 0.075);
  const ring = Math.abs(Math.hypot(x, z) - 0.385) - 0.062;
  const front = 0.91 * (z - 0.05) + 0.4 * Math.abs(x);
  const back = smax(smax(ring, Math.abs(y - 0.5) - 0.28 + 0.25 * Math.max(0, z + 0.1), 0.1), front - 0.145, 0.12);
  return smin(seat, back, 0.035);
};

/** A seam around the seat, and one along the back, as of plain cloth that is sewn. */
const piping: Field = (x, y, z) => {
  const far = Math.hypot(x, z);
  const seam = far < 0.34 ? Math.abs(y - 0.36) : Math.hypot(far - 0.385, Math.min(0, y - 0.5));
  return 0.006 * Math.exp(-seam * seam * 14_000);
};

/** A chair like a tub, on four feet. */
export function tubChair(at: Triple, yaw: number, tone: Triple): Solid[] {
  return [
    {
      field: tub,
      relief: piping,
      bounds: [-0.47, 0.2, -0.47, 0.47, 0.82, 0.47],
      material: clay(tone, 0.04),
      step: 0.8,
      at,
      turn: [yaw, 0, 0],
    },
    {
      field: (x, y, z) => {
        const px = Math.abs(x) - 0.22 - 0.12 * (0.26 - y);
        const pz = Math.abs(z) - 0.22 - 0.12 * (0.26 - y);
        return Math.max(Math.hypot(px, pz) - 0.016 - 0.03 * y, Math.abs(y - 0.15) - 0.15);
      },
      bounds: [-0.32, 0, -0.32, 0.32, 0.3, 0.32],
      material: wood([0.42, 0.25, 0.12]),
      step: 0.8,
      at,
      turn: [yaw, 0, 0],
    },
  ];
}

/** A ball of milk glass that hangs from above. */
export function pendant(at: Triple, radius: number, glow: number): Solid[] {
  return [
    {
      field: (x, y, z) => sphere(x, y, z, radius),
      bounds: [-radius, -radius, -radius, radius, radius, radius],
      material: (look) => {
        paint(look, [0.9, 0.86, 0.78]);
        [look.glowR, look.glowG, look.glowB] = [glow, 0.84 * glow, 0.62 * glow];
        look.shine = 0.04;
        look.rough = 0.2;
      },
      at,
      passes: 0.75,
    },
    {
      field: (x, y, z) => Math.min(Math.hypot(x, z) - 0.006, cylinder(x, y - radius, z, 0.05, 0.035, 0.01)),
      bounds: [-0.06, radius - 0.04, -0.06, 0.06, 3, 0.06],
      material: glazed([0.55, 0.4, 0.22]),
      at,
    },
  ];
}

/** A round table on one foot. */
export function sideTable(at: Triple, radius: number, tall: number, tone: Triple): Solid {
  return {
    field: (x, y, z) => {
      const top = cylinder(x, y - tall + 0.02, z, radius, 0.02, 0.015);
      const foot = smin(
        cylinder(x, y - tall / 2, z, 0.035, tall / 2, 0.01),
        cylinder(x, y - 0.015, z, 0.6 * radius, 0.015, 0.01),
        0.05,
      );
      return smin(top, foot, 0.06);
    },
    bounds: [-radius - 0.01, -0.01, -radius - 0.01, radius + 0.01, tall + 0.01, radius + 0.01],
    material: clay(tone, 0.04),
    at,
  };
}

/** A cushion that leans, pinched at its corners. */
export function cushion(at: Triple, turn: Triple, half: number, tone: Triple): Solid {
  return {
    field: (x, y, z) => {
      const pinch = 1 - 0.35 * (Math.abs(x * y) / (half * half));
      return box(
        x,
        y,
        z,
        half * (1 - 0.06 * (1 - Math.abs(y / half))),
        half * (1 - 0.06 * (1 - Math.abs(x / half))),
        0.11 * pinch,
        0.09 * pinch,
      );
    },
    bounds: [-half - 0.02, -half - 0.02, -0.14, half + 0.02, half + 0.02, 0.14],
    material: clay(tone, 0.1),
    step: 0.7,
    at,
    turn,
  };
}

/** A floor and nothing else. */
export function floor(material: Flat['material']): Flat {
  return { axis: 'y', at: 0, material };
}

/** A wall behind everything, darker towards its foot. */
export function backWall(z: number, tone: Triple): Flat {
  const plain = clay(tone, 0.06);
  return {
    axis: 'z',
    at: z,
    material: (look, spot) => {
      plain(look, spot);
      dim(look, 0.92 + 0.08 * smoothstep(0, 0.5, spot.wy));
    },
  };
}
