/** A page as two sets of shingles, both sorted. */
export interface PageSets {
  /** Shingles that many pages of the site have: one list for all pages that have the same. */
  readonly common: Uint32Array;
  /** The others. */
  readonly own: Uint32Array;
}

/** Splits the shingles of pages. `common` are those that many pages have; `parts` are lists that consist of them alone. */
export function splitter(common: Uint32Array, parts: ReadonlyMap<Uint32Array, number> = new Map()) {
  const lists = new Map<string, Uint32Array>();
  return (shingles: readonly Uint32Array[]): PageSets => {
    const key = shingles.flatMap((part) => parts.get(part) ?? []).join();
    const list = lists.get(key) ?? asSet(concat(shingles.filter((part) => parts.has(part))));
    lists.set(key, list);
    const { inside, outside } = divide(asSet(concat(shingles.filter((part) => !parts.has(part)))), common);
    const more = divide(inside, list).outside;
    return { own: outside, common: more.length === 0 ? list : asSet(concat([list, more])) };
  };
}

/** Divides a sorted set into what another one has and what it has not. Reuses the memory of the set for the latter. */
function divide(set: Uint32Array, other: Uint32Array): { readonly inside: Uint32Array; readonly outside: Uint32Array } {
  const inside: number[] = [];
  let length = 0;
  let index = 0;
  for (const member of set) {
    while (index < other.length && (other[index] as number) < member) index++;
    if (other[index] === member) inside.push(member);
    else set[length++] = member;
  }
  return { inside: Uint32Array.from(inside), outside: set.subarray(0, length) };
}

/** The share of shingles that both pages have among those that either has (Jaccard), 0 to 1. */
export function similarityOf(one: PageSets, other: PageSets): number {
  const common = one.common === other.common ? one.common.length : countShared(one.common, other.common);
  const both = common + countShared(one.own, other.own);
  const either = one.own.length + one.common.length + other.own.length + other.common.length - both;
  return either === 0 ? 1 : both / either;
}

/** How many members two sorted lists share. A member that both repeat counts as often as both have it. */
export function countShared(one: Uint32Array, other: Uint32Array): number {
  let shared = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const first = one[a] as number;
    const second = other[b] as number;
    if (first === second) shared += 1;
    if (first <= second) a += 1;
    if (second <= first) b += 1;
  }
  return shared;
}

/** Sorts numbers in place and returns each of them once. */
export function asSet(numbers: Uint32Array): Uint32Array {
  numbers.sort();
  let length = 0;
  for (const number of numbers) {
    if (length === 0 || numbers[length - 1] !== number) numbers[length++] = number;
  }
  return numbers.subarray(0, length);
}

export function concat(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((length, list) => length + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}
