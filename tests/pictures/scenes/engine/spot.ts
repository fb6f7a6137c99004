import type { Placed } from './placed.ts';
import type { Flat, Spot } from './scene.ts';

/** Fills in where the ray met something and which way the surface faces there. Says how near counts as on the surface. */
export function spotOf(
  spot: Spot,
  { solid, flat }: { readonly solid: Placed | undefined; readonly flat: Flat | undefined },
  x: number,
  y: number,
  z: number,
  far: number,
): number {
  spot.wx = x;
  spot.wy = y;
  spot.wz = z;
  if (solid) return onSolid(spot, solid, far);
  spot.x = x;
  spot.y = y;
  spot.z = z;
  const way = flat?.flip ? -1 : 1;
  spot.nx = flat?.axis === 'x' ? way : 0;
  spot.ny = flat?.axis === 'y' ? way : 0;
  spot.nz = flat?.axis === 'z' ? way : 0;
  return 0.0006;
}

function onSolid(spot: Spot, placed: Placed, far: number): number {
  const m = placed.turn;
  const { field, relief } = placed.solid;
  const by = 1 / placed.size;
  const px = spot.wx - placed.x;
  const py = spot.wy - placed.y;
  const pz = spot.wz - placed.z;
  const x = ((m[0] as number) * px + (m[3] as number) * py + (m[6] as number) * pz) * by;
  const y = ((m[1] as number) * px + (m[4] as number) * py + (m[7] as number) * pz) * by;
  const z = ((m[2] as number) * px + (m[5] as number) * py + (m[8] as number) * pz) * by;
  spot.x = x;
  spot.y = y;
  spot.z = z;
  const e = Math.max(placed.near, 0.0002 * far * by);
  let [nx, ny, nz] = [0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const sx = k === 0 || k === 1 ? 1 : -1;
    const sy = k === 0 || k === 2 ? 1 : -1;
    const sz = k === 0 || k === 3 ? 1 : -1;
    const d = field(x + e * sx, y + e * sy, z + e * sz) + (relief ? relief(x + e * sx, y + e * sy, z + e * sz) : 0);
    nx += sx * d;
    ny += sy * d;
    nz += sz * d;
  }
  const wx = (m[0] as number) * nx + (m[1] as number) * ny + (m[2] as number) * nz;
  const wy = (m[3] as number) * nx + (m[4] as number) * ny + (m[5] as number) * nz;
  const wz = (m[6] as number) * nx + (m[7] as number) * ny + (m[8] as number) * nz;
  const long = 1 / Math.max(1e-12, Math.sqrt(wx * wx + wy * wy + wz * wz));
  spot.nx = wx * long;
  spot.ny = wy * long;
  spot.nz = wz * long;
  return placed.near * placed.size;
}
