import type { CardSpec } from '../spec.ts';

/** Returns the `font-family` for bold or other text. */
export function families(spec: CardSpec, role: 'bold' | 'plain'): string {
  return spec[role].map(({ asset }) => fontFamily(asset)).join(', ');
}

/** Returns a unique name for a font. */
export function fontFamily(asset: string): string {
  return `font-${asset}`;
}

/** Returns by how many pixels to lower bold text to centre its capitals and digits in the line. */
export function lowered({ bold: [font] }: CardSpec, size: number): number {
  return (font?.lift ?? 0) * size;
}
