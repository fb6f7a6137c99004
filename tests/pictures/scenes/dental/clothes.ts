import { cover, dim, paint } from '../engine/colour.ts';
import type { Field, Material, Solid, Triple } from '../engine/scene.ts';
import { ellipsoid, smax, smin } from '../engine/shapes.ts';
import { clay } from './materials.ts';

/** Shoulders and a neck under a head whose middle is the origin. */
export function torso(wide: number, tall: number, material: Material, neck = 0.16): Solid {
  return {
    field: (x, y, z) => {
      const chest = ellipsoid(x, y + 1.06, z + 0.03, wide, tall, 0.46);
      const slope = ellipsoid(x, y + 0.62, z + 0.03, 0.26, 0.16, 0.23);
      const throat = smax(Math.hypot(x, z + 0.03) - neck, Math.abs(y + 0.42) - 0.2, 0.04);
      return smin(smin(chest, slope, 0.14), throat, 0.07);
    },
    bounds: [-wide - 0.05, -1.8, -0.6, wide + 0.05, -0.2, 0.6],
    material,
    step: 0.7,
  };
}

/** Cloth with an opening like a V that shows skin or what is worn below. */
export function opened(tone: Triple, under: Triple, skin: Triple, deep: number, wide = 0.62, lapel = 0.035): Material {
  const cloth = clay(tone, 0.08);
  return (look, spot) => {
    cloth(look, spot);
    if (spot.y > -0.5) paint(look, skin);
    if (spot.z < 0) return;
    const edge = Math.abs(spot.x) - wide * (spot.y + deep);
    if (edge < 0) paint(look, spot.y > -0.6 ? skin : under);
    else if (edge < lapel && spot.y > -deep) dim(look, 0.84);
  };
}

/** A coat with lapels over a jumper. */
export function coat(tone: Triple, under: Triple): Material {
  const cloth = clay(tone, 0.08);
  const below = clay(under, 0.1);
  return (look, spot) => {
    const { x, y, z } = spot;
    const edge = Math.abs(x) - 0.3 * (y + 1.25);
    if (z > 0 && (edge < 0 || y > -0.6)) return below(look, spot);
    cloth(look, spot);
    const lapel = Math.abs(edge - 0.11 + 0.5 * Math.max(0, -0.95 - y));
    if (z > 0 && y > -1.1 && (edge < 0.02 || lapel < 0.008)) dim(look, 0.78);
  };
}

/** Closed around the neck, in stripes if there is a second tone. */
export function jumper(tone: Triple, stripe: Triple | undefined, skin: Triple, high: number): Material {
  const cloth = clay(tone, 0.1);
  return (look, spot) => {
    cloth(look, spot);
    if (stripe && Math.sin(38 * (spot.y + 0.12 * spot.x * spot.x)) > 0.25) cover(look, stripe, 1);
    if (spot.y > high) paint(look, skin);
  };
}

export function solid(field: Field, material: Material, step = 0.75): Solid {
  return { field, bounds: [-1.2, -1.8, -0.95, 1.2, 1.1, 1], material, step };
}

/** A ring of cloth around the neck. */
export function collar(tone: Triple, low: number, thick: number): Solid {
  return solid(
    (x, y, z) => Math.hypot(Math.hypot(x, z + 0.02) - 0.175, 0.7 * (y - low - 0.12 * z)) - thick,
    clay(tone, 0.1),
  );
}
