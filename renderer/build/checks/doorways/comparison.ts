import { type AlikePair, findAlike } from './alike.ts';
import type { Pieces } from './sets.ts';
import { blanker, piecesOfTexts } from './shingles.ts';
import { sketch, sketchSize } from './sketch.ts';

/** What a page says, by its sections. */
export interface PageText {
  readonly name: string;
  /** Somebody wrote it as it is: of a pair it is the other that is named. */
  readonly isWritten: boolean;
  /** Values that it only fills in. */
  readonly blanks: readonly string[];
  readonly sections: readonly SectionText[];
}

/**
 * The texts of a section, one after the other with {@link textEnd} between them; a number stands for those of one that other
 * pages may have too, which come with the first of them.
 */
export type SectionText = string | number | { readonly texts: string; readonly shared: number };

/** Stands between the texts of a section: as one, they are handed to a thread in a fraction of the time. */
export const textEnd = '\u0002';

export interface ComparedTexts {
  readonly pairs: readonly AlikePair[];
  /** A sketch of each text, one after the other, those that somebody wrote first; nothing where none were asked for. */
  readonly sketches: Uint8Array | undefined;
}

/** Compares what pages say. Holds no more of each than the hashes of its pieces. */
export class Comparison {
  readonly #written: Text[] = [];
  readonly #made: Text[] = [];
  /** Lines of sections that many pages may have. */
  readonly #lines = new Map<number, readonly string[]>();
  /** Pieces of those in which nothing is filled in. */
  readonly #pieces = new Map<number, Uint32Array>();
  /** The same by their texts: sections of several parts of a site may say the same. */
  readonly #plain = new Map<string, Uint32Array>();
  /** Words of lines in which nothing is filled in, which many sections may have. */
  readonly #words = new Map<string, Uint32Array>();

  add({ name, isWritten, blanks, sections }: PageText): void {
    const blanked = blanker(blanks);
    const own: Uint32Array[] = [];
    const others: Uint32Array[] = [];
    for (const section of sections) {
      if (typeof section === 'string') own.push(this.#piecesOfLines(shownLines(section, blanked)));
      else others.push(this.#sharedPieces(section, blanked));
    }
    (isWritten ? this.#written : this.#made).push({ name, own: joined(own), others });
  }

  /** The texts that are alike, and their sketches where they are wanted. */
  compare(threshold: number, wantsSketches: boolean): ComparedTexts {
    const texts = withCommon([...this.#written, ...this.#made]);
    const sketches = new Uint8Array(texts.length * sketchSize);
    const made = new Uint8Array(texts.length);
    const sketchAt = (index: number) => {
      const own = sketches.subarray(index * sketchSize, (index + 1) * sketchSize);
      if (made[index] === 1) return own;
      const { pieces, common } = texts[index] as Pieces;
      own.set(sketch(pieces, common));
      made[index] = 1;
      return own;
    };
    const pairs = findAlike(texts, threshold, sketchAt);
    if (!wantsSketches) return { pairs, sketches: undefined };
    for (const index of texts.keys()) sketchAt(index);
    return { pairs, sketches };
  }

  #sharedPieces(section: Exclude<SectionText, string>, blanked: (line: string) => string): Uint32Array {
    const shared = typeof section === 'number' ? section : section.shared;
    const known = this.#pieces.get(shared);
    if (known !== undefined) return known;
    const lines = typeof section === 'number' ? (this.#lines.get(shared) ?? []) : linesOf(section.texts);
    this.#lines.set(shared, lines);
    const { pieces, isPlain } = this.#piecesOf(lines, blanked);
    if (!isPlain) return pieces;
    const text = lines.join(textEnd);
    const one = this.#plain.get(text) ?? pieces;
    this.#plain.set(text, one);
    this.#pieces.set(shared, one);
    return one;
  }

  #piecesOfLines(shown: readonly string[]): Uint32Array {
    return shown.length === 0 ? none : piecesOfTexts(shown, this.#words);
  }

  /** `isPlain` says that nothing is filled in. */
  #piecesOf(lines: readonly string[], blanked: (line: string) => string): { pieces: Uint32Array; isPlain: boolean } {
    const shown = lines.map(blanked);
    return {
      pieces: this.#piecesOfLines(shown),
      isPlain: shown.every((line, index) => line === lines[index]),
    };
  }
}

/** The sketch of what a page says, by the texts of its sections. */
export function sketchOf(sections: readonly string[], blanks: readonly string[]): Uint8Array {
  const blanked = blanker(blanks);
  const words = new Map<string, Uint32Array>();
  const pieces = sections.map((section) => {
    const lines = linesOf(section);
    return lines.length === 0 ? none : piecesOfTexts(lines.map(blanked), words);
  });
  return sketch(joined(pieces));
}

interface Text {
  readonly name: string;
  /** Pieces of its own sections. */
  readonly own: Uint32Array;
  /** Those of sections that others may have too, by themselves. */
  readonly others: readonly Uint32Array[];
}

const none = new Uint32Array();

/** What a section says: its texts of two words and more. Names, addresses and choices have no space, rows of ranks no letter. */
function linesOf(texts: string): string[] {
  return texts.split(textEnd).filter(says);
}

function says(text: string): boolean {
  return gap.test(text) && letter.test(text);
}

/** The same with what is filled in blanked out: in all texts at once, for none ends within a value. */
function shownLines(texts: string, blanked: (text: string) => string): readonly string[] {
  const lines = texts.split(textEnd);
  const shown = blanked(texts).split(textEnd);
  return shown.filter((_, index) => says(lines[index] ?? ''));
}

/** Characters of two words and what stands between them: shorter texts are not compared. */
export const leastCompared = 3;

const letter = /\p{L}/u;
/** Space with something on either side. */
const gap = /\S\s+\S/;

/** Puts the parts of texts together: those that others have too by themselves, as one list for all texts that have the same. */
function withCommon(texts: readonly Text[]): Required<Pieces>[] {
  const uses = new Map<Uint32Array, number>();
  for (const { others } of texts) for (const part of others) uses.set(part, (uses.get(part) ?? 0) + 1);
  const numbers = new Map([...uses.keys()].map((part, number) => [part, number]));
  const lists = new Map<string, Uint32Array>();
  return texts.map(({ name, own, others }) => {
    const alone = others.filter((part) => uses.get(part) === 1);
    const many = others.filter((part) => uses.get(part) !== 1);
    const key = many.map((part) => numbers.get(part)).join();
    const common = lists.get(key) ?? joined(many);
    lists.set(key, common);
    return { name, common, pieces: alone.length === 0 ? own : joined([own, ...alone]) };
  });
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  let length = 0;
  for (const list of lists) length += list.length;
  const all = new Uint32Array(length);
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}
