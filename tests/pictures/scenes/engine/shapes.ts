/** Distances to simple shapes around the origin: negative within. They allocate nothing, as they run millions of times. */

export function sphere(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const px = x / a;
  const py = y / b;
  const pz = z / c;
  const near = Math.sqrt(px * px + py * py + pz * pz);
  const qx = px / a;
  const qy = py / b;
  const qz = pz / c;
  const slope = Math.sqrt(qx * qx + qy * qy + qz * qz);
  return slope < 1e-9 ? -Math.min(a, b, c) : (near * (near - 1)) / slope;
}

/** Half sizes without the rounding of the edges, which is taken from them. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number, round: number): number {
  const px = Math.abs(x) - a + round;
  const py = Math.abs(y) - b + round;
  const pz = Math.abs(z) - c + round;
  const qx = Math.max(px, 0);
  const qy = Math.max(py, 0);
  const qz = Math.max(pz, 0);
  return Math.sqrt(qx * qx + qy * qy + qz * qz) + Math.min(Math.max(px, py, pz), 0) - round;
}

export function rectangle(x: number, y: number, a: number, b: number, round: number): number {
  const px = Math.abs(x) - a + round;
  const py = Math.abs(y) - b + round;
  const qx = Math.max(px, 0);
  const qy = Math.max(py, 0);
  return Math.sqrt(qx * qx + qy * qy) + Math.min(Math.max(px, py), 0) - round;
}

/** Upright, with half its height. */
export function cylinder(x: number, y: number, z: number, radius: number, half: number, round: number): number {
  return rectangle(Math.sqrt(x * x + z * z), y, radius, half, round);
}

/** Upright; one radius at the bottom and one at the top, half its height. */
export function cone(x: number, y: number, z: number, low: number, high: number, half: number, round: number): number {
  const q = Math.sqrt(x * x + z * z);
  const slant = (high - low) / (2 * half);
  const side = (q - (low + high) / 2 - slant * y) / Math.sqrt(1 + slant * slant);
  return smax(side, Math.abs(y) - half, Math.max(round, 1e-4));
}

/** Lies along x, from -half to half. */
export function capsule(x: number, y: number, z: number, half: number, radius: number): number {
  const px = x - Math.min(half, Math.max(-half, x));
  return Math.sqrt(px * px + y * y + z * z) - radius;
}

/** An upright arch seen from the front: straight sides up to `spring`, then half a circle. */
export function arch(x: number, y: number, half: number, spring: number): number {
  if (y > spring) return Math.sqrt(x * x + (y - spring) * (y - spring)) - half;
  return Math.abs(x) - half;
}

export function segment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const px = x - ax - t * dx;
  const py = y - ay - t * dy;
  return Math.sqrt(px * px + py * py);
}

export function smin(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.min(a, b) - h * h * soft * 0.25;
}

export function smax(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.max(a, b) + h * h * soft * 0.25;
}

/** Gives flat shapes a thickness, as cut from a board: `flat` is the distance in the plane. */
export function extrude(flat: number, across: number, half: number, round: number): number {
  const px = flat + round;
  const py = Math.abs(across) - half + round;
  const qx = Math.max(px, 0);
  const qy = Math.max(py, 0);
  return Math.min(Math.max(px, py), 0) + Math.sqrt(qx * qx + qy * qy) - round;
}

/** Distance to the outline of a figure turned around the upright axis: pairs of radius and height, closed. */
export function lathe(x: number, y: number, z: number, outline: readonly number[]): number {
  const q = Math.sqrt(x * x + z * z);
  const count = outline.length;
  let nearest = 1e9;
  let sign = 1;
  let ax = outline[count - 2] as number;
  let ay = outline[count - 1] as number;
  for (let i = 0; i < count; i += 2) {
    const bx = outline[i] as number;
    const by = outline[i + 1] as number;
    const ex = ax - bx;
    const ey = ay - by;
    const wx = q - bx;
    const wy = y - by;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    const px = wx - ex * t;
    const py = wy - ey * t;
    nearest = Math.min(nearest, px * px + py * py);
    const above = y >= by;
    const under = y < ay;
    const left = ex * wy > ey * wx;
    if ((above && under && left) || (!above && !under && !left)) sign = -sign;
    ax = bx;
    ay = by;
  }
  return sign * Math.sqrt(nearest);
}
