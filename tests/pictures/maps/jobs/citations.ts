import { letters } from '../letters.ts';
import { type Palette, sheet, tick } from '../shapes.ts';
import { type Job, line, onMap } from './parts.ts';

/** Directories that name a firm, with their colours. */
const directories = [
  { name: 'Town Map', fill: '#1254bd' },
  { name: 'City Pages', fill: '#b5541c' },
  { name: 'Tradebook', fill: '#0f6b68' },
] as const;

/** Directories, with the number of the firm put right in each. */
export const citations: Job = {
  wide: (p) =>
    onMap(
      p,
      272,
      138,
      {
        fine: 'M-10 30L300 50M-10 90L300 110M-10 150L300 170M30 -10L10 180M130 -10L110 180M240 -10L220 180',
        avenue: 'M264 -10L254 180',
        water: 'M-10 110C10 120 20 140 16 170H-10z',
      },
      [
        sheet(p, 12, 12, 248, 200),
        ...directories.map(({ name, fill }, row) => {
          const y = 38 + row * 38;
          return [
            row > 0 ? `<path stroke="${p.line}" stroke-width="1.5" d="M26 ${y - 16}H246"/>` : '',
            badge(fill, name, 27, y - 10, 25),
            letters(name, { x: 64, y, size: 14, fill: p.ink }),
            old(p, '555-0171', 64, y + 16, 13),
            letters('555-0117', { x: 128, y: y + 16, size: 14, fill: p.green }),
            tick(p.green, p.onGreen, 236, y + 2, 9),
          ].join('');
        }),
      ].join(''),
    ),
  small: (p) =>
    onMap(
      p,
      146,
      132,
      {
        fine: 'M-10 20L160 30M-10 60L160 70M-10 100L160 110M20 -10L10 150M90 -10L80 150',
        avenue: 'M130 -10L126 150',
      },
      [
        sheet(p, 10, 14, 126, 180),
        ...directories.slice(0, 2).map(({ name, fill }, row) => {
          const y = 39 + row * 50;
          return [
            row > 0 ? `<path stroke="${p.line}" stroke-width="1.5" d="M20 ${y - 21}H126"/>` : '',
            badge(fill, name, 20, y - 9, 24),
            old(p, '0171', 52, y, 14),
            letters('0117', { x: 52, y: y + 19, size: 17, fill: p.green }),
            tick(p.green, p.onGreen, 116, y + 4, 9),
          ].join('');
        }),
      ].join(''),
    ),
};

/** The first letter of a directory, in its colour. */
const badge = (fill: string, name: string, x: number, y: number, size: number) =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="5" fill="${fill}"/>` +
  letters(name.charAt(0), {
    x: x + size / 2,
    y: y + size * 0.73,
    size: size * 0.68,
    fill: '#ffffff',
    anchor: 'middle',
  });

/** A wrong number, struck out. */
const old = (p: Palette, number: string, x: number, y: number, size: number) =>
  line(x, y, size, [{ text: number, fill: p.red, weight: 400, strike: true }]);
