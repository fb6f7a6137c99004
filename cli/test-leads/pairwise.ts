/**
 * Returns rows with one value for each dimension, such that every two values of two dimensions are together in some row.
 * `counts` says how many values each dimension has; a row holds their indexes.
 */
export function pairwise(counts: readonly number[]): number[][] {
  if (counts.length < 2)
    return Array.from({ length: counts[0] ?? 1 }, (_, value) => (counts.length === 0 ? [] : [value]));
  const open = new Map<string, readonly [first: number, value: number, second: number, other: number]>();
  for (const [first, values] of counts.entries()) {
    for (let second = first + 1; second < counts.length; second += 1) {
      for (let value = 0; value < values; value += 1) {
        for (let other = 0; other < (counts[second] ?? 0); other += 1)
          open.set(keyOf(first, value, second, other), [first, value, second, other]);
      }
    }
  }
  const rows: number[][] = [];
  for (const [first, value, second, other] of open.values()) {
    const row: (number | undefined)[] = counts.map(() => undefined);
    row[first] = value;
    row[second] = other;
    for (const [dimension, values] of counts.entries()) row[dimension] ??= mostOpen(row, dimension, values, open);
    for (const key of pairsOf(row)) open.delete(key);
    rows.push(row as number[]);
  }
  return rows;
}

/** Returns the value of a dimension that adds most open pairs to a row. */
function mostOpen(
  row: readonly (number | undefined)[],
  dimension: number,
  values: number,
  open: ReadonlyMap<string, unknown>,
): number {
  let best = 0;
  let most = -1;
  for (let value = 0; value < values; value += 1) {
    const added = row.filter(
      (other, at) => other !== undefined && open.has(pairOf(at, other, dimension, value)),
    ).length;
    if (added > most) [best, most] = [value, added];
  }
  return best;
}

function pairsOf(row: readonly (number | undefined)[]): string[] {
  return row.flatMap((value = 0, first) =>
    row.slice(first + 1).map((other = 0, index) => keyOf(first, value, first + 1 + index, other)),
  );
}

function pairOf(first: number, value: number, second: number, other: number): string {
  return first < second ? keyOf(first, value, second, other) : keyOf(second, other, first, value);
}

function keyOf(...pair: readonly [first: number, value: number, second: number, other: number]): string {
  return pair.join();
}
