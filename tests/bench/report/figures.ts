/** What is built upon what: nothing, the same, or the same but for one page. */
export const phases = ['cold', 'unchanged', 'edited'] as const;
export type Phase = (typeof phases)[number];

/** What one build took. */
export interface Figures {
  readonly wall: number;
  readonly cpu: number;
  readonly peak: number;
  /** Files that were written, though they may say the same. */
  readonly written: number;
  /** Files that say something else than before. */
  readonly changed: number;
  /** Pages that were rendered, where the candidate says so. */
  readonly rendered?: number | undefined;
}

/** One turn of one candidate. */
export interface Run {
  readonly candidate: string;
  readonly figures: Readonly<Record<Phase, Figures>>;
}

/** The middle of an odd number of values, the mean of the two in the middle of an even one; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** The median of one figure over all turns of a candidate; nothing when it had none, or never said. */
export function medianOf(
  runs: readonly Run[],
  candidate: string,
  phase: Phase,
  figure: keyof Figures,
): number | undefined {
  const values = runs.flatMap((run) => {
    const value = run.candidate === candidate ? run.figures[phase][figure] : undefined;
    // What was not seen is kept as null: JSON has no other word for it.
    return Number.isFinite(value) ? [Number(value)] : [];
  });
  const middle = median(values);
  return Number.isNaN(middle) ? undefined : middle;
}

/** How often the second goes into the first; nothing where one of them is missing or nothing. */
export function ratio(value: number | undefined, other: number | undefined): number | undefined {
  return value === undefined || other === undefined || other === 0 ? undefined : value / other;
}
