import { lowest } from '../../../sdk/any-length.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { mixed, type Oklch, toRgb } from './oklch.ts';

/** Returns the least contrast of a colour on some grounds. */
export function leastContrast(colour: Oklch, grounds: readonly Oklch[]): number {
  return contrastOn(grounds)(colour);
}

/** Returns what computes the least contrast of each of many colours on some grounds. */
function contrastOn(grounds: readonly Oklch[]): (colour: Oklch) => number {
  const shown = grounds.map(toRgb);
  return (colour) => {
    const rgb = toRgb(colour);
    return lowest(shown.map((ground) => contrastRatio(rgb, ground)));
  };
}

/**
 * Returns the colour with the nearest lightness that has a contrast on all grounds. Hue stays; chroma as far as sRGB can show it.
 * If no lightness is enough, returns black or white, whichever has more contrast.
 */
export function readable(colour: Oklch, grounds: readonly Oklch[], least: number): Oklch {
  const contrast = contrastOn(grounds);
  for (let by = 0; by <= 1; by += 0.005) {
    for (const lightness of [colour.lightness - by, colour.lightness + by]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = { ...colour, lightness };
      if (contrast(moved) >= least) return moved;
    }
  }
  return moreContrast(black, white, grounds);
}

/** Returns the mix of two colours with the greatest share of the second that has a contrast on all grounds. */
export function fadedTo(strong: Oklch, faint: Oklch, grounds: readonly Oklch[], least: number, most = 1): Oklch {
  const contrast = contrastOn(grounds);
  for (let share = 1 - most; share < 1; share += 0.02) {
    const mix = mixed(strong, faint, share);
    if (contrast(mix) >= least) return mix;
  }
  return strong;
}

export const black: Oklch = { lightness: 0, chroma: 0, hue: 0 };
export const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };

function moreContrast(one: Oklch, other: Oklch, grounds: readonly Oklch[]): Oklch {
  return leastContrast(one, grounds) >= leastContrast(other, grounds) ? one : other;
}
