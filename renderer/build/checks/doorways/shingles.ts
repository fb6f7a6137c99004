/** Words in a row that count as one piece of a text. */
const width = 4;

/** What a value that a page only fills in stands for, so that two pages which differ in nothing else read the same. */
const blank = '\u0000';

/**
 * A text as a set of pieces, each a few words in a row (w-shingling, Broder 1997), as sorted hashes. Values in `blanks`
 * read alike wherever they stand. A text of fewer words than a piece is one piece.
 */
export function shingles(text: string, blanks: readonly string[] = []): Uint32Array {
  return asSet(piecesOfWords(wordHashes(blanker(blanks)(text))));
}

/** The words of a text in their order, each by its hash. */
export function wordHashes(text: string): Uint32Array {
  const count = readWords(text, 0);
  return hashes.slice(0, count);
}

/**
 * The pieces of some texts that stand one after the other. `known` holds the words of those that it takes long to read and in
 * which nothing is filled in: others may have them too.
 */
export function piecesOfTexts(texts: readonly string[], known: Map<string, Uint32Array>): Uint32Array {
  let count = 0;
  for (const text of texts) count = readWords(text, count, text.includes(blank) ? undefined : known);
  return piecesOfWords(hashes.subarray(0, count));
}

/** Texts whose words are kept: those that many pages have come with the first of them. */
const mostKnown = 10_000;

/** Room for the words of any texts before their number is known: a list for each would be memory that is hardly used. */
let hashes = new Uint32Array(4096);

/** Writes the hashes of a text's words behind those of others, and answers where they end. */
function readWords(text: string, from: number, known?: Map<string, Uint32Array>): number {
  makeRoom(from + text.length + 1);
  if (plain.test(text)) return readPlain(text, from);
  const words = known?.get(text) ?? Uint32Array.from(normal(text).match(word) ?? [], hash);
  if (known !== undefined && known.size < mostKnown) known.set(text, words);
  makeRoom(from + words.length);
  hashes.set(words, from);
  return from + words.length;
}

function makeRoom(length: number): void {
  if (length <= hashes.length) return;
  const more = new Uint32Array(2 * length);
  more.set(hashes);
  hashes = more;
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase();
const word = /\p{L}[\p{L}\p{M}\p{N}’']*|\p{N}+|\u0000/gu;

/** What needs no normal form and no look at what kind of letter it is: ASCII, and the signs that typesetters put between. */
const plain = /^[\0-\x7f’‘“”–—…·×]*$/;

/** The same hashes, letter by letter: most texts are plain, and there are many of them. */
function readPlain(text: string, from: number): number {
  let count = from;
  let value = 0;
  let kind = outside;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const lower = code >= 65 && code <= 90 ? code + 32 : code;
    const letter = lower >= 97 && lower <= 122;
    const digit = code >= 48 && code <= 57;
    const goes =
      kind === inWord ? letter || digit || code === 39 || code === 0x2019 : kind === inNumber ? digit : false;
    if (!goes) {
      if (kind !== outside) hashes[count++] = value >>> 0;
      kind = letter ? inWord : digit ? inNumber : outside;
      value = offsetBasis;
      if (code === 0) hashes[count++] = Math.imul(offsetBasis, prime) >>> 0;
    }
    if (kind !== outside) value = Math.imul(value ^ lower, prime);
  }
  if (kind !== outside) hashes[count++] = value >>> 0;
  return count;
}

const outside = 0;
const inWord = 1;
const inNumber = 2;

/** The pieces of a text by the hashes of its words, in their order. */
function piecesOfWords(words: Uint32Array): Uint32Array {
  const pieces = new Uint32Array(Math.max(1, words.length - width + 1));
  for (let start = 0; start < pieces.length; start++) {
    let piece = 0x811c9dc5;
    for (let index = start; index < Math.min(start + width, words.length); index++) {
      piece = Math.imul(piece ^ (words[index] as number), 0x01000193);
      piece ^= piece >>> 15;
    }
    pieces[start] = piece;
  }
  return pieces;
}

/** Numbers in ascending order, each once. Sorts the list that it is given. */
export function asSet(numbers: Uint32Array): Uint32Array {
  numbers.sort();
  let length = 0;
  for (const number of numbers) {
    if (length === 0 || numbers[length - 1] !== number) numbers[length++] = number;
  }
  return numbers.subarray(0, length);
}

/** Blanks out values that a page only fills in: gives back the same text where it holds none of them. */
export function blanker(blanks: readonly string[]): (text: string) => string {
  // The longest first: "West Bay" before "Bay".
  const values = [...new Set(blanks.map((value) => value.trim().toLowerCase()))]
    .filter((value) => value !== '')
    .sort((a, b) => b.length - a.length);
  if (values.length === 0) return (text) => text;
  return (text) => {
    const lower = text.toLowerCase();
    const present = values.filter((value) => lower.includes(value));
    return present.length === 0 ? text : withBlanks(text, lower, present);
  };
}

/** An expression would do the same, but pages have one of their own each, and to compile it takes longer than to look. */
function withBlanks(text: string, lower: string, values: readonly string[]): string {
  // Of a few letters the lower case is longer, and offsets would not fit.
  const source = lower.length === text.length ? text : lower;
  let shown = '';
  let end = 0;
  for (let from = 0; ; ) {
    const next = nearest(lower, values, from);
    if (next === undefined) return shown + source.slice(end);
    from = next.start + next.value.length;
    if (isInWord(source[next.start - 1]) || isInWord(source[from])) continue;
    shown += `${source.slice(end, next.start)} ${blank} `;
    end = from;
  }
}

/** The value that stands first; of two at one place the one that is named first. */
function nearest(text: string, values: readonly string[], from: number): { start: number; value: string } | undefined {
  let found: { start: number; value: string } | undefined;
  for (const value of values) {
    const start = text.indexOf(value, from);
    if (start !== -1 && (found === undefined || start < found.start)) found = { start, value };
  }
  return found;
}

function isInWord(character = ' '): boolean {
  return character !== ' ' && /[\p{L}\p{N}]/u.test(character);
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(word: string): number {
  let value = offsetBasis;
  for (let index = 0; index < word.length; index++) value = Math.imul(value ^ word.charCodeAt(index), prime);
  return value >>> 0;
}
