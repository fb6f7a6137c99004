import { searchedValues, withBlanks } from './blanks.ts';
import { type NearPairs, nearPairs } from './near-pairs.ts';
import { asSet, concat, splitter } from './shingle-sets.ts';
import { shinglesOf } from './shingles.ts';

/** The texts of a page. */
export interface PageText {
  /** The page is written by hand: others are compared with it, and it is never reported. */
  readonly isWritten: boolean;
  /** Values that the page only fills in. */
  readonly filledIn: readonly string[];
  /** The texts of each section with {@link textEnd} between them, or the number of a section that several pages have. */
  readonly sections: readonly (string | number)[];
}

/** Separates the texts of a section: one string is handed to a thread in a fraction of the time of many. */
export const textEnd = '\u0002';

export interface Compared extends NearPairs {
  /** Shingles that the signatures leave out. */
  readonly common: Uint32Array;
}

/** Compares the texts of pages. Holds no more of each page than its shingles. */
export class Comparison {
  readonly #written: (readonly Uint32Array[])[] = [];
  readonly #made: (readonly Uint32Array[])[] = [];
  readonly #shared: ((values: readonly string[]) => Uint32Array)[] = [];

  /** Adds the text of a section that several pages have. Its number is how many were added before. */
  addShared(text: string): void {
    this.#shared.push(sharedSection(text));
  }

  add({ isWritten, filledIn, sections }: PageText): void {
    const values = searchedValues(filledIn);
    const own = sections.filter((section) => typeof section === 'string');
    const shared = sections.flatMap((section) =>
      typeof section === 'string' ? [] : (this.#shared[section]?.(values) ?? []),
    );
    (isWritten ? this.#written : this.#made).push([
      concat(own.map((text) => sectionShingles(text, values))),
      ...shared,
    ]);
  }

  /**
   * Finds near-duplicates, and drops all pages. Numbers the written pages first, then the others, each in the order they were
   * added. Signatures leave out `common`; without it, the sections that a tenth of the pages have.
   */
  compare(threshold: number, common?: Uint32Array): Compared {
    const first = this.#written.length;
    const pages = [...this.#written.splice(0), ...this.#made.splice(0)];
    const parts = common === undefined ? frequent(pages) : new Map<Uint32Array, number>();
    const leftOut = common ?? asSet(concat([...parts.keys()]));
    const split = splitter(leftOut, parts);
    // A large site has no memory for the shingles of all pages twice.
    const sets = pages.map((page, index) => {
      pages[index] = [];
      return split(page);
    });
    return { ...nearPairs(sets, first, threshold), common: leftOut };
  }
}

/** Numbers the lists of shingles that a tenth of the pages have, and at least two. */
function frequent(pages: readonly (readonly Uint32Array[])[]): ReadonlyMap<Uint32Array, number> {
  const uses = new Map<Uint32Array, number>();
  for (const page of pages) for (const part of page) uses.set(part, (uses.get(part) ?? 0) + 1);
  const parts = [...uses].filter(([, count]) => count > 1 && count * 10 >= pages.length);
  return new Map(parts.map(([part], number) => [part, number]));
}

function sectionShingles(text: string, values: readonly string[]): Uint32Array {
  const lower = text.toLowerCase();
  return shinglesOf(linesOf(text, withBlanks(text, lower, valuesIn(lower, values))));
}

/** Makes the shingles of a section once for all pages that fill in the same values in it. */
function sharedSection(text: string): (values: readonly string[]) => Uint32Array {
  const lower = text.toLowerCase();
  const known = new Map<string, Uint32Array>();
  return (values) => {
    const present = valuesIn(lower, values);
    const key = present.join(textEnd);
    const shingles = known.get(key) ?? shinglesOf(linesOf(text, withBlanks(text, lower, present)));
    known.set(key, shingles);
    return shingles;
  };
}

function valuesIn(lower: string, values: readonly string[]): readonly string[] {
  return values.filter((value) => lower.includes(value));
}

/** The texts of a section that count, with blanks: those of two words. Names and choices have no space, rows of numbers no letter. */
function linesOf(text: string, blanked: string): readonly string[] {
  const lines = text.split(textEnd);
  const counts = (line = '') => gap.test(line) && letter.test(line);
  return (blanked === text ? lines : blanked.split(textEnd)).filter((_, index) => counts(lines[index]));
}

const letter = /\p{L}/u;
/** Space with something on either side. */
const gap = /\S\s+\S/;
