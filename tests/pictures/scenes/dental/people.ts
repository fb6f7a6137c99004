import { colour, cover, dim, paint } from '../engine/colour.ts';
import { noise, smoothstep } from '../engine/noise.ts';
import type { Field, Material, Solid, Triple } from '../engine/scene.ts';
import { box, ellipsoid, smax, smin, sphere } from '../engine/shapes.ts';
import { clay, glazed, metal } from './materials.ts';

/** A head of clay. Its middle is the origin, it looks along z, and it is about 0.9 high. */
export interface Head {
  /** Half its width, height and depth, and how square it is, from 0 to 1. */
  readonly half: Triple;
  readonly square?: number;
  /** Half the width of the jaw, and how far its middle lies under that of the head. */
  readonly jaw: readonly [wide: number, low: number];
  /** Half the width and the height of the nose. */
  readonly nose: readonly [wide: number, high: number];
  readonly skin: Triple;
  readonly eyes: 'open' | 'laughing';
  readonly apart?: number;
  readonly brows: { readonly tone: Triple; readonly thick: number; readonly high?: number };
  readonly mouth: 'smile' | 'open' | 'small' | 'none';
  readonly freckles?: boolean;
  readonly stubble?: boolean;
}

const bead = colour('#2b2320');
const limits = [-1, -1.1, -0.95, 1, 1, 0.75] as const;

export function skull(head: Head): Field {
  const [a, b, c] = head.half;
  const [wide, low] = head.jaw;
  const [noseWide, noseHigh] = head.nose;
  const square = head.square ?? 0;
  return (x, y, z) => {
    const egg = ellipsoid(x, y, z, a, b, c);
    const block = box(x, y + 0.05, z, 0.94 * a, 0.86 * b, 0.9 * c, 0.3);
    const jaw = ellipsoid(x, y + low, z - 0.04, wide, 0.27, 0.78 * c);
    const ear = ellipsoid(Math.abs(x) - a, y + 0.04, z + 0.01, 0.06, 0.1, 0.07);
    const nose = ellipsoid(x, y + 0.07, z - c + 0.01, noseWide, noseHigh, 0.085);
    const whole = smin(square ? egg + (block - egg) * square : egg, jaw, 0.12);
    return smin(whole, Math.min(ear, nose), 0.05);
  };
}

/** Where the face ends towards the front, at this place. */
function front({ half: [a, b, c], square = 0 }: Head, x: number, y: number): number {
  const round = c * Math.sqrt(Math.max(0.05, 1 - (x / a) ** 2 - (y / b) ** 2));
  return round + (0.9 * c - round) * square * 0.7;
}

/** Cheeks, mouth, freckles and stubble are painted on. */
function face(head: Head): Material {
  const { skin } = head;
  const fired = clay(skin, 0.05);
  return (look, spot) => {
    fired(look, spot);
    look.soft = 0.16;
    const { x: px, y, z } = spot;
    if (z < 0.08) return;
    const x = Math.abs(px);
    const blush = 0.32 * smoothstep(0.12, 0.03, Math.hypot(x - 0.6 * head.half[0], y + 0.12));
    cover(look, [1.12 * skin[0], 0.6 * skin[1], 0.52 * skin[2]], blush);
    if (head.freckles && y > -0.14 && y < 0.02 && noise(34 * px, 34 * y, 3) > 0.3 && x < 0.26) dim(look, 0.72);
    if (head.stubble && y < -0.06 - 0.5 * x * x) dim(look, 1 - 0.2 * smoothstep(-0.08, -0.16, y));
    mouth(head.mouth, look, px, y);
  };
}

function mouth(kind: Head['mouth'], look: Parameters<Material>[0], x: number, y: number): void {
  if (kind === 'none') return;
  if (kind === 'open') {
    const half = Math.max(Math.hypot(x, 1.15 * (y + 0.2)) - 0.125, y + 0.2);
    if (half > 0) return;
    if (y > -0.238) paint(look, [0.92, 0.9, 0.86]);
    else paint(look, [0.34, 0.07, 0.055]);
    return;
  }
  const wide = kind === 'small' ? 0.09 : 0.135;
  if (Math.abs(Math.hypot(x, y + 0.13) - wide) < 0.012 && y < -0.13 - 0.5 * wide) dim(look, 0.4);
}

function eyes(head: Head): Solid {
  const apart = head.apart ?? 0.15;
  const at = front(head, apart, 0.02);
  return {
    field: (x, y, z) => {
      const px = Math.abs(x) - apart;
      if (head.eyes === 'open') return ellipsoid(px, y - 0.02, z - at + 0.006, 0.031, 0.042, 0.024);
      const ring = Math.hypot(Math.hypot(px, 1.1 * (y + 0.01)) - 0.062, z - front(head, Math.abs(x), y)) - 0.017;
      return smax(ring, 0.006 - y, 0.01);
    },
    bounds: [-apart - 0.09, -0.06, at - 0.06, apart + 0.09, 0.09, at + 0.05],
    material: glazed(bead, 0.12),
    step: 0.7,
  };
}

