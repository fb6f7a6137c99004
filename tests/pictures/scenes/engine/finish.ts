import { hash, smoothstep } from './noise.ts';
import type { Finish } from './scene.ts';

/** From light to a picture in eight bits: exposure, bloom, tone, tints, vignette, grain. */
export function finish(light: Float32Array, width: number, height: number, how: Finish, seed: number): Uint8Array {
  const out = new Uint8Array(3 * width * height);
  const halo = how.bloom ? haloOf(light, width, height) : undefined;
  const grain = grainOf(width, height, seed);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const dark = 1 - how.vignette * smoothstep(0.1, 0.62, u * u + v * v);
      // Grain shows least in black and white.
      for (let k = 0; k < 3; k++) {
        const glow = halo ? (how.bloom as number) * (halo[3 * p + k] as number) : 0;
        const tone = toned(((light[3 * p + k] as number) + glow) * how.exposure * dark, how.contrast);
        const tint = (how.shadows?.[k] ?? 1) * (1 - tone) + (how.lights?.[k] ?? 1) * tone;
        const value = tone * tint + how.grain * (grain[p] as number) * (0.35 + 2.6 * tone * (1 - tone));
        out[3 * p + k] = Math.min(255, Math.max(0, Math.round(255 * value)));
      }
    }
  }
  return out;
}

/** A curve as of film: soft in the lights, a little deeper in the shadows; then gamma. */
function toned(x: number, contrast: number): number {
  const soft = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  const plain = 1 - Math.exp(-1.35 * x);
  const both = Math.max(0, contrast * soft + (1 - contrast) * plain);
  return Math.min(1, both) ** (1 / 2.2);
}

/** Brightness in a wide soft copy: some 250 points wide, blurred, then read between the points. */
function haloOf(light: Float32Array, width: number, height: number): Float32Array {
  const by = Math.max(1, Math.round(width / 250));
  const [w, h] = [Math.ceil(width / by), Math.ceil(height / by)];
  let small = new Float32Array(3 * w * h);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) {
        const at = 3 * (Math.floor(y / by) * w + Math.floor(x / by)) + k;
        const over = Math.min(3, Math.max(0, (light[3 * (y * width + x) + k] as number) - 0.7));
        small[at] = (small[at] as number) + over / (by * by);
      }
    }
  }
  for (let round = 0; round < 3; round++) {
    small = sweep(small, w, h, 1, 0);
    small = sweep(small, w, h, 0, 1);
  }
  const out = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) out[3 * (y * width + x) + k] = between(small, w, h, x / by - 0.5, y / by - 0.5, k);
    }
  }
  return out;
}

function sweep(
  from: Float32Array<ArrayBuffer>,
  w: number,
  h: number,
  dx: number,
  dy: number,
): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length);
  const reach = 5;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let i = -reach; i <= reach; i++) sum += pixel(from, w, h, x + i * dx, y + i * dy, k);
        to[3 * (y * w + x) + k] = sum / (2 * reach + 1);
      }
    }
  }
  return to;
}

function pixel(from: Float32Array, w: number, h: number, x: number, y: number, k: number): number {
  return from[3 * (Math.min(h - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))) + k] as number;
}

function between(from: Float32Array, w: number, h: number, x: number, y: number, k: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - ix, y - iy];
  const top = pixel(from, w, h, ix, iy, k) * (1 - u) + pixel(from, w, h, ix + 1, iy, k) * u;
  const low = pixel(from, w, h, ix, iy + 1, k) * (1 - u) + pixel(from, w, h, ix + 1, iy + 1, k) * u;
  return top * (1 - v) + low * v;
}

/** Grains a little larger than a point, so that they read as film and compress well. */
function grainOf(width: number, height: number, seed: number): Float32Array {
  const raw = new Float32Array(width * height);
  for (let p = 0; p < raw.length; p++) {
    const h = hash(p ^ hash(seed + 9));
    raw[p] = ((h & 255) + ((h >>> 8) & 255) + ((h >>> 16) & 255) + (h >>> 24)) / 255 - 2;
  }
  const out = new Float32Array(raw.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let j = 0; j < 2; j++) {
        for (let i = 0; i < 2; i++)
          sum += raw[Math.min(height - 1, y + j) * width + Math.min(width - 1, x + i)] as number;
      }
      out[y * width + x] = sum / 2;
    }
  }
  return out;
}
