/** Words per shingle. */
const width = 4;

/** Replaces a value that a page only fills in, so that pages that differ in nothing else have the same shingles. */
export const blank = '\u0000';

/**
 * Returns the shingles (four words in a row, Broder 1997) of texts that follow each other: hashes, unsorted, with repeats.
 * Texts of fewer than four words make one shingle; no texts make none.
 */
export function shinglesOf(texts: readonly string[]): Uint32Array {
  if (texts.length === 0) return new Uint32Array();
  let count = 0;
  for (const text of texts) count = hashWords(text, count);
  const words = hashes;
  const shingles = new Uint32Array(Math.max(1, count - width + 1));
  for (let start = 0; start < shingles.length; start++) {
    let shingle = offsetBasis;
    const end = Math.min(start + width, count);
    for (let index = start; index < end; index++) {
      shingle = Math.imul(shingle ^ (words[index] as number), prime);
      shingle ^= shingle >>> 15;
    }
    shingles[start] = shingle;
  }
  return shingles;
}

/** Hashes of the words read so far. One list serves all texts: a list for each would be garbage at once. */
let hashes = new Uint32Array(4096);

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** Writes the hash of each word (FNV-1a) to {@link hashes} from a position on. Returns the position behind the last. */
function hashWords(text: string, from: number): number {
  const source = isPlain.test(text) ? text : text.normalize('NFKC').toLowerCase();
  if (from + source.length > hashes.length) {
    const longer = new Uint32Array(2 * (from + source.length));
    longer.set(hashes);
    hashes = longer;
  }
  const words = hashes;
  let count = from;
  let hash = 0;
  let word: number = other;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    const type = types[code] || typeAt(source, index);
    const continues = word === letter ? type <= joiner : word === digit && type === digit;
    if (!continues) {
      if (word <= digit) words[count++] = hash;
      word = type === joiner ? other : type;
      hash = offsetBasis;
      if (code === 0) words[count++] = Math.imul(offsetBasis, prime);
    }
    if (word <= digit) hash = Math.imul(hash ^ (code >= 65 && code <= 90 ? code + 32 : code), prime);
  }
  if (word <= digit) words[count++] = hash;
  return count;
}

/** Matches text that needs no Unicode normalisation or lower case: ASCII and typographic punctuation. */
const isPlain = /^[\0-\x7f’‘“”–—…·×]*$/;

/** Types of characters. A word starts with a letter; letters, digits and joiners continue it. A number is all digits. */
const [letter, digit, joiner, other] = [1, 2, 3, 4] as const;

/** The type of each UTF-16 unit that is a character; 0 until it is looked up. */
const types = new Uint8Array(0x10000);

function typeAt(source: string, index: number): number {
  const isSecondHalf = /^[\uDC00-\uDFFF]/.test(source.charAt(index));
  const code = source.codePointAt(isSecondHalf ? index - 1 : index) ?? 0;
  const character = String.fromCodePoint(code);
  let type: number = other;
  if (/^\p{L}/u.test(character)) type = letter;
  else if (/^\p{N}/u.test(character)) type = digit;
  else if (/^[\p{M}’']/u.test(character)) type = joiner;
  if (code < 0x10000 && !isSecondHalf) types[code] = type;
  return type;
}
