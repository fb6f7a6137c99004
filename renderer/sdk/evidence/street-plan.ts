/** A quiet street plan behind a drawing: path data by what it draws. */
export interface StreetPlan {
  readonly river: string;
  readonly park: string;
  readonly avenues: string;
  readonly streets: string;
}

/**
 * Draws a made-up street plan of the given size. It depends on nothing but the words it is given, so the same place
 * always has the same streets, in every build and in both halves of a comparison.
 */
export function streetPlan(place: string, width: number, height: number): StreetPlan {
  const random = randomFrom(place);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const lean = between(5, 14) * (random() < 0.5 ? -1 : 1);

  /** Lines from one edge to the other, unevenly spaced, all leaning the same way: equal from where they begin, to pack well. */
  const lines = (from: number, to: number, draw: (at: number) => string) => {
    let path = '';
    for (let at = from; at < to; at += between(10, 17)) path += draw(at);
    return path;
  };

  const across = lines(-10, height, (at) => `M0 ${at}l${width} ${lean}`);
  const down = lines(-10, width + 10, (at) => `M${at + lean} 0l${-lean} ${height}`);
  const bend = between(width * 0.2, width * 0.8);
  const shore = between(height * 0.55, height * 0.9);
  const corner = { x: between(width * 0.05, width * 0.6), y: between(height * 0.05, height * 0.35) };
  return {
    river: `M-9 ${shore}Q${bend} ${shore - between(20, 50)} ${width + 9} ${shore + between(-10, 30)}`,
    park: `M${corner.x} ${corner.y}l${between(22, 34)} ${Math.round(lean / 3)}l${Math.round(-lean / 3)} ${between(16, 26)}l${-between(22, 34)} ${Math.round(-lean / 3)}z`,
    avenues: `M${between(0, width * 0.4)} 0L${between(width * 0.5, width)} ${height}M0 ${between(height * 0.2, height * 0.5)}L${width} ${between(height * 0.1, height * 0.7)}`,
    streets: across + down,
  };
}

/** Numbers from 0 to 1 that follow from the words alone: FNV-1a for the seed, mulberry32 for the row of numbers. */
export function randomFrom(words: string): () => number {
  let state = 0x811c9dc5;
  for (const character of words) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
