import { type AlikePair, findAlike } from './alike.ts';
import type { Pieces } from './sets.ts';
import { blanker, piecesOfWords, wordHashes } from './shingles.ts';
import { sketch, sketchSize } from './sketch.ts';

/** What a page says, by its sections. */
export interface PageText {
  readonly name: string;
  /** Values that it only fills in. */
  readonly blanks: readonly string[];
  readonly sections: readonly SectionText[];
}

/** The lines of a section; a number stands for those of one that many pages have, which come with the first of them. */
export type SectionText = { readonly lines: readonly string[]; readonly shared?: number } | { readonly shared: number };

export interface ComparedTexts {
  readonly pairs: readonly AlikePair[];
  /** A sketch of each text, one after the other; nothing where none were asked for. */
  readonly sketches: Uint8Array | undefined;
}

/** Compares what pages say. Holds no more of each than the hashes of its pieces. */
export class Comparison {
  readonly #texts: { readonly name: string; readonly parts: readonly Uint32Array[] }[] = [];
  /** Lines of sections that many pages have. */
  readonly #lines = new Map<number, readonly string[]>();
  /** Pieces of those in which nothing is filled in. */
  readonly #pieces = new Map<number, Uint32Array>();
  /** Words of lines in which nothing is filled in, which many sections may have. */
  readonly #words = new Map<string, Uint32Array>();

  add({ name, blanks, sections }: PageText): void {
    const blanked = blanker(blanks);
    this.#texts.push({ name, parts: sections.map((section) => this.#piecesOf(section, blanked)) });
  }

  /** The texts that are alike, and their sketches where they are wanted. */
  compare(threshold: number, wantsSketches: boolean): ComparedTexts {
    const texts = withCommon(this.#texts);
    const pairs = findAlike(texts, threshold);
    if (!wantsSketches) return { pairs, sketches: undefined };
    const sketches = new Uint8Array(texts.length * sketchSize);
    for (const [index, { pieces, common }] of texts.entries()) sketches.set(sketch(pieces, common), index * sketchSize);
    return { pairs, sketches };
  }

  #piecesOf(section: SectionText, blanked: (line: string) => string): Uint32Array {
    const { shared } = section;
    const known = shared === undefined ? undefined : this.#pieces.get(shared);
    if (known !== undefined) return known;
    const written = 'lines' in section ? section.lines : (this.#lines.get(section.shared) ?? []);
    if (shared !== undefined) this.#lines.set(shared, written);
    const shown = written.map(blanked);
    const words = shown.map((line, index) => wordHashes(line, line === written[index] ? this.#words : undefined));
    const pieces = written.length === 0 ? new Uint32Array() : piecesOfWords(joined(words));
    if (shared !== undefined && shown.every((line, index) => line === written[index])) this.#pieces.set(shared, pieces);
    return pieces;
  }
}

interface Text {
  readonly name: string;
  readonly parts: readonly Uint32Array[];
}

/** Puts the parts of texts together: those that others have too by themselves, as one list for all texts that have the same. */
function withCommon(texts: readonly Text[]): Required<Pieces>[] {
  const uses = new Map<Uint32Array, number>();
  for (const part of texts.flatMap(({ parts }) => parts)) uses.set(part, (uses.get(part) ?? 0) + 1);
  const numbers = new Map([...uses.keys()].map((part, number) => [part, number]));
  const lists = new Map<string, Uint32Array>();
  return texts.map(({ name, parts }) => {
    const [own, others] = [[] as Uint32Array[], [] as Uint32Array[]];
    for (const part of parts) (uses.get(part) === 1 ? own : others).push(part);
    const key = others.map((part) => numbers.get(part)).join();
    const common = lists.get(key) ?? joined(others);
    lists.set(key, common);
    return { name, common, pieces: joined(own) };
  });
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((length, list) => length + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}
