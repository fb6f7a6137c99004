import type { Scene } from './scene.ts';
import { Tracer } from './tracer.ts';

/** Numbers kept for each point: light (3), colour (3), direction (3), distance, and how uncertain light and colour are. */
export const CHANNELS = 12;

/** So many times the rays where they disagree: edges, and what the lens blurs. */
const MORE = 4;

/** Draws some rows of a picture of this width; a row is the same in any thread. */
export function drawRows(scene: Scene, width: number, samples: number, rows: readonly number[]): Float32Array {
  const tracer = new Tracer(scene);
  const out = new Float32Array(rows.length * width * CHANNELS);
  const eye = eyeOf(scene, width);
  for (const [index, row] of rows.entries()) {
    drawRow(tracer, eye, { seed: scene.seed, row, width, samples }, out.subarray(index * width * CHANNELS));
  }
  return out;
}

export function heightFor({ width, height }: Scene, wide: number): number {
  return Math.round((wide * height) / width);
}

interface Eye {
  readonly from: readonly number[];
  readonly forward: readonly number[];
  readonly right: readonly number[];
  readonly up: readonly number[];
  readonly wide: number;
  readonly high: number;
  readonly lens: number;
  readonly focus: number;
  readonly rise: number;
}

function eyeOf({ camera, ...scene }: Scene, width: number): Eye {
  const { from, to, angle, lens = 0, rise = 0 } = camera;
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const far = Math.hypot(x, y, z);
  const [fx, fy, fz] = [x / far, y / far, z / far];
  const level = Math.hypot(fx, fz);
  const right = [-fz / level, 0, fx / level] as const;
  const up = [-fx * (fy / level), level, -fz * (fy / level)] as const;
  const wide = Math.tan((angle * Math.PI) / 360);
  const high = (wide * heightFor({ camera, ...scene }, width)) / width;
  return { from, forward: [fx, fy, fz], right, up, wide, high, lens, focus: camera.focus ?? far, rise };
}

interface Row {
  readonly seed: number;
  readonly row: number;
  readonly width: number;
  readonly samples: number;
}

/** So many points to both sides of one that needs more rays get them too: what the lens blurs has wide edges. */
const REACH = 5;

/**
 * Draws a row in three rounds: half of the rays, all of them, and four times as many. Points where the rays of a round
 * agree are left out of the next one, unless a neighbour needs it: a few rays past a blurred edge agree by chance.
 */
function drawRow(tracer: Tracer, eye: Eye, of: Row, out: Float32Array): void {
  const { width, samples } = of;
  const all = new Float64Array(SUMS * width);
  const counts = new Uint16Array(width);
  let open = new Uint8Array(width).fill(1);
  for (const [goal, isDone] of [
    [samples >> 1, isCalm],
    [samples, isSettled],
    [MORE * samples, isCalm],
  ] as const) {
    const unsure = new Uint8Array(width);
    for (let column = 0; column < width; column++) {
      if (!open[column]) continue;
      sums = all.subarray(column * SUMS, (column + 1) * SUMS);
      for (let count = counts[column] as number; count < goal; count++) drawRay(tracer, eye, of, column, count);
      counts[column] = goal;
      if (!isDone(goal)) unsure.fill(1, Math.max(0, column - REACH), column + REACH + 1);
    }
    open = unsure;
  }
  for (let column = 0; column < width; column++) {
    sums = all.subarray(column * SUMS, (column + 1) * SUMS);
    const [count, at] = [counts[column] as number, column * CHANNELS];
    for (let channel = 0; channel < 10; channel++) out[at + channel] = (sums[channel] as number) / count;
    out[at + 10] = spread(LIGHT, count) / Math.max(1, count - 1);
    out[at + 11] = spread(COLOUR, count) / Math.max(1, count - 1);
  }
}

