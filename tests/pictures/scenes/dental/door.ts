import { colour, cover, dim, paint } from '../engine/colour.ts';
import { fbm, smoothstep } from '../engine/noise.ts';
import type { Field, Flat, Material, Scene, Solid, Triple } from '../engine/scene.ts';
import { arch, box, capsule, cylinder, extrude, rectangle, smax, sphere } from '../engine/shapes.ts';
import { lettering } from './lettering.ts';
import { apricot, clay, cream, glazed, green, metal, oak, terrazzo, white } from './materials.ts';
import { block } from './objects.ts';
import { plant, pot } from './plants.ts';
import { archedWall, daylight } from './room.ts';

const HALF = 0.62;
const SPRING = 1.72;
const brass = metal([0.86, 0.62, 0.3], 0.28);

/** Painted wood: a smooth coat with the grain just felt through it. */
function coat(tone: Triple): Material {
  return (look, spot) => {
    clay(tone, 0.03)(look, spot);
    dim(look, 1 + 0.04 * fbm(14 * spot.x, 0.8 * spot.y, 3, 2));
    look.shine = 0.045;
    look.rough = 0.35;
  };
}

/** Four sunk panels under an arch of glass with bars like rays. */
const leaf: Field = (x, y, z) => {
  const outline = arch(x, y, HALF, SPRING);
  const slab = extrude(Math.max(outline, -y), z, 0.04, 0.008);
  const low = rectangle(Math.abs(x) - 0.27, y - 0.42, 0.19, 0.28, 0.02);
  const high = rectangle(Math.abs(x) - 0.27, y - 1.2, 0.19, 0.38, 0.02);
  const sunk = smax(Math.min(low, high), 0.018 - z, 0.012);
  const raised = Math.max(Math.min(low, high) + 0.06, Math.abs(z - 0.01) - 0.022);
  const light = smax(Math.max(outline + 0.1, SPRING - 0.02 - y), -0.2, 0.01);
  return Math.min(smax(smax(slab, -sunk, 0.01), -light, 0.01), raised);
};

const rays: Field = (x, y, z) => {
  const up = y - SPRING + 0.02;
  const angle = Math.atan2(x, Math.max(1e-6, up));
  const ray = Math.round(angle / 0.6283) * 0.6283;
  const bar = Math.abs(x * Math.cos(ray) - up * Math.sin(ray)) - 0.014;
  const ring = Math.abs(Math.hypot(x, up) - 0.17) - 0.014;
  return Math.max(Math.min(bar, ring), Math.abs(z) - 0.025, Math.hypot(x, up) - HALF + 0.06, -up);
};

function door(z: number): Solid[] {
  const at: Triple = [0, 0.3, z];
  return [
    { field: leaf, bounds: [-0.63, 0, -0.05, 0.63, 2.35, 0.07], material: coat(green), step: 0.8, at },
    { field: rays, bounds: [-0.6, SPRING - 0.04, -0.03, 0.6, 2.32, 0.03], material: coat(green), step: 0.7, at },
    {
      field: (x, y, pz) => {
        const knob = Math.min(
          sphere(x - 0.5, y - 0.92, pz - 0.11, 0.05),
          capsule(pz - 0.06, x - 0.5, y - 0.92, 0.05, 0.018),
        );
        const plate = box(x, y - 0.8, pz - 0.05, 0.16, 0.035, 0.012, 0.01);
        const knocker = Math.hypot(Math.hypot(x, y - 1.42) - 0.07, pz - 0.07) - 0.014;
        return Math.min(knob, plate, knocker, sphere(x, y - 1.49, pz - 0.06, 0.03));
      },
      bounds: [-0.17, 0.7, 0, 0.57, 1.56, 0.17],
      material: brass,
      step: 0.9,
      at,
    },
  ];
}

/** The frame around the door: a moulding that follows the arch. */
const surround: Solid = {
  field: (x, y, z) => {
    const outline = arch(x, y, HALF, SPRING);
    const band = smax(Math.abs(outline - 0.11) - 0.1, -y, 0.01);
    return Math.max(extrude(band, z, 0.05, 0.02), -y);
  },
  bounds: [-0.84, 0, -0.05, 0.84, 2.56, 0.05],
  material: clay(cream, 0.05),
  step: 0.9,
  at: [0, 0.3, 0.04],
};

