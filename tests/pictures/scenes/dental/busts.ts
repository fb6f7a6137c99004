import { colour, paint } from '../engine/colour.ts';
import { noise } from '../engine/noise.ts';
import type { Field, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { box, capsule, cylinder, ellipsoid, smax, smin, sphere } from '../engine/shapes.ts';
import { coat, collar, jumper, opened, solid, torso } from './clothes.ts';
import { openPalm } from './hands.ts';
import { apricot, clay, cream, glazed, green, sage, white } from './materials.ts';
import { cap, curls, earrings, glasses, type Head, hair, headOf, limb, posed } from './people.ts';
import { backWall, daylight } from './room.ts';

const fair = colour('#f0c9ac');
const pale = colour('#f3d3bd');
export const rosy = colour('#eab08f');
const olive = colour('#c99a70');
const brown = colour('#7d4f35');
const silver = colour('#cfcac1');
const black = colour('#241d1b');
const ginger = colour('#b4612f');
const chestnut = colour('#5b3524');
const grey = colour('#8f8a84');
const clayRed = colour('#d08e68');

interface Portrait {
  readonly seed: number;
  readonly head: readonly Solid[];
  readonly body: readonly Solid[];
  readonly wall: Triple;
  /** Where the head is, how it is turned, and how the shoulders are. */
  readonly at?: Triple;
  readonly turn: Triple;
  readonly shoulders?: number;
  readonly angle?: number;
  readonly behind?: readonly Solid[];
}

function portrait({ seed, head, body, wall, at = [0, 0, 0], turn, shoulders, angle, behind }: Portrait): Scene {
  return {
    seed,
    width: 4,
    height: 5,
    long: 640,
    saved: 800,
    samples: 8,
    camera: { from: [0, 0.02, 5.6], to: [0, -0.1, 0], angle: angle ?? 16.5 },
    solids: [
      ...(behind ?? []),
      ...posed(head, at, turn),
      ...posed(body, [at[0], at[1], at[2]], [shoulders ?? 0.4 * turn[0], 0, 0]),
    ],
    flats: [backWall(-1.1, wall)],
    lamps: [{ at: [-5, 6, 7], radius: 0.9, colour: [1.15, 1, 0.82] }],
    sky: daylight(0.86),
    ambient: [0.55, 0.5, 0.44],
    finish: { exposure: 0.94, vignette: 0.08, grain: 0.01, contrast: 0.6, bloom: 0.08 },
  };
}

/** In her sixties: a long face, a silver bob, round green glasses, a white coat over a roll neck. */
const miriamHead: Head = {
  half: [0.36, 0.46, 0.39],
  jaw: [0.255, 0.27],
  nose: [0.05, 0.12],
  skin: fair,
  eyes: 'open',
  brows: { tone: silver, thick: 0.016, high: 0.17 },
  mouth: 'smile',
};
const bob: Field = (x, y, z) => {
  const long = ellipsoid(x, y + 0.03, z + 0.07, 0.5, 0.56, 0.46);
  const parting = y - 0.3 + 0.42 * Math.abs(x + 0.12);
  const window = smax(smax(0.1 - z, Math.abs(x) - 0.33, 0.08), parting, 0.07);
  return smax(smax(long, -window, 0.05), -0.36 - y, 0.06);
};
export const miriamsHead = [...headOf(miriamHead), hair(silver, bob), glasses(miriamHead, green, 0.12, false)];
export const miriam = portrait({
  seed: 211,
  head: miriamsHead,
  body: [torso(0.7, 0.56, coat(white, green)), collar(green, -0.5, 0.08)],
  wall: colour('#3f6654'),
  turn: [24, 2, -4],
});

/** In his forties: broad and bald, a full ginger beard, a nose to remember; he fills the picture. */
const tomHead: Head = {
  half: [0.42, 0.44, 0.41],
  square: 0.55,
  jaw: [0.36, 0.2],
  nose: [0.085, 0.085],
  skin: rosy,
  eyes: 'open',
  apart: 0.15,
  brows: { tone: ginger, thick: 0.025, high: 0.14 },
  mouth: 'none',
};
const beard: Field = (x, y, z) => {
  const full = ellipsoid(x, y + 0.28, z - 0.04, 0.42, 0.36, 0.42);
  const line = y + 0.14 - 1.5 * x * x;
  const tache = ellipsoid(Math.abs(x) - 0.09, y + 0.2 - 0.22 * Math.abs(x), z - 0.41, 0.125, 0.042, 0.06);
  return Math.min(smax(smax(full, line, 0.06), -z - 0.12, 0.05), tache);
};
/** A smile under the moustache: teeth between dark lips. */
const grin = (look: Parameters<Material>[0], y: number) =>
  y > -0.255 ? paint(look, [0.9, 0.88, 0.84]) : paint(look, [0.3, 0.06, 0.05]);
export const tomsHead: readonly Solid[] = [
  ...headOf(tomHead),
  hair(ginger, beard, 0.016),
  solid(
    (x, y, z) => smax(ellipsoid(x, y + 0.215, z - 0.43, 0.12, 0.085, 0.04), y + 0.215 - 0.9 * x * x, 0.01),
    (look, spot) => grin(look, spot.y),
  ),
];
export const tom = portrait({
  seed: 212,
  head: tomsHead,
  body: [torso(0.88, 0.6, opened(green, rosy, rosy, 0.86), 0.2)],
  wall: apricot,
  at: [0, -0.02, 0.25],
  turn: [-14, 0, 3],
  angle: 16,
});

/** About thirty: a round face under a great cloud of hair with a band, hoops, a toothbrush in her hand. */
const adaezeHead: Head = {
  half: [0.37, 0.41, 0.38],
  jaw: [0.28, 0.17],
  nose: [0.07, 0.07],
  skin: brown,
  eyes: 'open',
  apart: 0.155,
  brows: { tone: black, thick: 0.017, high: 0.15 },
  mouth: 'open',
};
const cloud: Field = (x, y, z) => {
  const ball = ellipsoid(x, y - 0.2, z + 0.16, 0.72, 0.64, 0.56) + 0.03 * noise(5 * x, 5 * y, 5 * z);
  const window = smax(smax(0.06 - z, ellipsoid(x, y + 0.04, 0, 0.355, 0.36, 1), 0.05), -1, 0.01);
  return smax(smax(ball, -window, 0.05), -0.22 - y + 0.1 * z, 0.1);
};
const hand = (at: Triple): Field => {
  const [x0, y0, z0] = at;
  return (x, y, z) =>
    smin(
      ellipsoid(x - x0, y - y0, z - z0, 0.11, 0.13, 0.09),
      ellipsoid(x - x0 + 0.08, y - y0 - 0.04, z - z0 - 0.05, 0.045, 0.085, 0.045),
      0.04,
    );
};
const brush: Solid[] = [
  solid((x, y, z) => box(x - 0.47 - 0.12 * (y + 0.3), y + 0.22, z - 0.56, 0.028, 0.34, 0.022, 0.02), clay(cream, 0.04)),
  solid((x, y, z) => box(x - 0.455, y - 0.03, z - 0.56, 0.055, 0.09, 0.03, 0.012), clay(white, 0.03)),
];
export const adaeze = portrait({
  seed: 213,
  head: [...headOf(adaezeHead), hair(black, cloud, 0.03), earrings(adaezeHead, 0.1)],
  body: [
    torso(0.66, 0.56, opened(sage, brown, brown, 0.84)),
    solid(limb([0.62, -1.1, 0.2], [0.47, -0.62, 0.52], 0.14, 0.1), clay(sage, 0.08)),
    solid(hand([0.44, -0.5, 0.54]), clay(brown, 0.05)),
    ...brush,
  ],
  wall: colour('#e9a67e'),
  at: [-0.06, -0.06, 0],
  turn: [-10, 0, -7],
  shoulders: -2,
  angle: 18,
});

/** In his twenties: a narrow face, curls above a fade, square glasses, stubble, and a bear who helps. */
const samirHead: Head = {
  half: [0.335, 0.43, 0.38],
  square: 0.2,
  jaw: [0.26, 0.24],
  nose: [0.055, 0.11],
  skin: olive,
  eyes: 'open',
  apart: 0.14,
  brows: { tone: black, thick: 0.024, high: 0.165 },
  mouth: 'smile',
  stubble: true,
};
const fade: Field = (x, y, z) =>
  smin(cap(samirHead, 0.018, () => 0.3, -0.1)(x, y, z), curls(samirHead, 4, 0.115, 1.05)(x, y - 0.06, z), 0.04);
export const bear = (tone: Triple): Solid[] => [
  solid(
    (x, y, z) => {
      const head = ellipsoid(x, y, z, 0.2, 0.18, 0.17);
      const ears = sphere(Math.abs(x) - 0.15, y - 0.15, z, 0.07);
      const body = ellipsoid(x, y + 0.32, z, 0.2, 0.22, 0.17);
      const arms = ellipsoid(Math.abs(x) - 0.22, y + 0.2, z - 0.06, 0.075, 0.11, 0.075);
      const nose = ellipsoid(x, y + 0.045, z - 0.15, 0.085, 0.065, 0.06);
      return smin(smin(smin(head, ears, 0.03), nose, 0.02), smin(body, arms, 0.03), 0.04);
    },
    clay(tone, 0.12),
  ),
  solid(
    (x, y, z) =>
      Math.min(
        sphere(Math.abs(x) - 0.075, y - 0.035, z - 0.155, 0.02),
        ellipsoid(x, y + 0.025, z - 0.21, 0.032, 0.022, 0.02),
      ),
    glazed(black, 0.2),
  ),
];
export const samir = portrait({
  seed: 214,
  head: [...headOf(samirHead), hair(black, fade, 0.008), glasses(samirHead, black, 0.105, true)],
  body: [
    torso(0.68, 0.55, opened(cream, white, olive, 0.78)),
    solid(limb([-0.62, -1.15, 0.15], [-0.3, -1.02, 0.6], 0.14, 0.1), clay(cream, 0.08)),
    solid(hand([-0.2, -0.98, 0.66]), clay(olive, 0.05)),
    ...bear(colour('#b98352')).map((part) => ({
      ...part,
      field: ((x, y, z) => part.field(x + 0.4, y + 0.62, z - 0.6)) satisfies Field,
    })),
  ],
  wall: colour('#8fae9b'),
  at: [0.14, 0.06, 0],
  turn: [-20, 4, 6],
  shoulders: 0,
  angle: 18.5,
});

/** Close to retiring: a round face that laughs, short grey curls, a raised hand. */
const joanHead: Head = {
  half: [0.43, 0.4, 0.4],
  jaw: [0.34, 0.16],
  nose: [0.06, 0.06],
  skin: pale,
  eyes: 'laughing',
  apart: 0.17,
  brows: { tone: grey, thick: 0.016, high: 0.14 },
  mouth: 'open',
};
export const joan = portrait({
  seed: 215,
  head: [...headOf(joanHead), hair(grey, curls(joanHead, 6, 0.125), 0.01), earrings(joanHead, 0)],
  body: [
    torso(0.8, 0.6, opened(green, pale, pale, 0.8), 0.18),
    solid(limb([-0.72, -1.12, 0.2], [-0.66, -0.62, 0.42], 0.15, 0.1), clay(green, 0.08)),
    solid((x, y, z) => openPalm(x + 0.65, y + 0.42, z - 0.46), clay(pale, 0.05)),
  ],
  wall: colour('#f0dfc4'),
  at: [0.1, -0.02, 0],
  turn: [8, 0, 8],
  shoulders: 0,
  angle: 18.5,
});

/** In her twenties: freckles, a straight fringe, a tail over one shoulder, stripes, and a headset. */
const lilaHead: Head = {
  half: [0.35, 0.42, 0.38],
  jaw: [0.25, 0.22],
  nose: [0.042, 0.07],
  skin: pale,
  eyes: 'open',
  apart: 0.15,
  brows: { tone: chestnut, thick: 0.014, high: 0.14 },
  mouth: 'small',
  freckles: true,
};
const tail: Field = (x, y, z) => {
  const fringe = cap(lilaHead, 0.045, (px) => 0.17 + 0.12 * px * px, -0.02)(x, y, z);
  let near = 1e9;
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const [bx, by, bz] = [0.36 + 0.2 * Math.sin(2.6 * t), 0.02 - 0.98 * t, -0.2 + 0.62 * t];
    near = smin(near, ellipsoid(x - bx, y - by, z - bz, 0.125 - 0.05 * t, 0.125, 0.12 - 0.04 * t), 0.05);
  }
  return smin(fringe, near, 0.06);
};
const headset: Field = (x, y, z) => {
  const arc = smax(Math.hypot(Math.hypot(x, y - 0.03) - 0.46, z + 0.02) - 0.022, -y, 0.02);
  const cups = cylinder(y + 0.02, Math.abs(x) - 0.415, z, 0.1, 0.05, 0.03);
  const arm = limb([-0.42, -0.08, 0.06], [-0.2, -0.27, 0.43], 0.014)(x, y, z);
  return Math.min(arc, cups, arm, capsule(x + 0.17, y + 0.275, z - 0.44, 0.04, 0.03));
};
export const lila = portrait({
  seed: 216,
  head: [...headOf(lilaHead), hair(chestnut, tail), solid(headset, clay(green, 0.05))],
  body: [torso(0.6, 0.54, jumper(white, clayRed, pale, -0.5)), collar(clayRed, -0.52, 0.05)],
  wall: colour('#e2b093'),
  at: [-0.02, -0.04, 0],
  turn: [26, 3, 5],
  angle: 18.5,
});
