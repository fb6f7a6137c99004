const known = new Map<string, string>();

/** Returns the first string that was equal to this one, so that thousands of pages share one string in memory. */
export function interned(text: string): string {
  const one = known.get(text) ?? text;
  known.set(one, one);
  return one;
}
