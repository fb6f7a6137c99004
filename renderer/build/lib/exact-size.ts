/** Copies a list without the spare capacity that growing lists have. For lists that are kept for every page. */
export function exactSize<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? empty : list.slice();
}

const empty: readonly never[] = [];
