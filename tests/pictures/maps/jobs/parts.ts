import { letters, widthOf } from '../letters.ts';
import { type Palette, plate, stars, svg } from '../shapes.ts';

/** A job of the agency, for wide cards and for the narrow ones of phones. */
export interface Job {
  readonly wide: (palette: Palette) => string;
  readonly small: (palette: Palette) => string;
}

/** Roads over a picture of this size: fine ones as text of SVG paths, and one avenue. */
export interface Streets {
  readonly fine: string;
  readonly avenue: string;
  readonly park?: string;
  readonly water?: string;
}

/** A piece of a town map, with something on it. */
export function onMap(p: Palette, width: number, height: number, streets: Streets, body: string): string {
  return svg(
    width,
    height,
    [
      `<path fill="${p.land}" d="M0 0h${width}v${height}H0z"/>`,
      streets.park ? `<path fill="${p.park}" d="${streets.park}"/>` : '',
      `<path fill="none" stroke="${p.street}" stroke-width="4" d="${streets.fine}"/>`,
      streets.water ? `<path fill="${p.water}" d="${streets.water}"/>` : '',
      `<path fill="none" stroke="${p.street}" stroke-width="16" d="${streets.avenue}"/>`,
      `<path fill="none" stroke="${p.mark}" stroke-width="1.5" stroke-dasharray="9 7" d="${streets.avenue}"/>`,
      body,
    ].join(''),
  );
}

/** A line of text with parts in other colours or weights, each after the one before. */
export function line(x: number, y: number, size: number, parts: readonly LinePart[]): string {
  let pen = x;
  return parts
    .map(({ text, fill, weight = 700, strike }) => {
      const start = pen;
      const width = widthOf(text, size, weight);
      pen += width;
      const stroke = strike
        ? `<path stroke="${fill}" stroke-width="${round(size / 9)}" d="M${round(start - 1)} ${round(y - size * 0.34)}h${round(width + 2)}"/>`
        : '';
      return letters(text, { x: start, y, size, fill, weight }) + stroke;
    })
    .join('');
}

interface LinePart {
  readonly text: string;
  readonly fill: string;
  readonly weight?: 400 | 700;
  readonly strike?: boolean;
}

/** A round portrait with a letter. */
export const portrait = (x: number, y: number, radius: number, fill: string, letter: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>` +
  letters(letter, { x, y: y + radius * 0.36, size: radius * 1.05, fill: '#ffffff', anchor: 'middle' });

/** A name, with the stars that it gave. */
export function rated(p: Palette, name: string, x: number, y: number, size: number): string {
  return (
    letters(name, { x, y, size, fill: p.ink }) +
    stars(p.star, x + widthOf(name, size) + size * 0.5, y - size * 0.36, size * 0.95)
  );
}

/** A small sign with the name of a street, as on its corner. */
export function streetSign(name: string, x: number, y: number, size: number): string {
  const width = Math.round(widthOf(name, size) + size * 1.5);
  const height = Math.round(size * 1.75);
  return (
    plate({ x, y: y - height / 2, width, height, radius: 5, fill: '#0f6a3a', line: '#ffffff', inset: 2, stroke: 1 }) +
    letters(name, { x: x + width / 2, y: y + size * 0.36, size, fill: '#ffffff', anchor: 'middle' })
  );
}

/** The sign of a firm of plumbers: a drop. */
export const drop = (fill: string, x: number, y: number, size: number) =>
  `<path fill="${fill}" transform="translate(${x} ${y}) scale(${round(size / 38)}) translate(-20 -20.5)" fill-rule="evenodd" d="M20 2c7 9 13 16 13 24a13 13 0 0 1-26 0C7 18 13 11 20 2Zm-7 24a7 7 0 0 0 7 7v-4a3 3 0 0 1-3-3Z"/>`;

export const round = (value: number) => Math.round(value * 100) / 100;
