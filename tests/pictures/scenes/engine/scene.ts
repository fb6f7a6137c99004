/** Distance to a shape around its own origin; negative within. */
export type Field = (x: number, y: number, z: number) => number;
export type Triple = readonly [number, number, number];

/** Where light meets a surface. */
export interface Spot {
  /** In the shape's own coordinates. */
  x: number;
  y: number;
  z: number;
  /** In the scene. */
  wx: number;
  wy: number;
  wz: number;
  /** The direction away from the surface, in the scene. A material may bend it. */
  nx: number;
  ny: number;
  nz: number;
}

/** What a surface does with light; materials fill it in. */
export interface Look {
  r: number;
  g: number;
  b: number;
  /** How much is mirrored when seen from the front, and how dull the mirror is. */
  shine: number;
  rough: number;
  /** Whether the mirrored light takes the colour, as with metal. */
  metal: boolean;
  /** How far light creeps around into the shade, as through bread, leaves and wax. */
  soft: number;
  glowR: number;
  glowG: number;
  glowB: number;
}

export type Material = (look: Look, spot: Spot) => void;

export interface Solid {
  readonly field: Field;
  /** The least and the greatest x, y and z of the shape. */
  readonly bounds: readonly [number, number, number, number, number, number];
  readonly material: Material;
  readonly at?: Triple;
  /** Degrees around the upright axis, then around x, then around z. */
  readonly turn?: Triple;
  readonly size?: number;
  /** Part of each step that is safe; less than one for shapes that are bent or rough. */
  readonly step?: number;
  /** How near counts as on the surface. */
  readonly near?: number;
  /** Fine relief that only turns the surface, added to the distance. */
  readonly relief?: Field;
  /** Part of the light that goes through: glass lets views through as well, the others only lighten their shadow. */
  readonly passes?: number;
  readonly glass?: boolean;
}

/** An endless flat: a floor (`y`), a back wall (`z`) or a side wall (`x`). Light comes from the side of its greater values, or of its lesser ones if `flip`. */
export interface Flat {
  readonly axis: 'x' | 'y' | 'z';
  readonly at: number;
  readonly flip?: boolean;
  readonly material: Material;
}

/** A lamp in the form of a ball. Its light does not grow weaker with the distance unless `falls`. */
export interface Lamp {
  readonly at: Triple;
  readonly radius: number;
  readonly colour: Triple;
  readonly falls?: number;
  /** Part of the light that comes through on its way to this point from that point of the lamp: windows, leaves. */
  readonly gobo?: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
}

interface Camera {
  readonly from: Triple;
  readonly to: Triple;
  /** Degrees from left to right. */
  readonly angle: number;
  /** Radius of the lens, and how far away things are sharp (at `to` unless said). */
  readonly lens?: number;
  readonly focus?: number;
  /** Moves the picture up or down without tilting the camera, so that walls stay upright. */
  readonly rise?: number;
}

export interface Scene {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Points along the longer side as it is drawn, before it is enlarged. */
  readonly long?: number;
  /** Points along the longer side as it is saved. */
  readonly saved?: number;
  /** Rays for each point of the picture: a power of two. */
  readonly samples: number;
  readonly camera: Camera;
  readonly solids: readonly Solid[];
  readonly flats: readonly Flat[];
  readonly lamps: readonly Lamp[];
  /** Light from where nothing is. */
  readonly sky: (into: { r: number; g: number; b: number }, x: number, y: number, z: number) => void;
  /** Light that is left over after the last bounce. */
  readonly ambient: Triple;
  readonly bounces?: number;
  readonly finish: Finish;
}

export interface Finish {
  readonly exposure: number;
  /** How dark corners get, from 0 to 1. */
  readonly vignette: number;
  readonly grain: number;
  readonly contrast: number;
  readonly bloom?: number;
  /** Multiplies dark and bright parts, for a tint of the shadows and the lights. */
  readonly shadows?: Triple;
  readonly lights?: Triple;
}
