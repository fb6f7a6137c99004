/** By how many units two glyphs beside each other move together (negative) or apart. */
export type Kerning = (left: number, right: number) => number;

/** The kerning of one pair by a subtable; undefined if another has to say it. */
type Subtable = (left: number, right: number) => number | undefined;

/** Returns the kerning in a table `GPOS` (https://learn.microsoft.com/typography/opentype/spec/gpos), whatever the script. */
export function kerningOf(table: Buffer | undefined): Kerning {
  if (table === undefined) return () => 0;
  const u16 = (at: number) => table.readUInt16BE(at);
  const [features, lookups] = [u16(6), u16(8)];
  const indexes = entries(table, features, 6)
    .filter((at) => table.toString('latin1', at, at + 4) === 'kern')
    .flatMap((at) => entries(table, features + u16(at + 4) + 2, 2).map(u16));
  const kerns = [...new Set(indexes)].map((index) => subtablesOf(table, lookups + u16(lookups + 2 + 2 * index)));
  return (left, right) => kerns.reduce((sum, subtables) => sum + firstOf(subtables, left, right), 0);
}

function firstOf(subtables: readonly Subtable[], left: number, right: number): number {
  for (const subtable of subtables) {
    const value = subtable(left, right);
    if (value !== undefined) return value;
  }
  return 0;
}

/** Returns the places of the entries of a list, which starts with their number. */
function entries(table: Buffer, list: number, size: number): number[] {
  return Array.from({ length: table.readUInt16BE(list) }, (_, index) => list + 2 + size * index);
}

const [pairs, extension] = [2, 9];

function subtablesOf(table: Buffer, lookup: number): Subtable[] {
  return entries(table, lookup + 4, 2).flatMap((at) => {
    const start = lookup + table.readUInt16BE(at);
    const isExtension = table.readUInt16BE(lookup) === extension;
    if (table.readUInt16BE(isExtension ? start + 2 : lookup) !== pairs) return [];
    return [pairsOf(table, isExtension ? start + table.readUInt32BE(start + 4) : start)];
  });
}

/** Pairs are listed by their left glyphs (format 1), or in a matrix of classes of left and right glyphs. */
function pairsOf(table: Buffer, start: number): Subtable {
  const u16 = (at: number) => table.readUInt16BE(start + at);
  const bytes = (values: number) => 2 * values.toString(2).replaceAll('0', '').length;
  const size = bytes(u16(4)) + bytes(u16(6));
  const advance = (at: number) => ((u16(4) & 4) === 0 ? 0 : table.readInt16BE(at + bytes(u16(4) & 3)));
  const covered = byGlyph((glyph) => coverageIndex(table, start + u16(2), glyph));
  if (u16(0) === 1)
    return (left, right) => {
      const index = covered(left);
      const list = index === undefined ? [] : entries(table, start + u16(10 + 2 * index), 2 + size);
      const pair = list.find((at) => table.readUInt16BE(at) === right);
      return pair === undefined ? undefined : advance(pair + 2);
    };
  const first = byGlyph((glyph) => classOf(table, start + u16(8), glyph));
  const second = byGlyph((glyph) => classOf(table, start + u16(10), glyph));
  return (left, right) => {
    if (covered(left) === undefined) return undefined;
    return advance(start + 16 + size * (first(left) * u16(14) + second(right)));
  };
}

/** Letters repeat, so each is looked up once. */
function byGlyph<Value>(find: (glyph: number) => Value): (glyph: number) => Value {
  const found = new Map<number, { readonly value: Value }>();
  return (glyph) => {
    const { value } = found.get(glyph) ?? { value: find(glyph) };
    found.set(glyph, { value });
    return value;
  };
}

function coverageIndex(table: Buffer, start: number, glyph: number): number | undefined {
  if (table.readUInt16BE(start) === 1) {
    const index = entries(table, start + 2, 2).findIndex((at) => table.readUInt16BE(at) === glyph);
    return index < 0 ? undefined : index;
  }
  const range = rangeOf(table, start, glyph);
  return range === undefined ? undefined : table.readUInt16BE(range + 4) + glyph - table.readUInt16BE(range);
}

/** Glyphs without a class are in class 0. */
function classOf(table: Buffer, start: number, glyph: number): number {
  if (table.readUInt16BE(start) === 1) {
    const index = glyph - table.readUInt16BE(start + 2);
    return index >= 0 && index < table.readUInt16BE(start + 4) ? table.readUInt16BE(start + 6 + 2 * index) : 0;
  }
  const range = rangeOf(table, start, glyph);
  return range === undefined ? 0 : table.readUInt16BE(range + 4);
}

function rangeOf(table: Buffer, start: number, glyph: number): number | undefined {
  const isIn = (at: number) => table.readUInt16BE(at) <= glyph && glyph <= table.readUInt16BE(at + 2);
  return entries(table, start + 2, 6).find(isIn);
}
