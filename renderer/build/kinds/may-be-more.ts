/** Whether words begin with or hold something by which they may be more than words; hardly any do. */
export function mayBeMore(words: string): boolean {
  return special.test(words);
}

// A single brace may begin a token that lacks the other.
const special = /^\s|\{|[\uE000-\uF8FF]/;
