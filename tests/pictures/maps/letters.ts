import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/** Where text begins, ends or has its middle, and how it looks. */
export interface Lettering {
  readonly x: number;
  /** The line that the letters rest on. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
}

type Weight = 400 | 700 | 'italic';

/** The site's own typeface, and one for the name of a firm. */
const fonts = {
  400: read('templates/fonts/overpass-400'),
  700: read('templates/fonts/overpass-700'),
  italic: read('cli/starter/bakery/templates/fonts/dm-serif-italic'),
};

/** Draws text as a path in the site's own typeface, because a picture cannot load a font. */
export function letters(text: string, { x, y, size, fill, weight = 700, anchor = 'start' }: Lettering): string {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const width = widthOf(text, size, weight);
  let pen = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let path = '';
  for (const glyph of font.glyphsForString(text)) {
    path += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
    pen += glyph.advanceWidth * scale;
  }
  return `<path fill="${fill}" d="${rounded(path)}"/>`;
}

export function widthOf(text: string, size: number, weight: Weight = 700): number {
  const font = fonts[weight];
  return font.glyphsForString(text).reduce((width, glyph) => width + (glyph.advanceWidth * size) / font.unitsPerEm, 0);
}

/** A tenth of a unit is finer than any screen shows. */
function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function read(name: string): Font {
  const font = create(readFileSync(new URL(`../../../${name}.woff2`, import.meta.url)));
  if (font.isCollection) throw new Error(`${name} is a collection.`);
  return font;
}
