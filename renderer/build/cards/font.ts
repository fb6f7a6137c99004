import { type FontTables, fontTables } from './sfnt.ts';

/** What is known of a font without drawing with it. */
export interface FontFace {
  /** 400 for regular, 700 for bold. */
  readonly weight: number;
  /** How far capitals stand above the middle of a line, in em; below it when negative. */
  readonly lift: number;
  /** Whether the font has a sign, by its code point. */
  readonly has: (codePoint: number) => boolean;
}

/** Reads a font file: TTF, OTF, WOFF or WOFF2. Throws for a file that is none, or misses what every font has. */
export function readFont(bytes: Uint8Array): FontFace {
  const tables = fontTables(bytes);
  const covered = coverage(table(tables, 'cmap'));
  return { ...measures(tables), has: (codePoint) => covered.has(codePoint) };
}

function measures(tables: FontTables): Pick<FontFace, 'weight' | 'lift'> {
  const os2 = table(tables, 'OS/2');
  const hhea = table(tables, 'hhea');
  const ascent = hhea.getInt16(4);
  const descent = -hhea.getInt16(6);
  const capitals = os2.getUint16(0) >= 2 ? os2.getInt16(88) : 0;
  const em = tables.get('head')?.getUint16(18) ?? 1000;
  // Where a font does not say how tall its capitals are, nothing is to be put right.
  const lift = capitals > 0 ? (capitals - ascent + descent) / 2 / em : 0;
  return { weight: os2.getUint16(4), lift };
}

/** Code points with a glyph of their own (OpenType specification, "cmap"). */
function coverage(cmap: DataView): ReadonlySet<number> {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const covered = new Set<number>();
  for (const offset of subtables) {
    const format = cmap.getUint16(offset);
    if (format === 4) addSegments(cmap, offset, covered);
    if (format === 12) addGroups(cmap, offset, covered);
  }
  return covered;
}

function addSegments(cmap: DataView, offset: number, covered: Set<number>): void {
  const doubled = cmap.getUint16(offset + 6);
  const ends = offset + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  for (let segment = 0; segment < doubled; segment += 2) {
    const start = cmap.getUint16(starts + segment);
    const end = cmap.getUint16(ends + segment);
    const delta = cmap.getUint16(deltas + segment);
    const range = cmap.getUint16(ranges + segment);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.getUint16(ranges + segment + range + (code - start) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code);
    }
  }
}

function addGroups(cmap: DataView, offset: number, covered: Set<number>): void {
  for (let group = 0; group < cmap.getUint32(offset + 12); group++) {
    const at = offset + 16 + group * 12;
    for (let code = cmap.getUint32(at); code <= cmap.getUint32(at + 4); code++) covered.add(code);
  }
}

function table(tables: FontTables, name: string): DataView {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`the font has no table ${name}`);
  return found;
}
