import { CHANNELS } from './film.ts';

/** The light of each point without the colour of what it falls on, which is multiplied again in the end. */
interface Light {
  readonly rgb: Float32Array;
  readonly doubt: Float32Array;
}

const TAPS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Takes the noise of few rays out of the light: each point borrows from neighbours that face the same way, lie as far
 * away, and whose light differs no more than the noise explains. Colours and edges stay as sharp as they were drawn.
 */
export function denoise(film: Float32Array, width: number, height: number, strength: number): Float32Array {
  for (const step of [1, 2, 4]) film = settled(film, width, height, step);
  let light = parted(film, width * height);
  for (let step = 1; step <= 8; step *= 2) light = pass(film, light, width, height, step, strength);
  const out = light.rgb;
  for (let p = 0; p < width * height; p++) {
    for (let k = 0; k < 3; k++) {
      out[3 * p + k] = (out[3 * p + k] as number) * shown(film, p, k);
    }
  }
  return out;
}

/**
 * Evens out colours where the rays of a point saw different things, as behind the focus of the lens: such points borrow
 * light and colour from neighbours as far as their doubt reaches. Points that are sure stay as they are.
 */
function settled(film: Float32Array, width: number, height: number, step: number): Float32Array {
  const out = film.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((film[(y * width + x) * CHANNELS + 11] as number) > 1e-5) settle(film, out, { x, y, width, height, step });
    }
  }
  return out;
}

function settle(film: Float32Array, out: Float32Array, at: Omit<At, 'strength'>): void {
  const { x, y, width, height, step } = at;
  const p = (y * width + x) * CHANNELS;
  const doubt = film[p + 11] as number;
  const sum = new Float64Array(6);
  let [total, squares] = [0, 0];
  for (let j = -2; j <= 2; j++) {
    const qy = Math.min(height - 1, Math.max(0, y + j * step));
    for (let i = -2; i <= 2; i++) {
      const q = (qy * width + Math.min(width - 1, Math.max(0, x + i * step))) * CHANNELS;
      let apart = 0;
      for (let k = 3; k < 6; k++) apart += Math.abs((film[p + k] as number) - (film[q + k] as number));
      apart /= 3 * Math.sqrt(doubt + (film[q + 11] as number)) + 0.003;
      if (apart > 6) continue;
      const weight = (TAPS[i + 2] as number) * (TAPS[j + 2] as number) * Math.exp(-apart);
      total += weight;
      squares += weight * weight * (film[q + 11] as number);
      for (let k = 0; k < 6; k++) sum[k] = (sum[k] as number) + weight * (film[q + k] as number);
    }
  }
  for (let k = 0; k < 6; k++) out[p + k] = (sum[k] as number) / total;
  out[p + 11] = squares / (total * total);
}

function shown(film: Float32Array, p: number, k: number): number {
  return Math.max(0.04, film[p * CHANNELS + 3 + k] as number);
}

function parted(film: Float32Array, points: number): Light {
  const rgb = new Float32Array(3 * points);
  const doubt = new Float32Array(points);
  for (let p = 0; p < points; p++) {
    for (let k = 0; k < 3; k++) rgb[3 * p + k] = (film[p * CHANNELS + k] as number) / shown(film, p, k);
    doubt[p] = film[p * CHANNELS + 10] as number;
  }
  return { rgb, doubt };
}

function pass(film: Float32Array, from: Light, width: number, height: number, step: number, strength: number): Light {
  const to: Light = { rgb: new Float32Array(from.rgb.length), doubt: new Float32Array(from.doubt.length) };
  const blurred = blur(from.doubt, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) point(film, from, to, blurred, { x, y, width, height, step, strength });
  }
  return to;
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly strength: number;
}

function point(film: Float32Array, from: Light, to: Light, doubts: Float32Array, at: At): void {
  const { x, y, width, height, step, strength } = at;
  const p = y * width + x;
  const c = p * CHANNELS;
  const bright = brightness(from.rgb, p);
  const range = 1 / (strength * Math.sqrt(doubts[p] as number) + 1e-4);
  const far = film[c + 9] as number;
  const slope = 1 / (0.01 * far * step + 1e-6);
  const [nx, ny, nz] = [film[c + 6] as number, film[c + 7] as number, film[c + 8] as number];
  let [r, g, b, doubt, sum] = [0, 0, 0, 0, 0];
  for (let j = -2; j <= 2; j++) {
    const qy = y + j * step;
    if (qy < 0 || qy >= height) continue;
    for (let i = -2; i <= 2; i++) {
      const qx = x + i * step;
      if (qx < 0 || qx >= width) continue;
      const q = qy * width + qx;
      const d = q * CHANNELS;
      const ex = nx - (film[d + 6] as number);
      const ey = ny - (film[d + 7] as number);
      const ez = nz - (film[d + 8] as number);
      const apart =
        12 * (ex * ex + ey * ey + ez * ez) +
        Math.abs(far - (film[d + 9] as number)) * slope * 0.5 +
        Math.abs(bright - brightness(from.rgb, q)) * range;
      if (apart > 6) continue;
      const weight = (TAPS[i + 2] as number) * (TAPS[j + 2] as number) * Math.exp(-apart);
      sum += weight;
      r += weight * (from.rgb[3 * q] as number);
      g += weight * (from.rgb[3 * q + 1] as number);
      b += weight * (from.rgb[3 * q + 2] as number);
      doubt += weight * weight * (from.doubt[q] as number);
    }
  }
  to.rgb[3 * p] = r / sum;
  to.rgb[3 * p + 1] = g / sum;
  to.rgb[3 * p + 2] = b / sum;
  to.doubt[p] = doubt / (sum * sum);
}

function brightness(rgb: Float32Array, p: number): number {
  return 0.3 * (rgb[3 * p] as number) + 0.6 * (rgb[3 * p + 1] as number) + 0.1 * (rgb[3 * p + 2] as number);
}

/** A mean over nine points: the doubt of one point alone is itself doubtful. */
function blur(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < 9; k++) {
        const qx = Math.min(width - 1, Math.max(0, x + (k % 3) - 1));
        const qy = Math.min(height - 1, Math.max(0, y + Math.floor(k / 3) - 1));
        sum += values[qy * width + qx] as number;
      }
      out[y * width + x] = sum / 9;
    }
  }
  return out;
}
