import type { Field, Solid } from './scene.ts';

/** A solid made ready for rays: its turn as nine numbers, its box in the scene, and a walk along rays of its own. */
export interface Placed {
  readonly solid: Solid;
  readonly turn: Float64Array;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  readonly near: number;
  readonly walk: Walk;
  /** Least x, y, z, then greatest x, y, z. */
  readonly box: Float64Array;
}

type Walk = (
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  from: number,
  to: number,
  near: number,
) => number;

export function place(solid: Solid, number: number): Placed {
  const turn = turning(solid.turn ?? [0, 0, 0]);
  const [x, y, z] = solid.at ?? [0, 0, 0];
  const size = solid.size ?? 1;
  const near = solid.near ?? 0.0006;
  const walk = walker(solid.field, solid.step ?? 0.95, solid.glass ?? false, number);
  return { solid, turn, x, y, z, size, near, walk, box: boxOf(solid, turn, [x, y, z], size) };
}

/**
 * The walk is compiled for each shape, not shared by all: the engine then inlines the shape into the loop, and numbers
 * need no boxes on the heap. That makes it three times as fast.
 */
function walker(field: Field, step: number, glass: boolean, number: number): Walk {
  const distance = glass
    ? 'Math.abs(field(x + t * dx, y + t * dy, z + t * dz))'
    : 'field(x + t * dx, y + t * dy, z + t * dz)';
  const code = `// shape ${number}
  return function walk(x, y, z, dx, dy, dz, from, to, near) {
    let t = from;
    for (let i = 0; i < 220; i++) {
      const d = ${distance};
      if (d < near) return t;
      t += d * ${step};
      if (t > to) return -1;
    }
    return -1;
  };`;
  return new Function('field', code)(field) as Walk;
}

/** Columns are the shape's axes in the scene. */
function turning([yaw, pitch, roll]: readonly [number, number, number]): Float64Array {
  const [a, b, c] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const [ca, sa, cb, sb, cc, sc] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b), Math.cos(c), Math.sin(c)];
  return Float64Array.of(
    ca * cc + sa * sb * sc,
    -ca * sc + sa * sb * cc,
    sa * cb,
    cb * sc,
    cb * cc,
    -sb,
    -sa * cc + ca * sb * sc,
    sa * sc + ca * sb * cc,
    ca * cb,
  );
}

function boxOf({ bounds }: Solid, m: Float64Array, at: readonly number[], size: number): Float64Array {
  const box = Float64Array.of(1e9, 1e9, 1e9, -1e9, -1e9, -1e9);
  for (let corner = 0; corner < 8; corner++) {
    const p = [0, 1, 2].map((axis) => bounds[axis + ((corner >> axis) & 1) * 3] as number) as [number, number, number];
    for (let row = 0; row < 3; row++) {
      const [a, b, c] = [m[3 * row], m[3 * row + 1], m[3 * row + 2]] as [number, number, number];
      const value = (at[row] as number) + size * (a * p[0] + b * p[1] + c * p[2]);
      box[row] = Math.min(box[row] as number, value);
      box[row + 3] = Math.max(box[row + 3] as number, value);
    }
  }
  return box;
}