function brows(head: Head): Solid {
  const apart = head.apart ?? 0.15;
  const { tone, thick, high = 0.13 } = head.brows;
  return {
    field: (x, y, z) => {
      const px = Math.abs(x) - apart;
      const along = Math.max(0, Math.abs(px) - 0.06);
      const py = y - high + 1.6 * px * px + 0.12 * px;
      return Math.hypot(along, py, z - front(head, Math.min(Math.abs(x), apart + 0.07), high) - 0.002) - thick;
    },
    bounds: [-apart - 0.14, high - 0.09, 0.05, apart + 0.14, high + 0.06, 0.6],
    material: clay(tone, 0.1),
    step: 0.7,
  };
}

/** A head with its eyes and brows, each around the middle of the head. */
export function headOf(head: Head): Solid[] {
  return [{ field: skull(head), bounds: limits, material: face(head), step: 0.8 }, eyes(head), brows(head)];
}

/** Hair of one colour; `rough` is the size of its curls, or 0 for strands. */
export function hair(tone: Triple, field: Field, rough = 0): Solid {
  return {
    field,
    bounds: limits,
    relief: (x, y, z) =>
      rough
        ? rough * (noise(11 * x, 11 * y, 11 * z) + 0.5 * noise(24 * x, 24 * y, 24 * z))
        : 0.005 * noise(26 * x, 4 * y, 26 * z),
    material: clay(tone, 0.14),
    step: 0.7,
  };
}

/** A cap around the skull: `line` says how high it begins above the forehead at this x; at the sides it comes lower. */
export function cap({ half: [a, b, c] }: Head, thick: number, line: (x: number) => number, low = -0.06): Field {
  return (x, y, z) => {
    const shell = ellipsoid(x, y - 0.02, z + 0.03, a + thick, b + thick, c + thick);
    const edge = 0.72 * (line(x) - y + 0.85 * (z - 0.36));
    return smax(smax(shell, edge, 0.05), low - y - 0.25 * Math.max(0, -z), 0.06);
  };
}

/** Balls over the crown, like short curls: in `rows`, down to an angle of `reach`. */
export function curls(head: Head, rows: number, size: number, reach = 1.9): Field {
  const [a, b, c] = head.half;
  const balls: Triple[] = [];
  for (let row = 0; row < rows; row++) {
    const tilt = (reach * row) / (rows - 1);
    const count = Math.max(1, Math.round((2 * Math.PI * Math.sin(tilt)) / 0.52));
    for (let i = 0; i < count; i++) {
      const turn = (2 * Math.PI * (i + 0.5 * (row % 2))) / count;
      const [x, y, z] = [Math.sin(tilt) * Math.sin(turn), Math.cos(tilt), Math.sin(tilt) * Math.cos(turn)];
      if (z > 0.35 && y < 0.62) continue;
      balls.push([(a + 0.03) * x, (b + 0.03) * y + 0.02, (c + 0.02) * z - 0.03]);
    }
  }
  return (x, y, z) => {
    let near = 1e9;
    for (const [bx, by, bz] of balls) near = smin(near, sphere(x - bx, y - by, z - bz, size), 0.05);
    return near;
  };
}

/** From one point to another, thinner or thicker towards its end. */
export function limb(from: Triple, to: Triple, thick: number, thin = thick): Field {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / long));
    return Math.hypot(px - t * dx, py - t * dy, pz - t * dz) - thick - (thin - thick) * t;
  };
}

/** Rims before the eyes: round, or with corners. */
export function glasses(head: Head, tone: Triple, size: number, corners: boolean, low = 0): Solid {
  const apart = head.apart ?? 0.15;
  const at = head.half[2] + 0.03;
  return {
    field: (x, y, z) => {
      const px = Math.abs(x) - apart - 0.012;
      const py = y - 0.02 + low;
      const flat = corners ? box(px, 1.25 * py, 0, size, size, 1, 0.045) : Math.hypot(px, py) - size;
      const ring = Math.hypot(Math.max(0, Math.abs(flat) - 0.004), z - at) - 0.013;
      const bridge = Math.hypot(py - 0.03, z - at - 0.01, Math.max(0, Math.abs(x) - apart + size)) - 0.012;
      const far = Math.abs(x) - apart - size - 0.05 * (at - z);
      const side = Math.hypot(far, py - 0.035, Math.max(0, z - at, 0.02 - z)) - 0.012;
      return Math.min(ring, bridge, side);
    },
    bounds: [-0.55, -0.2 - low, 0, 0.55, 0.25, at + 0.06],
    material: glazed(tone, 0.3),
    step: 0.6,
  };
}

/** Hoops, or beads, at the ears. */
export function earrings({ half: [a] }: Head, hoop: number): Solid {
  return {
    field: (x, y, z) => {
      const px = Math.abs(x) - a - 0.02;
      return hoop
        ? Math.hypot(Math.hypot(px - 0.3 * (z - 0.02), y + 0.14 + hoop) - hoop, z - 0.02 - 0.3 * px) - 0.014
        : sphere(px, y + 0.15, z - 0.03, 0.042);
    },
    bounds: [-a - 0.15, -0.45, -0.12, a + 0.15, -0.05, 0.15],
    material: metal([0.85, 0.62, 0.32], 0.3),
    step: 0.7,
  };
}

/** Moves solids that belong together: turned as one around the origin, then to their place. */
export function posed(solids: readonly Solid[], at: Triple, turn: Triple, size = 1): Solid[] {
  return solids.map((solid) => ({ ...solid, at, turn, size }));
}
