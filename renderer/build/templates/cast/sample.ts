import type { RowReader } from './row-reader.ts';

/** Rows of each kind that are planned: the first of them makes the mould, the others are what it is tried on. */
const ofEachKind = 3;

/**
 * Numbers of rows of which pages are planned, so that those of the others can be cast: some of each kind, by what rows are
 * like. Nothing where there would be too few others.
 */
export function sampleOf(rows: readonly unknown[], reader: RowReader): readonly number[] | undefined {
  const kinds = new Map<string, number[]>();
  for (const [number, row] of rows.entries()) {
    const { likeness } = reader.read(row);
    const alike = kinds.get(likeness);
    if (alike === undefined) kinds.set(likeness, [number]);
    else if (alike.length < ofEachKind) alike.push(number);
  }
  const chosen = [...kinds.values()].flat().sort((a, b) => a - b);
  return chosen.length * worthwhile > rows.length ? undefined : chosen;
}

/** As many pages must be cast for each that is planned. */
const worthwhile = 4;
