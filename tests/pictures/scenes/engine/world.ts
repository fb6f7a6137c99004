import { type Placed, place } from './placed.ts';
import type { Flat, Scene } from './scene.ts';

/** Finds what a ray meets first, by a tree of boxes around the solids. */
export class World {
  /** What the last ray met: its distance, and the solid or the flat. */
  t = 0;
  solid: Placed | undefined;
  flat: Flat | undefined;
  /** How much less exact rays may be that the eye does not see. */
  rough = 1;
  readonly #solids: readonly Placed[];
  readonly #flats: readonly Flat[];
  readonly #boxes: Float64Array;
  /** For each box its two halves, or a solid alone and -1. */
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  #used = 0;
  readonly #open = new Int32Array(128);

  constructor({ solids, flats }: Scene) {
    this.#solids = solids.map(place);
    this.#flats = flats;
    this.#boxes = new Float64Array(12 * solids.length + 6);
    this.#first = new Int32Array(2 * solids.length + 1);
    this.#second = new Int32Array(2 * solids.length + 1);
    if (solids.length) this.#build(this.#solids.map((_, index) => index));
  }

  #build(items: number[]): number {
    const node = this.#used++;
    const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    for (const item of items) {
      const of = (this.#solids[item] as Placed).box;
      for (let k = 0; k < 3; k++) {
        box[k] = Math.min(box[k] as number, (of[k] as number) - 0.002);
        box[k + 3] = Math.max(box[k + 3] as number, (of[k + 3] as number) + 0.002);
      }
    }
    this.#boxes.set(box, 6 * node);
    if (items.length === 1) {
      this.#first[node] = items[0] as number;
      this.#second[node] = -1;
      return node;
    }
    const [a, b, c] = [0, 1, 2].map((k) => (box[k + 3] as number) - (box[k] as number)) as [number, number, number];
    const axis = a >= b && a >= c ? 0 : b >= c ? 1 : 2;
    const middle = (item: number) => {
      const of = (this.#solids[item] as Placed).box;
      return (of[axis] as number) + (of[axis + 3] as number);
    };
    const sorted = [...items].sort((a, b) => middle(a) - middle(b) || a - b);
    const half = sorted.length >> 1;
    this.#first[node] = this.#build(sorted.slice(0, half));
    this.#second[node] = this.#build(sorted.slice(half));
    return node;
  }

  meet(x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
    this.t = 1e6;
    this.solid = undefined;
    this.flat = undefined;
    for (const flat of this.#flats) {
      const t = toFlat(flat, x, y, z, dx, dy, dz);
      if (t > 1e-4 && t < this.t) {
        this.t = t;
        this.flat = flat;
      }
    }
    this.#search(x, y, z, dx, dy, dz, false);
    return this.t < 1e6;
  }

  /** Part of the light that comes from there, over that distance. */
  light(x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number): number {
    for (const flat of this.#flats) {
      const t = toFlat(flat, x, y, z, dx, dy, dz);
      if (t > 1e-3 && t < far) return 0;
    }
    this.t = far;
    return this.#search(x, y, z, dx, dy, dz, true);
  }

  #search(x: number, y: number, z: number, dx: number, dy: number, dz: number, any: boolean): number {
    const open = this.#open;
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz];
    let light = 1;
    let count = 0;
    if (this.#used) open[count++] = 0;
    while (count > 0) {
      const node = open[--count] as number;
      const b = this.#boxes;
      const o = 6 * node;
      const x0 = ((b[o] as number) - x) * ix;
      const x1 = ((b[o + 3] as number) - x) * ix;
      const y0 = ((b[o + 1] as number) - y) * iy;
      const y1 = ((b[o + 4] as number) - y) * iy;
      const z0 = ((b[o + 2] as number) - z) * iz;
      const z1 = ((b[o + 5] as number) - z) * iz;
      const from = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
      const to = Math.min(this.t, Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
      if (from > to) continue;
      const second = this.#second[node] as number;
      if (second >= 0) {
        open[count++] = this.#first[node] as number;
        open[count++] = second;
        continue;
      }
      const placed = this.#solids[this.#first[node] as number] as Placed;
      if (any && placed.solid.passes === 1) continue;
      const t = this.#walk(placed, x, y, z, dx, dy, dz, from, to);
      if (t < 0) continue;
      if (any) {
        light *= placed.solid.passes ?? 0;
        if (light < 0.01) return 0;
      } else if (t < this.t) {
        this.t = t;
        this.solid = placed;
        this.flat = undefined;
      }
    }
    return light;
  }

  #walk(p: Placed, x: number, y: number, z: number, dx: number, dy: number, dz: number, from: number, to: number) {
    const m = p.turn;
    const by = 1 / p.size;
    const px = x - p.x;
    const py = y - p.y;
    const pz = z - p.z;
    const [a, b, c] = [m[0] as number, m[1] as number, m[2] as number];
    const [d, e, f] = [m[3] as number, m[4] as number, m[5] as number];
    const [g, h, i] = [m[6] as number, m[7] as number, m[8] as number];
    const t = p.walk(
      (a * px + d * py + g * pz) * by,
      (b * px + e * py + h * pz) * by,
      (c * px + f * py + i * pz) * by,
      a * dx + d * dy + g * dz,
      b * dx + e * dy + h * dz,
      c * dx + f * dy + i * dz,
      from * by,
      to * by,
      p.near * this.rough,
    );
    return t < 0 ? -1 : t * p.size;
  }
}

function toFlat({ axis, at, flip }: Flat, x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
  const from = axis === 'y' ? y : axis === 'z' ? z : x;
  const along = axis === 'y' ? dy : axis === 'z' ? dz : dx;
  if (flip ? along <= 0 : along >= 0) return -1;
  return (at - from) / along;
}
