import { dim, paint } from '../engine/colour.ts';
import { smoothstep } from '../engine/noise.ts';
import type { Lamp, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { arch, box, capsule, cone, cylinder, extrude, lathe, smax, smin, sphere } from '../engine/shapes.ts';
import { clay, metal, wood } from './materials.ts';

/** A sheet of paper that runs from the table up the wall in one curve. */
export function cove(tone: Triple, back: number): Solid {
  return {
    field: (_x, y, z) => smin(y, z + back, 2.2),
    bounds: [-14, -0.1, -back - 0.1, 14, 9, 9],
    material: clay(tone, 0.025),
    step: 1,
  };
}

/** A block with an arched doorway, as of a child's bricks. */
export function archBlock(at: Triple, yaw: number, half: Triple, material: Material): Solid {
  const [a, b, c] = half;
  return {
    field: (x, y, z) => smax(box(x, y - b, z, a, b, c, 0.03), -arch(x, y, 0.55 * a, b), 0.03),
    bounds: [-a - 0.01, -0.01, -c - 0.01, a + 0.01, 2 * b + 0.01, c + 0.01],
    material,
    at,
    turn: [yaw, 0, 0],
  };
}

export function block(at: Triple, turn: Triple, half: Triple, material: Material, round = 0.04): Solid {
  const [a, b, c] = half;
  return {
    field: (x, y, z) => box(x, y, z, a, b, c, round),
    bounds: [-a, -b, -c, a, b, c],
    material,
    at: [at[0], at[1] + b, at[2]],
    turn,
  };
}

export function drum(at: Triple, radius: number, tall: number, material: Material, round = 0.04): Solid {
  return {
    field: (x, y, z) => cylinder(x, y - tall / 2, z, radius, tall / 2, round),
    bounds: [-radius, 0, -radius, radius, tall, radius],
    material,
    at,
  };
}

export function ball(at: Triple, radius: number, material: Material): Solid {
  return {
    field: (x, y, z) => sphere(x, y, z, radius),
    bounds: [-radius, -radius, -radius, radius, radius, radius],
    material,
    at: [at[0], at[1] + radius, at[2]],
  };
}

/** Something turned, after an outline of pairs of radius and height. */
export function vessel(outline: readonly number[], at: Triple, material: Material, size = 1): Solid {
  const wide = outline.reduce((most, value, index) => (index % 2 ? most : Math.max(most, value)), 0) + 0.03;
  const high = outline.reduce((most, value, index) => (index % 2 ? Math.max(most, value) : most), 0) + 0.03;
  return {
    field: (x, y, z) => lathe(x, y, z, outline) - 0.012,
    bounds: [-wide, -0.03, -wide, wide, high, wide],
    material,
    at,
    size,
  };
}

export const TUMBLER = [0, 0.02, 0.33, 0.02, 0.36, 0.05, 0.42, 0.98, 0.38, 0.98, 0.32, 0.1, 0, 0.1];
export const DISH = [0, 0.03, 0.5, 0.03, 0.75, 0.1, 0.9, 0.24, 0.86, 0.24, 0.7, 0.13, 0.48, 0.08, 0, 0.08];
export const VASE = [
  0, 0, 0.3, 0, 0.5, 0.3, 0.52, 0.6, 0.4, 0.9, 0.17, 1.2, 0.15, 1.45, 0.22, 1.55, 0.17, 1.55, 0.1, 1.4, 0.1, 1.2, 0, 1,
];

/** A brush that stands on its end: its handle along y, its bristles towards z. */
export function brush(at: Triple, turn: Triple, handle: Triple, bristles: Triple): Solid[] {
  const place = { at, turn };
  return [
    {
      field: (x, y, z) => {
        const slim = 0.075 - 0.025 * smoothstep(1.0, 1.45, y) + 0.012 * smoothstep(1.6, 1.75, y);
        return 0.9 * box(x, y - 1, z, slim, 1, 0.045, 0.04);
      },
      bounds: [-0.1, 0, -0.06, 0.1, 2, 0.06],
      material: (look, spot) => wood(handle, 1.5)(look, { ...spot, x: spot.y, y: spot.x }),
      ...place,
    },
    {
      field: (x, y, z) => {
        const py = y - Math.min(1.94, Math.max(1.62, Math.round(y / 0.064) * 0.064));
        const px = x - Math.min(0.04, Math.max(-0.04, Math.round(x / 0.04) * 0.04));
        return smax(Math.hypot(px, py) - 0.026, Math.abs(z - 0.12) - 0.12, 0.015);
      },
      bounds: [-0.08, 1.58, 0, 0.08, 1.98, 0.25],
      material: clay(bristles),
      step: 0.8,
      ...place,
    },
  ];
}

/** A dentist's mirror, its stem along x, its face upwards. */
export function mirror(at: Triple, turn: Triple): Solid[] {
  const place = { at, turn };
  const disc = (x: number, y: number, z: number) => {
    const px = x - 1.62;
    const [a, b] = [0.84 * px + 0.54 * (y - 0.14), -0.54 * px + 0.84 * (y - 0.14)];
    return [Math.hypot(a, z), b] as const;
  };
  return [
    {
      field: (x, y, z) => {
        const ribs = 0.006 * Math.sin(60 * x) * smoothstep(0.1, -0.1, Math.abs(x + 0.7) - 0.35);
        const stem = capsule(x, y, z, 1.2, 0.06 - 0.02 * smoothstep(0.3, 0.6, x)) + ribs;
        const neck = capsule(x - 1.3, y - 0.02, z, 0.16, 0.035);
        const [far, high] = disc(x, y, z);
        return smin(smin(stem, neck, 0.05), smax(far - 0.3, Math.abs(high) - 0.035, 0.03), 0.03);
      },
      bounds: [-1.3, -0.2, -0.32, 1.95, 0.5, 0.32],
      material: metal([0.8, 0.78, 0.74], 0.2),
      step: 0.8,
      ...place,
    },
    {
      field: (x, y, z) => {
        const [far, high] = disc(x, y, z);
        return smax(far - 0.262, Math.abs(high - 0.03) - 0.012, 0.005);
      },
      bounds: [1.3, -0.2, -0.3, 1.95, 0.5, 0.3],
      material: metal([0.92, 0.93, 0.92], 0.03),
      step: 0.8,
      ...place,
    },
  ];
}

/** A molar: a crown of four cusps on two roots. About two units tall. */
export function tooth(at: Triple, yaw: number, size: number, material: Material): Solid {
  return {
    field: (x, y, z) => {
      const body = box(x, y - 1.25, z, 0.56 - 0.07 * (1.6 - y), 0.42, 0.5 - 0.07 * (1.6 - y), 0.3);
      const cusps = sphere(Math.abs(x) - 0.29, y - 1.56, Math.abs(z) - 0.25, 0.25);
      const crown = smin(body, cusps, 0.16);
      const groove = Math.min(Math.hypot(x, 0.8 * (y - 1.84)), Math.hypot(z, 0.8 * (y - 1.84))) - 0.1;
      const t = Math.min(1, Math.max(0, 1 - y));
      const root =
        Math.hypot(Math.abs(x) - 0.29 - 0.1 * t + 0.16 * t * t, y - Math.max(0.16, Math.min(1, y)), 1.1 * z) -
        0.25 +
        0.13 * t;
      return 0.9 * smin(smax(crown, -groove, 0.16), root, 0.22);
    },
    bounds: [-0.7, -0.02, -0.65, 0.7, 1.9, 0.65],
    material,
    step: 0.9,
    at,
    turn: [yaw, 0, 0],
    size,
  };
}

/** A towel rolled up, its end towards x. */
export function towel(at: Triple, yaw: number, half: number, radius: number, tone: Triple): Solid {
  return {
    field: (x, y, z) => {
      const far = Math.hypot(y, z);
      const turn = Math.atan2(y, z) / (2 * Math.PI);
      const layer = ((far / radius) * 4 + turn + 8) % 1;
      const gap = 0.05 * Math.exp(-((layer - 0.5) ** 2) * 90);
      return 0.7 * smax(far - radius, Math.abs(x) - half + gap + 0.02 * Math.abs(y), 0.06);
    },
    relief: (x) => 0.004 * Math.sin(70 * x),
    bounds: [-half - 0.02, -radius, -radius, half + 0.02, radius, radius],
    material: (look, spot) => {
      clay(tone, 0.05)(look, spot);
      if (Math.abs(Math.abs(spot.x) - half + 0.25) < 0.05) dim(look, 0.72);
    },
    at: [at[0], at[1] + radius, at[2]],
    turn: [yaw, 0, 0],
  };
}

/** Sun from the upper left, through leaves if `dapple`. */
export function studioSun(colour: Triple, dapple: boolean): Lamp {
  return {
    at: [-9, 8.5, 5],
    radius: 0.55,
    colour,
    ...(dapple && {
      gobo: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => {
        const t = (-4 - x) / dx;
        const [py, pz] = [y + t * dy, z + t * dz];
        const bar = Math.min(Math.abs(py - 3.1), Math.abs(pz - 1.6), Math.abs(pz - 4.2), Math.abs(py - 6.2));
        return bar < 0.16 ? 0 : 1;
      },
    }),
  };
}

/** What all still lifes of the practice share. */
export const studio: Pick<Scene, 'samples' | 'bounces' | 'sky' | 'ambient' | 'finish'> = {
  samples: 8,
  bounces: 2,
  sky: (into, x, y, z) => {
    const fill = 0.62 + 0.22 * y + 0.14 * z - 0.22 * x;
    into.r = 0.74 * fill;
    into.g = 0.71 * fill;
    into.b = 0.67 * fill;
  },
  ambient: [0.45, 0.42, 0.38],
  finish: { exposure: 0.92, vignette: 0.14, grain: 0.013, contrast: 0.6, bloom: 0.1 },
};

/** Three arcs of wood, one in the other. */
export function rainbow(at: Triple, yaw: number, size: number, tones: readonly Triple[]): Solid[] {
  return tones.map((tone, index): Solid => {
    const radius = 0.34 + 0.24 * index;
    return {
      field: (x, y, z) => smax(extrude(Math.abs(Math.hypot(x, y) - radius) - 0.105, z, 0.2, 0.035), -y, 0.03),
      bounds: [-radius - 0.11, -0.01, -0.21, radius + 0.11, radius + 0.11, 0.21],
      material: clay(tone, 0.08),
      at,
      turn: [yaw, 0, 0],
      size,
    };
  });
}

/** A cone with its tip up. */
export function spire(at: Triple, radius: number, tall: number, material: Material): Solid {
  return {
    field: (x, y, z) => 0.9 * cone(x, y - tall / 2, z, radius, 0.02, tall / 2, 0.03),
    bounds: [-radius, 0, -radius, radius, tall, radius],
    material,
    at,
  };
}

/** Plain paint, for what should not look uneven. */
export function plain(tone: Triple): Material {
  return (look) => {
    paint(look, tone);
    look.soft = 0.05;
  };
}
