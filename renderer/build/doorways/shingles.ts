/** Words in a row that count as one piece of a text. */
const width = 4;

/** What a value that a page only fills in stands for, so that two pages which differ in nothing else read the same. */
const blank = '\u0000';

/**
 * A text as a set of pieces, each a few words in a row (w-shingling, Broder 1997), as sorted hashes. Values in `blanks`
 * read alike wherever they stand. A text of fewer words than a piece is one piece.
 */
export function shingles(text: string, blanks: readonly string[] = []): Uint32Array {
  return piecesOfWords(wordHashes(blanked(text, blanks)));
}

/** The words of a text in their order, each by its hash. */
export function wordHashes(text: string): Uint32Array {
  const words = text.normalize('NFKC').toLowerCase().match(word) ?? [];
  return Uint32Array.from(words, hash);
}

const word = /\p{L}[\p{L}\p{M}\p{N}’']*|\p{N}+|\u0000/gu;

/** The pieces of a text by the hashes of its words. */
export function piecesOfWords(words: Uint32Array): Uint32Array {
  const pieces = new Uint32Array(Math.max(1, words.length - width + 1));
  for (let start = 0; start < pieces.length; start++) {
    let piece = 0x811c9dc5;
    for (let index = start; index < Math.min(start + width, words.length); index++) {
      piece = Math.imul(piece ^ (words[index] as number), 0x01000193);
      piece ^= piece >>> 15;
    }
    pieces[start] = piece;
  }
  return asSet(pieces);
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

/** A text in which values read alike that a page only fills in; the same text where it holds none of them. */
export function blanked(text: string, blanks: readonly string[]): string {
  const lower = text.toLowerCase();
  // The longest first: "West Bay" before "Bay".
  const values = [...new Set(blanks.map((value) => value.trim()))]
    .filter((value) => value !== '' && lower.includes(value.toLowerCase()))
    .sort((a, b) => b.length - a.length)
    .map((value) => value.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&'));
  if (values.length === 0) return text;
  // Whether it is a whole word is looked at outside the expression, which many texts have one of their own of.
  return text.replace(new RegExp(values.join('|'), 'gi'), (value, start: number) => {
    const inside = isInWord(text[start - 1]) || isInWord(text[start + value.length]);
    return inside ? value : ` ${blank} `;
  });
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) {
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
