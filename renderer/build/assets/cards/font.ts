import { create } from 'fontkitten';

/** The font data that cards need before they are drawn. */
export interface FontFace {
  /** 400 for regular, 700 for bold. */
  readonly weight: number;
  /** Distance of capitals above the middle of a line, in em; negative if below. */
  readonly lift: number;
  /** Whether the font has a glyph for a code point. */
  readonly has: (codePoint: number) => boolean;
}

/** Reads a TTF, OTF, WOFF or WOFF2 font. Throws for other files, collections and incomplete fonts. */
export function readFont(bytes: Uint8Array): FontFace {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (font.isCollection) throw new Error('A collection holds several fonts.');
  const { 'OS/2': os2, hhea } = font;
  const capitals = os2.capHeight ?? 0;
  // Without the height of capitals in the font, apply no correction.
  const lift = capitals > 0 ? (capitals - hhea.ascent - hhea.descent) / 2 / font.unitsPerEm : 0;
  const covered = new Set(font.characterSet);
  return { weight: os2.usWeightClass, lift, has: (codePoint) => covered.has(codePoint) };
}
