/** Whether words begin with or hold something by which they may be more than words; hardly any do. */
export function mayBeMore(words: string): boolean {
  return special.test(words);
}

/** The same of some words at once, none of them empty. */
export function mayBeMoreIn(words: readonly string[]): boolean {
  return specialInLines.test(words.join('\n'));
}

// A single brace may begin a token that lacks the other.
const special = /^\s|\{|[\uE000-\uF8FF]/;
// A word with a line break may be taken for two; where the second would be special, somebody looks closer for nothing.
const specialInLines = /(?:^|\n)\s|\{|[\uE000-\uF8FF]/;
