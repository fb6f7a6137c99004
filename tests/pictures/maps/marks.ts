import { letters, widthOf } from './letters.ts';
import { svg } from './shapes.ts';

/** The sign of a firm alone, as on its van, from the middle of its own drawing. */
const mark = (ground: string, path: string, x: number, y: number) =>
  svg(
    96,
    96,
    `<path fill="${ground}" d="M0 0h96v96H0z"/><path fill="#ffffff" fill-rule="evenodd" transform="translate(48 48) scale(1.4) translate(${-x} ${-y})" d="${path}"/>`,
  );

export const marks: Readonly<Record<string, string>> = {
  hale: mark(
    '#12467f',
    'M20 2c7 9 13 16 13 24a13 13 0 0 1-26 0C7 18 13 11 20 2Zm-7 24a7 7 0 0 0 7 7v-4a3 3 0 0 1-3-3Z',
    20,
    20.5,
  ),
  bayfront: mark(
    '#0f6b68',
    'M20 3c5-3 15-2 15 8 0 6-3 8-4 14h-6c0-5-2-8-5-8s-5 3-5 8H9c-1-6-4-8-4-14C5 1 15 0 20 3ZM2 31c6-4 12-4 18 0s12 4 18 0v5c-6 4-12 4-18 0s-12-4-18 0Z',
    20,
    20.5,
  ),
  ortiz: mark('#7a2f3d', 'M0 4h36v5H0zM3 12h6v20H3zM15 12h6v20h-6zM27 12h6v20h-6zM0 35h36v5H0z', 18, 22),
};

/** The name of a firm of cleaners beside its sign, a brush. */
export function tidyBrigade(): string {
  const name = 'Tidy Brigade';
  const lettering = { size: 30, weight: 'italic' } as const;
  return svg(
    Math.ceil(46 + widthOf(name, lettering.size, lettering.weight)),
    44,
    '<path d="M16 2h6v15h9a3 3 0 0 1 3 3v4H4v-4a3 3 0 0 1 3-3h9zM4 27h30l3 15h-7l-1-8-1 8h-6l-1-8-1 8h-6l-1-8-1 8H1z"/>' +
      letters(name, { ...lettering, x: 44, y: 33, fill: '#000000' }),
  );
}