function drawRay(tracer: Tracer, eye: Eye, { seed, row, width, samples }: Row, column: number, count: number): void {
  const { sampler } = tracer;
  const height = Math.round((width * eye.high) / eye.wide);
  sampler.start(row * 4096 + column, count, MORE * samples, seed);
  sampler.next();
  const right = (((column + sampler.u) / width) * 2 - 1) * eye.wide;
  const up = (1 - ((row + sampler.v) / height) * 2) * eye.high + eye.rise;
  shoot(tracer, eye, right, up);
  collect(tracer);
}

/** What the rays of one point add up to: ten channels, then brightness of light and colour, each before its squares. */
const SUMS = 14;
let sums = new Float64Array(SUMS);
const LIGHT = 10;
const COLOUR = 12;

function add(channel: number, value: number): void {
  sums[channel] = (sums[channel] as number) + value;
}

function collect(tracer: Tracer): void {
  const { seen } = tracer;
  const light = 0.3 * tracer.r + 0.6 * tracer.g + 0.1 * tracer.b;
  const tame = light > 4 ? (4 + (light - 4) * 0.15) / light : 1;
  add(0, tracer.r * tame);
  add(1, tracer.g * tame);
  add(2, tracer.b * tame);
  add(3, seen.r);
  add(4, seen.g);
  add(5, seen.b);
  add(6, seen.nx);
  add(7, seen.ny);
  add(8, seen.nz);
  add(9, seen.far);
  const shown = 0.3 * seen.r + 0.6 * seen.g + 0.1 * seen.b;
  const bright = (light * tame) / Math.max(0.04, shown);
  add(LIGHT, bright);
  add(LIGHT + 1, bright * bright);
  add(COLOUR, shown);
  add(COLOUR + 1, shown * shown);
}

function spread(of: number, count: number): number {
  const mean = (sums[of] as number) / count;
  return Math.max(0, (sums[of + 1] as number) / count - mean * mean);
}

/** Half of the rays are enough where they agree: no edge, no soft shadow. */
function isCalm(count: number): boolean {
  const [x, y, z] = [sums[6] as number, sums[7] as number, sums[8] as number];
  const isFlat = x * x + y * y + z * z > 0.97 * count * count || x * x + y * y + z * z < 1e-9;
  const mean = (sums[10] as number) / count;
  return isFlat && spread(LIGHT, count) < 0.02 * mean * mean;
}

/** Whether more rays would change little: what they see is of one colour, and lit the same. */
function isSettled(count: number): boolean {
  const mean = (sums[LIGHT] as number) / count;
  const shown = (sums[COLOUR] as number) / count;
  return spread(COLOUR, count) < 0.03 * shown * shown && spread(LIGHT, count) < 0.4 * mean * mean;
}

function shoot(tracer: Tracer, eye: Eye, right: number, up: number): void {
  const [fx, fy, fz] = eye.forward as [number, number, number];
  const [rx, ry, rz] = eye.right as [number, number, number];
  const [ux, uy, uz] = eye.up as [number, number, number];
  const [ex, ey, ez] = eye.from as [number, number, number];
  let [dx, dy, dz] = [fx + right * rx + up * ux, fy + right * ry + up * uy, fz + right * rz + up * uz];
  let [ox, oy, oz] = [ex, ey, ez];
  if (eye.lens > 0) {
    tracer.sampler.next();
    const off = eye.lens * Math.sqrt(tracer.sampler.u);
    const turn = 2 * Math.PI * tracer.sampler.v;
    const [a, b] = [off * Math.cos(turn), off * Math.sin(turn)];
    ox += a * rx + b * ux;
    oy += a * ry + b * uy;
    oz += a * rz + b * uz;
    dx = ex + eye.focus * dx - ox;
    dy = ey + eye.focus * dy - oy;
    dz = ez + eye.focus * dz - oz;
  }
  const by = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  tracer.trace(ox, oy, oz, dx * by, dy * by, dz * by);
}
