/** A list without the room for more that lists have while they grow: for what is kept of each page. */
export function fitted<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list.slice();
}

const none: readonly never[] = [];
