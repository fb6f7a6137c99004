/** The parts of a sentence, each as its options: `parts('we|they', 'park|stop')`. */
export const parts = (...options: readonly string[]): string[][] => options.map((option) => option.split('|'));

/** A text with a capital letter first. */
export const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** A sentence: one option of each part, chosen by `random`. */
export function spoken(sentence: readonly (readonly string[])[], random: () => number): string {
  return sentence.map((options) => take(options, random)).join(' ');
}

/** One of the options, chosen by `random`. */
export function take(options: readonly string[], random: () => number): string {
  return pick(options, Math.floor(random() * options.length));
}

/** The option at an index, counted round and round. */
export function pick(options: readonly string[], index: number): string {
  return options[index % options.length] ?? '';
}

/** Mulberry32: a small random number generator that gives the same numbers everywhere. */
export function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
