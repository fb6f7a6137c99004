import type { TitleSetting } from './card.tsx';

/** Font sizes of titles in pixels, largest first. */
export const titleSizes: readonly number[] = [92, 86, 80, 74, 68, 63, 58, 54, 50, 46, 43, 40];

/** Maximum lines of a title. */
export const maxLines = 4;

/** Functions that measure a title. */
export interface Measured {
  /** Height of the whole title at a font size, in pixels. */
  readonly height: (setting: TitleSetting) => Promise<number>;
  /** Width of its longest word at a font size of 100 pixels. */
  readonly longestWord: () => Promise<number>;
}

export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  /** Line height, relative to the font size. */
  readonly leading: number;
}

/**
 * Returns the largest font size at which a title fits in four lines. A word is broken only if it is longer than a line at
 * the smallest size. A title that does not fit at that size is cut.
 */
export async function fitTitle(room: TitleRoom, measured: Measured): Promise<TitleSetting> {
  const smallest = titleSizes[titleSizes.length - 1] ?? 40;
  const word = await measured.longestWord();
  const whole = titleSizes.filter((size) => (word * size) / 100 <= room.width);
  const broken = whole.length === 0;
  const sizes = broken ? [...titleSizes] : whole;
  // Binary search: text that fits at a size fits at every smaller one.
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

/** More lines than any title has, to measure it uncut. */
const unlimited = 99;

function linesAt(size: number, { height, leading }: TitleRoom): number {
  return Math.min(maxLines, Math.floor(height / (size * leading)));
}
