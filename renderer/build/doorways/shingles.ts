/** Words in a row that count as one piece of a text. */
const width = 4;

/** What a value that a page only fills in stands for, so that two pages which differ in nothing else read the same. */
const blank = '\u0000';

/**
 * A text as a set of pieces, each a few words in a row (w-shingling, Broder 1997), as sorted hashes. Values in `blanks`
 * read alike wherever they stand. A text of fewer words than a piece is one piece.
 */
export function shingles(text: string, blanks: readonly string[] = []): Uint32Array {
  const words = wordsOf(blanked(text, blanks));
  const pieces = new Set<number>();
  for (let start = 0; start === 0 || start + width <= words.length; start++) {
    pieces.add(hash(words.slice(start, start + width)));
  }
  return Uint32Array.from(pieces).sort();
}

function blanked(text: string, blanks: readonly string[]): string {
  // The longest first: "West Bay" before "Bay".
  const values = [...new Set(blanks.map((value) => value.trim()).filter((value) => value !== ''))]
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

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}\p{N}’']*|\p{N}+|\u0000/gu) ?? []
  );
}

/** FNV-1a over UTF-16 units, 32 bits; a unit that no word holds separates words. */
function hash(words: readonly string[]): number {
  let value = 0x811c9dc5;
  for (const word of words) {
    for (let index = 0; index < word.length; index++) {
      value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
    }
    value = Math.imul(value ^ 1, 0x01000193);
  }
  return value >>> 0;
}
