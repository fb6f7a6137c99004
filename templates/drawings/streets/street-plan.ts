/** The street plan behind a drawing, as SVG path data. */
export interface StreetPlan {
  /** A river, a coast or a bay, as strokes beside each other. It covers the streets; avenues cross it on bridges. */
  readonly water: string;
  /** Parks, and the islands before a coast. */
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
  const corner = { x: between(width * 0.05, width * 0.4), y: between(height * 0.05, height * 0.35) };
  const park = `M${corner.x} ${corner.y}l${between(22, 34)} ${Math.round(slope / 3)}l${Math.round(-slope / 3)} ${between(16, 26)}l${-between(22, 34)} ${Math.round(-slope / 3)}z`;
  const along = `M0 ${between(height * 0.2, height * 0.5)}L${width} ${between(height * 0.1, height * 0.7)}`;
  const { water, islands = '', avenue } = (atSea[place] ?? river)(width, height, between);
  return { water, park: park + islands, avenues: avenue + along, streets: across + down };
}

type Between = (low: number, high: number) => number;

/** Draws water, and an avenue from top to bottom that suits it. */
type Shape = (width: number, height: number, between: Between) => { water: string; islands?: string; avenue: string };

const river: Shape = (width, height, between) => {
  const shore = between(height * 0.55, height * 0.9);
  return {
    water: `M-9 ${shore}Q${between(width * 0.2, width * 0.8)} ${shore - between(20, 50)} ${width + 9} ${shore + between(-10, 30)}`,
    avenue: `M${between(0, width * 0.4)} 0L${between(width * 0.5, width)} ${height}`,
  };
};

/** The sea in the east, and a row of islands before it. */
const coast: Shape = (width, height, between) => {
  const bend = between(20, 32);
  let water = '';
  // The first bend goes inland, the second out to sea.
  for (let x = Math.round(width * 0.72); x < width + 15; x += strokeGap)
    water += `M${x} -9c${-bend} ${half(height)} ${bend} ${half(height)} 0 ${height + 18}`;
  const x = Math.round(width * 0.86);
  const island = (y: number) => `M${x} ${y}l5 ${between(3, 6)}l-1 ${between(12, 18)}l-4 -3z`;
  return {
    water,
    islands: island(between(2, height * 0.1)) + island(between(height * 0.35, height * 0.45)),
    avenue: `M${between(width * 0.2, width * 0.5)} 0L${between(width * 0.3, width * 0.6)} ${height}`,
  };
};

/** A bay that opens to the south, east of the middle, which is where a business is shown. */
const bay: Shape = (width, height, between) => {
  const [middle, lean] = [between(width * 0.82, width * 0.88), between(0, 20)];
  let water = '';
  let top = Math.round(-0.6 * height);
  for (let reach = Math.round(width * 0.2); reach > -half(strokeGap); reach -= strokeGap, top += 2 * strokeGap) {
    water += `M${middle - reach} ${height + 9}C${middle - half(3 * reach)} ${half(height)} ${middle + lean} ${top} ${middle + reach} ${height + 9}`;
  }
  return { water, avenue: `M${between(0, width * 0.2)} 0L${between(width * 0.1, width * 0.25)} ${height}` };
};

/** Places by the sea. All others have a river. */
const atSea: Readonly<Record<string, Shape>> = {
  Miami: coast,
  'Coral Gables': coast,
  'Fort Lauderdale': coast,
  Tampa: bay,
  'St. Petersburg': bay,
};

/** Strokes of water are 11 wide or wider, so these touch. */
const strokeGap = 10;

function half(length: number): number {
  return Math.round(length / 2);
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