/** A lantern on an arm, lit by day. */
function lantern(at: Triple): Solid[] {
  return [
    {
      field: (x, y, z) => {
        const cap = smax(Math.hypot(x, z) - 0.15 + 0.75 * Math.max(0, y - 0.17), Math.abs(y - 0.24) - 0.07, 0.01);
        const foot = cylinder(x, y + 0.18, z, 0.1, 0.02, 0.01);
        const post = Math.max(Math.hypot(Math.abs(x) - 0.085, Math.abs(z) - 0.085) - 0.012, Math.abs(y) - 0.18);
        const arm = Math.min(
          capsule(z + 0.17, x, y - 0.38, 0.2, 0.016),
          Math.max(Math.hypot(x, z) - 0.01, Math.abs(y - 0.34) - 0.06),
        );
        const plate = box(x, y - 0.34, z + 0.36, 0.05, 0.12, 0.02, 0.01);
        return Math.min(cap, foot, post, arm, plate);
      },
      bounds: [-0.17, -0.21, -0.4, 0.17, 0.48, 0.17],
      material: clay(colour('#26332c'), 0.06),
      step: 0.8,
      at,
    },
    {
      field: (x, y, z) => cylinder(x, y, z, 0.075, 0.15, 0.03),
      bounds: [-0.08, -0.15, -0.08, 0.08, 0.15, 0.08],
      material: (look, spot) => {
        clay(white)(look, spot);
        [look.glowR, look.glowG, look.glowB] = [1.25, 0.98, 0.62];
      },
      at,
      passes: 0.8,
    },
  ];
}

const lines = [
  { word: lettering('HAZEL', 0.105), low: 0.115, thick: 0.0085 },
  { word: lettering('& ROWE', 0.105), low: -0.045, thick: 0.0085 },
  { word: lettering('DENTISTS', 0.058), low: -0.18, thick: 0.006 },
] as const;

/** How large the sign is, beside the lettering it was drawn with. */
const SIGN = 0.784;

/** Enamel of the colour of the door with a rim of brass, and the names in white. */
const sign: Material = (look, spot) => {
  if (spot.z < 0.01) return brass(look, spot);
  const [x, y] = [spot.x / SIGN, spot.y / SIGN];
  const rim = rectangle(x, y, 0.37, 0.29, 0.05);
  if (rim > -0.022) return brass(look, spot);
  glazed(green, 0.3)(look, spot);
  const ink = lines.reduce((near, { word, low, thick }) => Math.min(near, word(x, y - low) - thick), 1e9);
  cover(look, white, smoothstep(0.003, -0.003, ink));
};

/** A hall behind the glass with its lamps on. */
const hall: Flat = {
  axis: 'z',
  at: -0.5,
  material: (look, { wy }) => {
    paint(look, [0.75, 0.5, 0.28]);
    const glow = 0.35 + 0.4 * smoothstep(2.7, 1.9, wy);
    [look.glowR, look.glowG, look.glowB] = [glow, 0.7 * glow, 0.36 * glow];
  },
};

/** In the middle of an arch of its own: the picture is cut around the one over the door. */
export const greenDoor: Scene = {
  seed: 209,
  width: 4,
  height: 5,
  saved: 1500,
  samples: 8,
  long: 1000,
  camera: { from: [0, 1.5, 7.8], to: [0, 1.5, 0], angle: 23.2, rise: 0.0154 },
  solids: [
    archedWall(0, HALF, SPRING + 0.3, 0.34, apricot),
    surround,
    ...door(-0.14),
    block([0, 0, 0.36], [0, 0, 0], [0.92, 0.15, 0.42], clay(white, 0.04), 0.03),
    block([0, 0, 0.95], [0, 0, 0], [1.1, 0.075, 0.4], clay(white, 0.04), 0.03),
    ...lantern([-1.2, 1.82, 0.4]),
    block([1.21, 1.24, 0.02], [0, 0, 0], [0.29, 0.227, 0.02], sign, 0.018),
    ...pot([-1.28, 0, 0.6], 0.21, 0.38, cream),
    ...plant([-1.28, 0.32, 0.6], 0.8, 4, 7, 0.3, 5),
    ...pot([1.28, 0, 0.6], 0.21, 0.38, cream),
    ...plant([1.28, 0.32, 0.6], 0.62, 4, 7, 0.28, 17),
  ],
  flats: [{ axis: 'y', at: 0, material: terrazzo(cream, [oak, white, [0.62, 0.56, 0.48]], 0.09) }, hall],
  lamps: [{ at: [-7, 7.6, 8.5], radius: 0.35, colour: [2.0, 1.72, 1.36] }],
  sky: daylight(0.86),
  ambient: [0.55, 0.5, 0.44],
  finish: { exposure: 0.92, vignette: 0.1, grain: 0.012, contrast: 0.6, bloom: 0.14 },
};
