const known = new Map<string, string>();

/** One text for all that are alike. Pages are of a few kinds, by their blocks, and each keeps what its kind is named by. */
export function oneText(text: string): string {
  const one = known.get(text) ?? text;
  known.set(one, one);
  return one;
}
