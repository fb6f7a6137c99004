/** Sizes of cells. */
export const sizes = ['small', 'wide', 'tall', 'large'] as const;

export type Size = (typeof sizes)[number];

type Layout = 'four' | 'six';

/** Columns and rows of a cell by its size; the style sheets say the same. */
const spans: Readonly<Record<Layout | 'two', Readonly<Record<Size, readonly [columns: number, rows: number]>>>> = {
  two: { small: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 1] },
  four: { small: [1, 1], wide: [2, 1], tall: [1, 2], large: [2, 2] },
  six: { small: [2, 1], wide: [3, 1], tall: [2, 2], large: [4, 2] },
};

const columnCount = { two: 2, four: 4, six: 6 } as const;

/** Whether cells of these sizes leave no gap, placed as `grid-auto-flow: dense` does (CSS Grid Layout 1, section 8.5). */
export function isFull(cells: readonly Size[], layout: Layout | 'two'): boolean {
  const columns = columnCount[layout];
  const rows: boolean[][] = [];
  const rowAt = (row: number) => {
    rows[row] ??= Array.from({ length: columns }, () => false);
    return rows[row];
  };
  for (const size of cells) {
    const [width, height] = spans[layout][size];
    const slots = (row: number, column: number) =>
      Array.from({ length: height }, (_, down) => rowAt(row + down).slice(column, column + width)).flat();
    for (let place = 0; ; place += 1) {
      const [row, column] = [Math.floor(place / columns), place % columns];
      if (column + width > columns || slots(row, column).includes(true)) continue;
      for (let down = 0; down < height; down += 1) rowAt(row + down).fill(true, column, column + width);
      break;
    }
  }
  return rows.flat().every(Boolean);
}

/**
 * Returns how cells are placed in the two columns of tablets: whether tall ones take two rows, and which cell takes both columns
 * because it has no neighbour (-1 if none does).
 */
export function inTwoColumns(cells: readonly Size[]): { readonly stacks: boolean; readonly alone: number } {
  if (cells.includes('tall')) {
    const last = cells.lastIndexOf('small');
    const wider = cells.map((size, index) => (index === last ? 'wide' : size));
    if (isFull(cells, 'two')) return { stacks: true, alone: -1 };
    if (isFull(wider, 'two')) return { stacks: true, alone: last };
  }
  const narrow = [...cells.keys()].filter((index) => cells[index] === 'small' || cells[index] === 'tall');
  return { stacks: false, alone: narrow.length % 2 === 1 ? (narrow.at(-1) ?? -1) : -1 };
}

/** Returns sizes that leave no gap: with one or two changes if that is enough, later cells first. */
export function fullSizes(cells: readonly Size[], layout: Layout): readonly Size[] {
  const changed = (from: readonly Size[]) =>
    cells.flatMap((_, back) => {
      const index = cells.length - 1 - back;
      return sizes.flatMap((size) => (size === from[index] ? [] : [from.with(index, size)]));
    });
  const once = changed(cells);
  return (
    once.find((other) => isFull(other, layout)) ??
    once.flatMap(changed).find((other) => isFull(other, layout)) ??
    rowsOf(cells.length, layout)
  );
}

/** Rows of small cells, and as many wide ones at the end as it takes. */
function rowsOf(count: number, layout: Layout): readonly Size[] {
  const wide = layout === 'six' ? [0, 4, 2][count % 3] : [0, 3, 2, 1][count % 4];
  return Array.from({ length: count }, (_, index) => (index < count - (wide ?? 0) ? 'small' : 'wide'));
}
