/** Returns the longest subsequence whose `place` increases. The items left over are the fewest that can have moved. */
export function longestInOrder<Item extends { readonly place: number }>(list: readonly Item[]): readonly Item[] {
  const ending: (readonly Item[])[] = [];
  for (const item of list) {
    const before = ending.filter((items) => (items.at(-1)?.place ?? 0) < item.place);
    ending.push([...longest(before), item]);
  }
  return longest(ending);
}

function longest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return lists.reduce((best, list) => (list.length > best.length ? list : best), []);
}
