import { create, type Font } from 'fontkitten';
import { contentHash } from '../../lib/hash.ts';
import { fontTables, trueType } from './font-tables.ts';
import { type Kerning, kerningOf } from './kerning.ts';
import { letterPairs } from './letter-pairs.ts';

/** A point in the design space of a variable font, by axis. Other fonts have one only. */
export type Design = Readonly<Record<string, number>>;

/** What the metrics of a font say about text set in it. */
export interface FontMetrics {
  /** Its family, as the file names it. */
  readonly family: string;
  readonly weight: number;
  readonly isItalic: boolean;
  /** The axes of a variable font. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly category: FontCategory;
  /** Height above and below the baseline, and between lines, in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of a character of Latin text in em, with kerning; undefined if the font lacks Latin letters. */
  readonly width: (design: Design) => number | undefined;
  /** Width of a character in em. */
  readonly advance: (codePoint: number, design: Design) => number;
  /** Distance of capitals above the middle of a line, in em; negative if below, 0 if the file does not say how high they are. */
  readonly lift: number;
  readonly has: (codePoint: number) => boolean;
  readonly codePoints: () => readonly number[];
  /** The copyright and the license, as the file states them. */
  readonly rights: readonly string[];
}

export type FontCategory = 'sans-serif' | 'serif' | 'monospace';

/** Reads the metrics of a TTF, OTF, WOFF or WOFF2 file. Throws for others, and for damaged ones. */
export function fontMetrics(bytes: Uint8Array): FontMetrics {
  const hash = contentHash(bytes);
  const metrics = known.get(hash) ?? readMetrics(bytes);
  known.set(hash, metrics);
  return metrics;
}

/** By the hash of the file, because `dev` needs the metrics after each edit. */
const known = new Map<string, FontMetrics>();

/** The tables with metrics, with those of their variations. */
const measured = ['head', 'hhea', 'maxp', 'hmtx', 'cmap', 'OS/2', 'name', 'post', 'fvar', 'avar', 'HVAR'];

function readMetrics(bytes: Uint8Array): FontMetrics {
  const tables = fontTables(bytes);
  const kept = measured.flatMap((tag) => {
    const table = tables.get(tag);
    return table === undefined ? [] : [[tag, table] as const];
  });
  // The reader wants the bounds of a glyph, and only varies fonts that have these tables. It cannot vary WOFF2 itself.
  const none = Buffer.alloc(16);
  const outlines = ['glyf', 'loca', ...(tables.has('HVAR') ? ['gvar'] : [])].map((tag) => [tag, none] as const);
  const font = create(trueType([...outlines, ...kept]));
  if (font.isCollection) throw new Error('A collection holds several fonts.');
  const { 'OS/2': os2, unitsPerEm, variationAxes } = font;
  const capitals = os2.capHeight ?? 0;
  const kerning = kerningOf(tables.get('GPOS'));
  const axes = Object.entries(variationAxes).flatMap(([tag, axis]) => (axis ? [[tag, axis] as const] : []));
  const isLatin = font.hasGlyphForCodePoint('a'.charCodeAt(0));
  const isVaried = tables.has('HVAR') && axes.length > 0;
  const widths = new Map<string, number>();
  const at = (design: Design) => (isVaried ? font.getVariation(design) : font);
  const widthOf = (character: string) => font.glyphForCodePoint(character.charCodeAt(0)).advanceWidth;
  return {
    family: (font.getName('preferredFamily') ?? font.familyName).replace(weightName, ''),
    weight: os2.usWeightClass,
    isItalic: os2.fsSelection.italic || font.italicAngle !== 0,
    axes: Object.fromEntries(axes.map(([tag, { min, max }]) => [tag, { min, max }])),
    category: widthOf('i') === widthOf('m') ? 'monospace' : hasSerifs(os2.panose) ? 'serif' : 'sans-serif',
    ascent: font.ascent / unitsPerEm,
    descent: -font.descent / unitsPerEm,
    lineGap: font.lineGap / unitsPerEm,
    width(design) {
      if (!isLatin) return undefined;
      const key = isVaried ? JSON.stringify(design) : '';
      const width = widths.get(key) ?? meanWidth(at(design), kerning) / unitsPerEm;
      widths.set(key, width);
      return width;
    },
    advance: (codePoint, design) => at(design).glyphForCodePoint(codePoint).advanceWidth / unitsPerEm,
    lift: capitals > 0 ? (capitals - font.ascent - font.descent) / 2 / unitsPerEm : 0,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    codePoints: () => font.characterSet,
    rights: ['copyright', 'license', 'licenseURL'].flatMap((key) => font.getName(key) || []),
  };
}

/** Names of weights, which files without a name for the whole family add to it. */
const weightName = /( (thin|(extra|semi|demi)?[ -]?(light|bold)|regular|medium|black|heavy))+$/i;

/** Mean width of the first characters of all pairs, with the kerning to the second ones. */
function meanWidth(font: Font, kerning: Kerning): number {
  const letters = new Map<string, { readonly id: number; readonly advanceWidth: number }>();
  const glyphOf = (letter: string) => {
    const glyph = letters.get(letter) ?? font.glyphForCodePoint(letter.charCodeAt(0));
    letters.set(letter, glyph);
    return glyph;
  };
  let [sum, total] = [0, 0];
  for (const { first, second, count } of letterPairs) {
    const { id, advanceWidth } = glyphOf(first);
    sum += count * (advanceWidth + kerning(id, glyphOf(second).id));
    total += count;
  }
  return sum / total;
}

/** PANOSE numbers of Latin text describe serifs from 2 to 10, and their absence from 11 on. */
function hasSerifs([family, serif]: readonly number[]): boolean {
  return family === 2 && serif !== undefined && serif >= 2 && serif <= 10;
}
