import type { CardSpec } from '../spec.ts';

/** The fonts of bold or of other words, as a style names them. */
export function families(spec: CardSpec, role: 'bold' | 'plain'): string {
  return spec[role].map(({ asset }) => fontFamily(asset)).join(', ');
}

/** A name for a font that nothing else is called. */
export function fontFamily(asset: string): string {
  return `font-${asset}`;
}

/** Pixels that bold words go down so that their capitals and digits stand in the middle of their line. */
export function lowered({ bold: [font] }: CardSpec, size: number): number {
  return (font?.lift ?? 0) * size;
}
