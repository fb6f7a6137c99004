import { NumberTable } from './number-table.ts';
import { asSet } from './shingles.ts';

/** A text by its pieces; see `shingles`. They may stand in any order, and more than once. */
export interface Pieces {
  readonly name: string;
  /** Pieces that stand in many texts: the same list for all that have them, so that they are looked at once. */
  readonly common?: Uint32Array;
  /** The others. */
  readonly pieces: Uint32Array;
}

/** Texts as sets, each made when it is first asked for. */
export class Sets {
  readonly #texts: readonly Pieces[];
  readonly #commons = new Map<Uint32Array, Uint32Array>();
  readonly #own = new Map<number, Uint32Array>();
  readonly #ownCounts: (number | undefined)[] = [];
  readonly #whole = new Map<number, Uint32Array>();
  /** What many texts have, of those whose own pieces were counted last: most have the same. */
  readonly #common = new NumberTable();
  #tabled: Uint32Array | undefined;
  readonly #counted = new NumberTable();

  constructor(texts: readonly Pieces[]) {
    this.#texts = texts;
  }

  /** The share of pieces that two texts have in common; less than `threshold` may come out as nothing. */
  likeness(one: number, other: number, threshold: number): number {
    const common = this.#commonOf(one);
    return common === this.#commonOf(other)
      ? jaccard(this.#ownOf(one), this.#ownOf(other), threshold, common.length)
      : jaccard(this.#wholeOf(one), this.#wholeOf(other), threshold);
  }

  /** How many pieces a text has in common with others, each counted once. */
  commonCount(index: number): number {
    return this.#commonOf(index).length;
  }

  /** How many it has besides, each counted once. The set itself is not made: most are never asked for. */
  ownCount(index: number): number {
    const known = this.#ownCounts[index] ?? this.#countOwn(index);
    this.#ownCounts[index] = known;
    return known;
  }

  #countOwn(index: number): number {
    const { common = none, pieces } = this.#texts[index] as Pieces;
    if (this.#tabled !== common) {
      this.#common.clear(common.length);
      for (const piece of common) this.#common.add(piece);
      this.#tabled = common;
    }
    this.#counted.clear(pieces.length);
    let count = 0;
    for (const piece of pieces) if (!this.#common.has(piece) && this.#counted.add(piece)) count += 1;
    return count;
  }

  #commonOf(index: number): Uint32Array {
    const { common = none } = this.#texts[index] as Pieces;
    const known = this.#commons.get(common);
    if (known !== undefined) return known;
    const set = asSet(common.slice());
    this.#commons.set(common, set);
    return set;
  }

  /** What a text has besides what it has in common with others. */
  #ownOf(index: number): Uint32Array {
    const known = this.#own.get(index);
    if (known !== undefined) return known;
    const set = this.#makeOwn(index);
    if (this.#own.size === mostKept) this.#own.clear();
    this.#own.set(index, set);
    return set;
  }

  #makeOwn(index: number): Uint32Array {
    return without(asSet((this.#texts[index] as Pieces).pieces.slice()), this.#commonOf(index));
  }

  #wholeOf(index: number): Uint32Array {
    const known = this.#whole.get(index);
    if (known !== undefined) return known;
    const { common = none, pieces } = this.#texts[index] as Pieces;
    const all = new Uint32Array(common.length + pieces.length);
    all.set(common);
    all.set(pieces, common.length);
    const set = asSet(all);
    if (this.#whole.size === mostKept) this.#whole.clear();
    this.#whole.set(index, set);
    return set;
  }
}

/** Sets that are kept at a time: those that are asked for again stand near each other. */
const mostKept = 5000;

const none = new Uint32Array();

/** The members of a set that another does not have; both are sorted. Changes the first. */
function without(set: Uint32Array, other: Uint32Array): Uint32Array {
  let length = 0;
  let place = 0;
  for (const member of set) {
    while (place < other.length && (other[place] as number) < member) place++;
    if (other[place] !== member) set[length++] = member;
  }
  return set.subarray(0, length);
}

/**
 * The share of members of either set that are in both; the sets are sorted. Less than `least` may come out as nothing.
 * `common` is the number of members that both have besides.
 */
export function jaccard(a: Uint32Array, b: Uint32Array, least = 0, common = 0): number {
  // A share of s means that s / (1 + s) of all members are in both, and the others in one only.
  const needed = (least * (a.length + b.length + 2 * common)) / (1 + least) - common;
  let left = a.length - needed;
  let right = b.length - needed;
  let both = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const own = a[i] as number;
    const other = b[j] as number;
    if (own === other) both += 1;
    else if ((own < other ? --left : --right) < -1) return 0;
    if (own <= other) i += 1;
    if (other <= own) j += 1;
  }
  const either = a.length + b.length - both + common;
  return either === 0 ? 1 : (both + common) / either;
}
