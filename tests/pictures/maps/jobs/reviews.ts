import { letters } from '../letters.ts';
import { type Palette, sheet } from '../shapes.ts';
import { type Job, onMap, portrait, rated } from './parts.ts';

/** A review, and the answer of the owner below it. */
export const reviews: Job = {
  wide: (p) =>
    onMap(
      p,
      272,
      138,
      {
        fine: 'M-10 40L300 20M-10 100L300 80M-10 160L300 140M40 -10L60 180M150 -10L170 180M250 -10L270 180',
        avenue: 'M-10 140C60 130 90 60 300 50',
        park: 'M196 -6h60l6 40h-62z',
      },
      [
        sheet(p, 14, 12, 222, 66),
        portrait(40, 36, 13, '#7a2f8c', 'A'),
        rated(p, 'Ana R.', 61, 41, 15),
        letters('Leak fixed in an hour.', { x: 29, y: 66, size: 15, fill: p.ink, weight: 400 }),
        answer(p, 58, 83, 260, 110),
        letters('The owner', { x: 76, y: 105, size: 14, fill: p.onBlue }),
        letters('Thank you, Ana!', { x: 76, y: 125, size: 15, fill: p.onBlue, weight: 400 }),
      ].join(''),
    ),
  small: (p) =>
    onMap(
      p,
      146,
      132,
      {
        fine: 'M-10 20L160 10M-10 60L160 50M-10 100L160 90M30 -10L40 150M110 -10L120 150',
        avenue: 'M-10 120L160 40',
      },
      [
        sheet(p, 10, 12, 160, 56),
        portrait(30, 32, 11, '#7a2f8c', 'A'),
        rated(p, 'Ana', 46, 37, 12),
        letters('Fixed in an hour.', { x: 22, y: 59, size: 13, fill: p.ink, weight: 400 }),
        answer(p, 34, 73, 160, 90),
        letters('The owner', { x: 48, y: 94, size: 13, fill: p.onBlue }),
        letters('Thank you!', { x: 48, y: 112, size: 13, fill: p.onBlue, weight: 400 }),
      ].join(''),
    ),
};

const answer = (p: Palette, x: number, y: number, width: number, height: number) =>
  sheet({ card: p.blue, edge: p.onBlue }, x, y, width, height);
