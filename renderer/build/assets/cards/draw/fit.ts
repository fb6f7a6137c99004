import type { TitleSetting } from './card.tsx';

/** Sizes that titles are set in, in pixels, largest first. */
export const titleSizes: readonly number[] = [92, 86, 80, 74, 68, 63, 58, 54, 50, 46, 43, 40];

/** Lines that a title takes at most. */
export const mostLines = 4;

/** What layout says about a title. */
export interface Measured {
  /** Height of the whole title at a size, in pixels. */
  readonly height: (setting: TitleSetting) => Promise<number>;
  /** Width of its longest word at a size of 100 pixels. */
  readonly longestWord: () => Promise<number>;
}

export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  /** Height of a line, in parts of the size. */
  readonly leading: number;
}

/**
 * The largest size at which a title fits its room in four lines. A word is broken only where it is longer than a line
 * even in the smallest size; what does not fit there either is cut.
 */
export async function fitTitle(room: TitleRoom, measured: Measured): Promise<TitleSetting> {
  const smallest = titleSizes[titleSizes.length - 1] ?? 40;
  const word = await measured.longestWord();
  const whole = titleSizes.filter((size) => (word * size) / 100 <= room.width);
  const broken = whole.length === 0;
  const sizes = broken ? [...titleSizes] : whole;
  // Text that fits at a size fits at every smaller one, so the sizes need not be tried one by one.
  let low = 0;
  let high = sizes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const size = sizes[middle] ?? smallest;
    const height = await measured.height({ size, lines: unlimited, broken });
    if (height <= linesAt(size, room) * size * room.leading + 1) high = middle;
    else low = middle + 1;
  }
  const size = sizes[low] ?? smallest;
  return { size, lines: Math.max(1, linesAt(size, room)), broken };
}

/** More lines than any title has: measures it uncut. */
const unlimited = 99;

function linesAt(size: number, { height, leading }: TitleRoom): number {
  return Math.min(mostLines, Math.floor(height / (size * leading)));
}
