/** Words per shingle. */
const width = 4;

/** Replaces a value that a page only fills in, so that pages that differ in nothing else have the same shingles. */
const blank = '\u0000';

/** A word starts with a letter; letters, digits and joiners continue it. A number is all digits. */
const words = new RegExp(`\\p{L}[\\p{L}\\p{N}\\p{M}’']*|\\p{N}+|${blank}`, 'gu');

/** Returns a text as it is compared: in lower case, and without differences of Unicode that nobody sees. */
export function comparableText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns values as they are searched for in comparable texts: the longest first ("West Bay" before "Bay"). */
export function searchedValues(values: readonly string[]): readonly string[] {
  const searched = new Set(values.map((value) => comparableText(value).trim()));
  return [...searched].filter((value) => value !== '').sort((a, b) => b.length - a.length);
}

/** Returns a comparable text with a blank for each whole word or phrase that is one of some searched values. */
export function withBlanks(text: string, values: readonly string[]): string {
  return values.reduce(
    (rest, value) =>
      rest.replaceAll(value, (match, start: number) =>
        inWord.test(rest.charAt(start - 1)) || inWord.test(rest.charAt(start + match.length)) ? match : ` ${blank} `,
      ),
    text,
  );
}

const inWord = /[\p{L}\p{N}]/u;

/**
 * Returns the shingles of a comparable text (four words in a row, Broder 1997): hashes, unsorted, with repeats. Fewer than four
 * words make one shingle, no words make none.
 */
export function shinglesOf(text: string): Uint32Array {
  const hashes = (text.match(words) ?? []).map(wordHash);
  const shingles = new Uint32Array(hashes.length === 0 ? 0 : Math.max(1, hashes.length - width + 1));
  for (let start = 0; start < shingles.length; start++) {
    let shingle = offsetBasis;
    for (let index = start; index < start + width && index < hashes.length; index++) {
      shingle = Math.imul(shingle ^ (hashes[index] as number), prime);
      shingle ^= shingle >>> 15;
    }
    shingles[start] = shingle;
  }
  return shingles;
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a. */
function wordHash(word: string): number {
  let hash = offsetBasis;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), prime);
  return hash;
}
