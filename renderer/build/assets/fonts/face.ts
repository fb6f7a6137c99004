import type { FontRole } from '../../../site/fonts.ts';
import type { FontMetrics } from './metrics.ts';

/** A file of a family, as an `@font-face` rule declares it. */
export interface Face {
  /** Absolute path. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Lowest and highest weight; the same unless the file is variable. */
  readonly weights: readonly [low: number, high: number];
  readonly isItalic: boolean;
  /** Other descriptors of the rule: `font-stretch:75% 100%`. */
  readonly descriptors: readonly string[];
  /** The code points that it is fetched for; all without one. */
  readonly range: string | undefined;
  /** Whether it has the letters of a subset. */
  readonly covers: (subset: string) => boolean;
  /** Whether it is one of a hundred parts of a subset, as in Japanese. */
  readonly isPart: boolean;
  /** Metrics, read on demand. Throws if the file is damaged. */
  readonly metrics: () => FontMetrics;
}

/** The family of one role. */
export interface Family {
  /** Name in style sheets. */
  readonly name: string;
  readonly category: FontMetrics['category'];
  readonly faces: readonly Face[];
  /** Its part of `licenses.txt`; empty if the files state no rights. */
  readonly license: string;
}

/** A family with what it is used for. Roles share one if they have the same font. */
export interface UsedFamily extends Family {
  readonly roles: readonly FontRole[];
  /** The regular and the bold weight that its text is set in, and the usual size of this text in px. */
  readonly weights: readonly [regular: number, bold: number];
  readonly size: number;
}

/** Returns the upright face for a weight that has the letters of a subset: the nearest one, in doubt the bolder. */
export function faceFor({ faces }: Family, subset: string, weight: number): Face | undefined {
  const distance = ({ weights: [low, high] }: Face) =>
    weight < low ? low - weight : weight > high ? weight - high + 0.5 : 0;
  const fitting = faces.filter((face) => !face.isItalic && !face.isPart && face.covers(subset));
  return fitting.sort((one, other) => distance(one) - distance(other))[0];
}
