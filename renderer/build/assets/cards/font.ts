import { create } from 'fontkitten';

/** What a card needs to know of a font before it is drawn. */
export interface FontFace {
  /** 400 for regular, 700 for bold. */
  readonly weight: number;
  /** How far capitals stand above the middle of a line, in em; below it when negative. */
  readonly lift: number;
  /** Whether the font has a glyph for a code point. */
  readonly has: (codePoint: number) => boolean;
}

/** Reads a font file: TTF, OTF, WOFF or WOFF2. Throws for anything else, for collections and for incomplete fonts. */
export function readFont(bytes: Uint8Array): FontFace {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (font.isCollection) throw new Error('A collection holds several fonts.');
  const { 'OS/2': os2, hhea } = font;
  const capitals = os2.capHeight ?? 0;
  // A font that does not say how tall its capitals are gets no correction.
  const lift = capitals > 0 ? (capitals - hhea.ascent - hhea.descent) / 2 / font.unitsPerEm : 0;
  const covered = new Set(font.characterSet);
  return { weight: os2.usWeightClass, lift, has: (codePoint) => covered.has(codePoint) };
}
