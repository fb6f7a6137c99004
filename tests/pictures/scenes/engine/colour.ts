import type { Look, Triple } from './scene.ts';

/** A colour as on screens (`#c8a070`) in amounts of light. */
export function colour(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [light(value >> 16), light((value >> 8) & 255), light(value & 255)];
}

function light(eight: number): number {
  const x = eight / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
}

export function paint(look: Look, [r, g, b]: Triple): void {
  look.r = r;
  look.g = g;
  look.b = b;
}

/** Lays a colour over what is there; 1 covers it. */
export function cover(look: Look, [r, g, b]: Triple, much: number): void {
  const t = Math.min(1, Math.max(0, much));
  look.r += (r - look.r) * t;
  look.g += (g - look.g) * t;
  look.b += (b - look.b) * t;
}

export function dim(look: Look, by: number): void {
  look.r *= by;
  look.g *= by;
  look.b *= by;
}
