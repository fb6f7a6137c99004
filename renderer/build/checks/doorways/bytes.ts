/** A one for each byte of a word that is nothing (Warren, Hacker's Delight, "Find first 0-byte"). */
export function zeros(word: number): number {
  return ~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word | 0x7f7f7f7f) >>> 7;
}

/** The sum of the bytes of a word, which is less than 256. */
export function ones(word: number): number {
  return Math.imul(word, 0x01010101) >>> 24;
}
