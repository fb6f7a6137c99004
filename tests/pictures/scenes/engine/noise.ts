/** Gradient noise over a fixed table, so that a scene looks the same wherever it is drawn. */
const order = new Uint8Array(512);
const slopeX = new Float64Array(256);
const slopeY = new Float64Array(256);
const slopeZ = new Float64Array(256);

/** Spreads the bits of a whole number; the same in, the same out. */
export function hash(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

/** From 0 to 1, for the item with this number. */
export function chance(item: number, salt = 0): number {
  return hash(Math.imul(item + 1, 0x9e3779b1) ^ hash(salt + 77)) / 0x100000000;
}

function fillTables(): void {
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const other = hash(i) % (i + 1);
    const kept = order[i] as number;
    order[i] = order[other] as number;
    order[other] = kept;
  }
  for (let i = 0; i < 256; i++) {
    order[256 + i] = order[i] as number;
    const up = 2 * chance(i, 3) - 1;
    const turn = 2 * Math.PI * chance(i, 4);
    const flat = Math.sqrt(1 - up * up);
    slopeX[i] = flat * Math.cos(turn);
    slopeY[i] = flat * Math.sin(turn);
    slopeZ[i] = up;
  }
}
fillTables();

/** From about -0.7 to 0.7, with a wave as long as one unit. */
export function noise(x: number, y: number, z: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  const dx = x - fx;
  const dy = y - fy;
  const dz = z - fz;
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const w = dz * dz * dz * (dz * (dz * 6 - 15) + 10);
  const cx = fx & 255;
  const cy = fy & 255;
  const cz = fz & 255;
  const a = (order[cx] as number) + cy;
  const b = (order[cx + 1] as number) + cy;
  const aa = (order[a & 255] as number) + cz;
  const ab = (order[(a + 1) & 255] as number) + cz;
  const ba = (order[b & 255] as number) + cz;
  const bb = (order[(b + 1) & 255] as number) + cz;
  const h000 = order[aa & 255] as number;
  const n000 = (slopeX[h000] as number) * dx + (slopeY[h000] as number) * dy + (slopeZ[h000] as number) * dz;
  const h100 = order[ba & 255] as number;
  const n100 = (slopeX[h100] as number) * (dx - 1) + (slopeY[h100] as number) * dy + (slopeZ[h100] as number) * dz;
  const h010 = order[ab & 255] as number;
  const n010 = (slopeX[h010] as number) * dx + (slopeY[h010] as number) * (dy - 1) + (slopeZ[h010] as number) * dz;
  const h110 = order[bb & 255] as number;
  const n110 =
    (slopeX[h110] as number) * (dx - 1) + (slopeY[h110] as number) * (dy - 1) + (slopeZ[h110] as number) * dz;
  const h001 = order[(aa + 1) & 255] as number;
  const n001 = (slopeX[h001] as number) * dx + (slopeY[h001] as number) * dy + (slopeZ[h001] as number) * (dz - 1);
  const h101 = order[(ba + 1) & 255] as number;
  const n101 =
    (slopeX[h101] as number) * (dx - 1) + (slopeY[h101] as number) * dy + (slopeZ[h101] as number) * (dz - 1);
  const h011 = order[(ab + 1) & 255] as number;
  const n011 =
    (slopeX[h011] as number) * dx + (slopeY[h011] as number) * (dy - 1) + (slopeZ[h011] as number) * (dz - 1);
  const h111 = order[(bb + 1) & 255] as number;
  const n111 =
    (slopeX[h111] as number) * (dx - 1) + (slopeY[h111] as number) * (dy - 1) + (slopeZ[h111] as number) * (dz - 1);
  const y0 = n000 + u * (n100 - n000) + v * (n010 + u * (n110 - n010) - n000 - u * (n100 - n000));
  const y1 = n001 + u * (n101 - n001) + v * (n011 + u * (n111 - n011) - n001 - u * (n101 - n001));
  return y0 + w * (y1 - y0);
}

/** Several waves at once, each half as long and half as high as the one before. */
export function fbm(x: number, y: number, z: number, waves: number): number {
  let sum = 0;
  let height = 0.5;
  let scale = 1;
  for (let i = 0; i < waves; i++) {
    sum += height * noise(x * scale + 17.3 * i, y * scale, z * scale - 5.1 * i);
    height *= 0.5;
    scale *= 2.03;
  }
  return 2 * sum;
}

/** Distance to the nearest of points scattered one to a cell: bubbles, pores, seeds. */
export function cells(x: number, y: number, z: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  let nearest = 9;
  for (let k = 0; k < 27; k++) {
    const ix = fx + (k % 3) - 1;
    const iy = fy + (Math.floor(k / 3) % 3) - 1;
    const iz = fz + Math.floor(k / 9) - 1;
    const h = hash(Math.imul(ix, 73856093) ^ Math.imul(iy, 19349663) ^ Math.imul(iz, 83492791));
    const dx = ix + (h & 1023) / 1023 - x;
    const dy = iy + ((h >>> 10) & 1023) / 1023 - y;
    const dz = iz + ((h >>> 20) & 1023) / 1023 - z;
    nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(nearest);
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
