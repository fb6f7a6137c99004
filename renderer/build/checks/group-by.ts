/** Groups items by a key, in the order of the first item of each group. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [Item, ...(readonly Item[])])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
