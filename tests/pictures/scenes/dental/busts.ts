import { colour, cover, dim, paint } from '../engine/colour.ts';
import { noise, smoothstep } from '../engine/noise.ts';
import type { Field, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { ellipsoid, smax, smin, sphere } from '../engine/shapes.ts';
import { apricot, clay, cream, glazed, green, knots, metal, sage, white } from './materials.ts';
import { archedWall, backWall, daylight } from './room.ts';

/** Somebody of the practice as a figure of clay, in the doorway of the green door. */
interface Person {
  readonly seed: number;
  readonly skin: Triple;
  readonly hair: Triple;
  readonly cut: readonly Field[];
  readonly curly?: boolean;
  readonly tunic: Triple;
  readonly wall: Triple;
  readonly glasses?: boolean;
  readonly earrings?: boolean;
}

const HEAD = 1.06;
const eyes = colour('#2b2320');

const head: Field = (x, y, z) => {
  const skull = ellipsoid(x, y - HEAD, z, 0.385, 0.45, 0.39);
  const jaw = ellipsoid(x, y - HEAD + 0.2, z - 0.04, 0.29, 0.27, 0.3);
  const ear = ellipsoid(Math.abs(x) - 0.385, y - HEAD + 0.03, z, 0.06, 0.1, 0.075);
  const nose = ellipsoid(x, y - HEAD + 0.06, z - 0.385, 0.05, 0.085, 0.07);
  const neck = smax(Math.hypot(x, z + 0.03) - 0.155, Math.abs(y - 0.66) - 0.24, 0.05);
  return smin(smin(smin(skull, jaw, 0.08), Math.min(ear, nose), 0.06), neck, 0.09);
};

/** Cheeks and a smile are painted on. */
function face(skin: Triple): Material {
  const fired = clay(skin, 0.05);
  return (look, spot) => {
    fired(look, spot);
    look.soft = 0.16;
    if (spot.z < 0.1) return;
    const x = Math.abs(spot.x);
    const y = spot.y - HEAD;
    cover(
      look,
      [1.1 * skin[0], 0.62 * skin[1], 0.55 * skin[2]],
      0.3 * smoothstep(0.1, 0.03, Math.hypot(x - 0.21, y + 0.1)),
    );
    const smile = Math.abs(Math.hypot(x, y + 0.12) - 0.13);
    if (y < -0.19 && smile < 0.0125) dim(look, 0.42);
  };
}

/** Around the skull, away from the face: `line` says how far down the forehead it comes at this x. */
function around(thick: number, line: (x: number, y: number) => number, low = HEAD - 0.05): Field {
  return (x, y, z) => {
    const shell = ellipsoid(x, y - HEAD - 0.02, z + 0.03, 0.395 + thick, 0.46 + thick, 0.41 + thick);
    return smax(smax(shell, line(x, y) + 0.9 * z, 0.06), low - y - 0.25 * (z < 0 ? -z : 0), 0.07);
  };
}

/** Brushed up above the forehead. */
const short: Field = (x, y, z) =>
  smin(
    around(0.035, (px, py) => 1.36 - 1.15 * py + 0.05 * px)(x, y, z),
    ellipsoid(x - 0.06, y - HEAD - 0.4, z - 0.1, 0.3, 0.13, 0.24),
    0.1,
  );
const parted = around(0.075, (x, y) => 1.36 - 1.2 * y + 0.22 * x * Math.sign(x + 0.12));
/** Down to the chin, open at the front. */
const bob: Field = (x, y, z) => {
  const long = ellipsoid(x, y - HEAD + 0.06, z + 0.07, 0.49, 0.54, 0.45);
  const front = smax(z - 0.12, Math.abs(x) - 0.33 - 0.1 * (y - HEAD), 0.08);
  const window = smax(smax(0.12 - z, Math.abs(x) - 0.335, 0.08), y - HEAD - 0.23 - 0.16 * x, 0.08);
  return smax(smax(long, -window, 0.05), smax(0.74 - y, front - 9, 0.05), 0.08);
};
/** Falls over the shoulders. */
const longHair: Field = (x, y, z) => {
  const fall = smax(ellipsoid(x, y - 0.86, z + 0.16, 0.5, 0.62, 0.34), z - 0.06, 0.1);
  return smin(fall, around(0.06, (px, py) => 1.34 - 1.2 * py + 0.34 * Math.abs(px + 0.1))(x, y, z), 0.08);
};
const bun: Field = (x, y, z) => sphere(x, y - HEAD - 0.56, z + 0.1, 0.2);
const curls: Field = (x, y, z) => {
  const line = smax(z - 0.2, HEAD + 0.16 - y, 0.1);
  const cloud = ellipsoid(x, y - HEAD - 0.1, z + 0.1, 0.5, 0.46, 0.46);
  return smax(smax(cloud, Math.min(line, smax(z - 0.16, 0.34 - Math.abs(x), 0.05)), 0.06), HEAD - 0.2 - y, 0.08);
};
const beard: Field = (x, y, z) => {
  const chin = ellipsoid(x, y - HEAD + 0.235, z - 0.05, 0.335, 0.29, 0.35);
  const mouth = ellipsoid(x, y - HEAD + 0.2, z - 0.4, 0.13, 0.055, 0.12);
  return smax(smax(chin, y - HEAD + 0.1 - 0.45 * x * x - 0.1 * Math.abs(x), 0.05), -mouth, 0.03);
};

const all = [-1, 0.2, -0.75, 1, 1.95, 0.75] as const;

function hair({ hair: tone, cut, curly }: Person): Solid {
  return {
    field: (x, y, z) => cut.reduce((near, part) => Math.min(near, part(x, y, z)), 1e9),
    bounds: all,
    relief: (x, y, z) =>
      curly
        ? 0.02 * noise(11 * x, 11 * y, 11 * z) + 0.01 * noise(24 * x, 24 * y, 24 * z)
        : 0.004 * noise(30 * x, 4 * y, 30 * z),
    material: clay(tone, 0.14),
    step: 0.7,
  };
}

/** A tunic with a collar like a V. */
function tunic({ tunic: tone, skin }: Person): Solid {
  const cloth = clay(tone, 0.08);
  return {
    field: (x, y, z) =>
      smin(ellipsoid(x, y, z + 0.03, 0.75, 0.58, 0.5), ellipsoid(x, y - 0.46, z + 0.03, 0.25, 0.14, 0.24), 0.12),
    bounds: [-0.8, -0.6, -0.6, 0.8, 0.65, 0.6],
    relief: (x, y, z) => 0.3 * knots(x, y, z),
    material: (look, spot) => {
      cloth(look, spot);
      if (spot.z < 0) return;
      const edge = Math.abs(spot.x) - 0.62 * (spot.y - 0.3);
      if (edge < 0) paint(look, skin);
      else if (edge < 0.035 && spot.y > 0.3) dim(look, 0.8);
    },
    step: 0.7,
  };
}

function glasses(): Solid {
  return {
    field: (x, y, z) => {
      const px = Math.abs(x) - 0.165;
      const ring = Math.hypot(Math.hypot(px, y - HEAD - 0.02) - 0.115, z - 0.4) - 0.014;
      const bridge = Math.hypot(y - HEAD - 0.05, z - 0.42, Math.max(0, Math.abs(x) - 0.055)) - 0.012;
      const side =
        Math.hypot(Math.abs(x) - 0.29 - 0.28 * (0.4 - z), y - HEAD - 0.05, Math.max(0, z - 0.4, 0.02 - z)) - 0.012;
      return Math.min(ring, bridge, side);
    },
    bounds: [-0.45, HEAD - 0.15, 0, 0.45, HEAD + 0.2, 0.46],
    material: glazed(green, 0.3),
    step: 0.7,
  };
}

function details({ glasses: worn, earrings }: Person): Solid[] {
  const eye = {
    field: (x: number, y: number, z: number) =>
      ellipsoid(Math.abs(x) - 0.15, y - HEAD - 0.02, z - 0.352, 0.03, 0.04, 0.024),
    bounds: [-0.2, HEAD - 0.05, 0.3, 0.2, HEAD + 0.08, 0.4] as const,
    material: glazed(eyes, 0.12),
  };
  const ring = {
    field: (x: number, y: number, z: number) => sphere(Math.abs(x) - 0.41, y - HEAD + 0.17, z - 0.03, 0.045),
    bounds: [-0.47, HEAD - 0.23, -0.03, 0.47, HEAD - 0.11, 0.09] as const,
    material: metal([0.85, 0.62, 0.32], 0.3),
  };
  return [eye, ...(worn ? [glasses()] : []), ...(earrings ? [ring] : [])];
}

function bust(person: Person): Scene {
  const turned = (solid: Solid): Solid => ({ ...solid, turn: [person.seed % 2 ? 13 : -11, 0, 0] });
  return {
    seed: person.seed,
    width: 4,
    height: 5,
    long: 640,
    saved: 800,
    samples: 8,
    camera: { from: [0, 1.16, 5.6], to: [0, 1.06, 0], angle: 18.6 },
    solids: [
      archedWall(0, 0.78, 1.12, 0.3, person.wall),
      ...[
        { field: head, bounds: all, material: face(person.skin), step: 0.8 },
        tunic(person),
        hair(person),
        ...details(person),
      ]
        .map(turned)
        .map((solid): Solid => ({ ...solid, at: [0, 0, 0.45] })),
    ],
    flats: [backWall(-0.55, green)],
    lamps: [{ at: [-5, 6, 7], radius: 0.9, colour: [1.15, 1, 0.82] }],
    sky: daylight(0.86),
    ambient: [0.55, 0.5, 0.44],
    finish: { exposure: 0.94, vignette: 0.08, grain: 0.01, contrast: 0.6, bloom: 0.08 },
  };
}

const fair = colour('#f0c9ac');
const rosy = colour('#eab99b');
const olive = colour('#d2a078');
const brown = colour('#8a5a3d');

export const miriam = bust({
  seed: 211,
  skin: fair,
  hair: colour('#c9c2b6'),
  cut: [bob],
  tunic: sage,
  wall: white,
  glasses: true,
});
export const tom = bust({
  seed: 212,
  skin: rosy,
  hair: colour('#a85f37'),
  cut: [short, beard],
  tunic: green,
  wall: apricot,
});
export const adaeze = bust({
  seed: 213,
  skin: brown,
  hair: colour('#2b211e'),
  cut: [around(0.02, (_x, y) => 1.34 - 1.15 * y), bun],
  tunic: apricot,
  wall: white,
  earrings: true,
});
export const samir = bust({
  seed: 214,
  skin: olive,
  hair: colour('#33291f'),
  cut: [parted],
  curly: true,
  tunic: cream,
  wall: sage,
});
export const joan = bust({
  seed: 215,
  skin: fair,
  hair: colour('#9a7350'),
  cut: [curls],
  curly: true,
  tunic: green,
  wall: sage,
  earrings: true,
});
export const lila = bust({
  seed: 216,
  skin: rosy,
  hair: colour('#5b3524'),
  cut: [longHair],
  tunic: sage,
  wall: apricot,
  earrings: true,
});
