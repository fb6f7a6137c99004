/** The street plan behind a drawing, as SVG path data. */
export interface StreetPlan {
  readonly river: string;
  readonly park: string;
  readonly avenues: string;
  readonly streets: string;
}

/**
 * Draws a fictional street plan of the given size. It depends only on the name of the place, so the same place has the
 * same streets in every build and in both halves of a comparison.
 */
export function streetPlan(place: string, width: number, height: number): StreetPlan {
  const random = seededRandom(place);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const slope = between(5, 14) * (random() < 0.5 ? -1 : 1);

  /**
   * Lines from edge to edge, unevenly spaced with the same slope. Only their starts differ, so that they compress well.
   */
  const lines = (from: number, to: number, draw: (position: number) => string) => {
    let path = '';
    for (let position = from; position < to; position += between(10, 17)) path += draw(position);
    return path;
  };

  const across = lines(-10, height, (position) => `M0 ${position}l${width} ${slope}`);
  const down = lines(-10, width + 10, (position) => `M${position + slope} 0l${-slope} ${height}`);
  const bend = between(width * 0.2, width * 0.8);
  const shore = between(height * 0.55, height * 0.9);
  const corner = { x: between(width * 0.05, width * 0.6), y: between(height * 0.05, height * 0.35) };
  return {
    river: `M-9 ${shore}Q${bend} ${shore - between(20, 50)} ${width + 9} ${shore + between(-10, 30)}`,
    park: `M${corner.x} ${corner.y}l${between(22, 34)} ${Math.round(slope / 3)}l${Math.round(-slope / 3)} ${between(16, 26)}l${-between(22, 34)} ${Math.round(-slope / 3)}z`,
    avenues: `M${between(0, width * 0.4)} 0L${between(width * 0.5, width)} ${height}M0 ${between(height * 0.2, height * 0.5)}L${width} ${between(height * 0.1, height * 0.7)}`,
    streets: across + down,
  };
}

/**
 * Returns a generator of numbers from 0 to 1 that depends only on the text: FNV-1a for the seed, mulberry32 for the
 * sequence.
 */
export function seededRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
