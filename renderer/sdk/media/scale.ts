/** An axis from zero to a round number above the highest value. */
export interface Scale {
  /** Values with a line: zero, the middle and the top. */
  readonly ticks: readonly number[];
  /** Distance of a value from the top, in percent with one decimal. */
  readonly y: (value: number) => number;
}

/** Creates an axis whose middle and top are round numbers: 50 and 100, 80 and 160. */
export function scaleTo(highest: number): Scale {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const top = (roundTops.find((step) => step * power >= highest) ?? 10) * power;
  return {
    ticks: [0, top / 2, top],
    y: (value) => Math.round(1000 - (1000 * value) / top) / 10,
  };
}

const roundTops = [1, 1.6, 2, 3, 4, 6, 8, 10];
