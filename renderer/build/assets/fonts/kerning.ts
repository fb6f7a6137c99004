/** By how many units two glyphs beside each other move together (negative) or apart. */
export type Kerning = (left: number, right: number) => number;

/** Returns the kerning of Latin text in a table `GPOS` (https://learn.microsoft.com/typography/opentype/spec/gpos). */
export function kerningOf(table: Buffer | undefined): Kerning {
  if (table === undefined) return () => 0;
  const lookups = kerningLookups(table);
  return (left, right) => lookups.reduce((sum, subtables) => sum + firstOf(subtables, left, right), 0);
}

/** A table inside of another: `u16` reads relative to its start. */
class Part {
  readonly #table: Buffer;
  readonly #start: number;

  constructor(table: Buffer, start: number) {
    this.#table = table;
    this.#start = start;
  }

  u16(at: number): number {
    return this.#table.readUInt16BE(this.#start + at);
  }

  i16(at: number): number {
    return this.#table.readInt16BE(this.#start + at);
  }

  u32(at: number): number {
    return this.#table.readUInt32BE(this.#start + at);
  }

  tag(at: number): string {
    return this.#table.toString('latin1', this.#start + at, this.#start + at + 4);
  }

  /** The part whose offset is at a place in this one. */
  part(at: number): Part {
    return this.below(this.u16(at));
  }

  below(offset: number): Part {
    return new Part(this.#table, this.#start + offset);
  }

  /** The places of the entries of a list. */
  places(count: number, first: number, size: number): number[] {
    return Array.from({ length: count }, (_, index) => first + size * index);
  }
}

/** The kerning of one pair by a subtable; undefined if another has to say it. */
type Subtable = (left: number, right: number) => number | undefined;

function firstOf(subtables: readonly Subtable[], left: number, right: number): number {
  for (const subtable of subtables) {
    const value = subtable(left, right);
    if (value !== undefined) return value;
  }
  return 0;
}

function kerningLookups(table: Buffer): readonly (readonly Subtable[])[] {
  const root = new Part(table, 0);
  const [scripts, features, lookups] = [root.part(4), root.part(6), root.part(8)];
  const places = scripts.places(scripts.u16(0), 2, 6);
  const place = ['latn', 'DFLT'].flatMap((tag) => places.find((at) => scripts.tag(at) === tag) ?? [])[0] ?? places[0];
  const script = place === undefined ? undefined : scripts.part(place + 4);
  if (script === undefined || script.u16(0) === 0) return [];
  const language = script.part(0);
  const indexes = language
    .places(language.u16(4), 6, 2)
    .map((at) => 2 + 6 * language.u16(at))
    .filter((at) => features.tag(at) === 'kern')
    .flatMap((at) => {
      const feature = features.part(at + 4);
      return feature.places(feature.u16(2), 4, 2).map((index) => feature.u16(index));
    });
  return [...new Set(indexes)].map((index) => subtablesOf(lookups.part(2 + 2 * index)));
}

const [pairs, extension] = [2, 9];

function subtablesOf(lookup: Part): Subtable[] {
  return lookup.places(lookup.u16(4), 6, 2).flatMap((at) => {
    const given = lookup.part(at);
    const isExtension = lookup.u16(0) === extension;
    const type = isExtension ? given.u16(2) : lookup.u16(0);
    const part = isExtension ? given.below(given.u32(4)) : given;
    if (type !== pairs) return [];
    return [part.u16(0) === 1 ? pairsOfGlyphs(part) : pairsOfClasses(part)];
  });
}

/** Sizes of the values of a pair in bytes, and where in the first one its advance is. */
function valuesOf(part: Part) {
  const bits = (format: number) => format.toString(2).replaceAll('0', '').length;
  const [first, second] = [part.u16(4), part.u16(6)];
  const size = 2 * (bits(first) + bits(second));
  return { size, advance: (first & 4) === 0 ? undefined : 2 * bits(first & 3) };
}

function pairsOfGlyphs(part: Part): Subtable {
  const covered = coverage(part.part(2));
  const { size, advance } = valuesOf(part);
  return (left, right) => {
    const index = covered(left);
    if (index === undefined) return undefined;
    const set = part.part(10 + 2 * index);
    const place = set.places(set.u16(0), 2, 2 + size).find((at) => set.u16(at) === right);
    if (place === undefined) return undefined;
    return advance === undefined ? 0 : set.i16(place + 2 + advance);
  };
}

function pairsOfClasses(part: Part): Subtable {
  const covered = coverage(part.part(2));
  const { size, advance } = valuesOf(part);
  const [firstClass, secondClass] = [classes(part.part(8)), classes(part.part(10))];
  const width = part.u16(14);
  return (left, right) => {
    if (covered(left) === undefined) return undefined;
    const index = firstClass(left) * width + secondClass(right);
    return advance === undefined ? 0 : part.i16(16 + size * index + advance);
  };
}

/** Letters repeat, so each answer is kept. */
function remembered<Answer>(ask: (glyph: number) => Answer): (glyph: number) => Answer {
  const known = new Map<number, Answer>();
  return (glyph) => {
    if (!known.has(glyph)) known.set(glyph, ask(glyph));
    return known.get(glyph) as Answer;
  };
}

function coverage(part: Part): (glyph: number) => number | undefined {
  const count = part.u16(2);
  if (part.u16(0) === 1) {
    const indexes = new Map(part.places(count, 4, 2).map((at, index) => [part.u16(at), index]));
    return (glyph) => indexes.get(glyph);
  }
  const ranges = part.places(count, 4, 6);
  return remembered((glyph) => {
    const at = ranges.find((range) => part.u16(range) <= glyph && glyph <= part.u16(range + 2));
    return at === undefined ? undefined : part.u16(at + 4) + glyph - part.u16(at);
  });
}

/** Glyphs without a class are in class 0. */
function classes(part: Part): (glyph: number) => number {
  if (part.u16(0) === 1) {
    const [first, count] = [part.u16(2), part.u16(4)];
    return (glyph) => (glyph < first || glyph >= first + count ? 0 : part.u16(6 + 2 * (glyph - first)));
  }
  const ranges = part.places(part.u16(2), 4, 6);
  return remembered((glyph) => {
    const at = ranges.find((range) => part.u16(range) <= glyph && glyph <= part.u16(range + 2));
    return at === undefined ? 0 : part.u16(at + 4);
  });
}
