import { letters } from '../letters.ts';
import { type Palette, sheet, tick } from '../shapes.ts';
import { type Job, line, onMap } from './parts.ts';

/** Directories that name a firm, with their colours. */
const directories = [
  { name: 'Town Map', fill: '#1254bd' },
  { name: 'City Pages', fill: '#b5541c' },
  { name: 'Tradebook', fill: '#0f6b68' },
  { name: 'Nearby', fill: '#7a2f8c' },
] as const;

/** Directories, with the number of the firm put right in each. */
export const citations: Job = {
  wide: (p) =>
    onMap(
      p,
      272,
      160,
      {
        fine: 'M-10 30L300 50M-10 90L300 110M-10 150L300 170M30 -10L10 180M130 -10L110 180M240 -10L220 180',
        avenue: 'M264 -10L254 180',
        water: 'M-10 110C10 120 20 140 16 170H-10z',
      },
      [
        sheet(p, 12, 14, 248, 200),
        ...directories.map(({ name, fill }, row) => {
          const y = 45 + row * 38;
          return [
            row > 0 ? `<path stroke="${p.line}" stroke-width="1.5" d="M26 ${y - 24}H246"/>` : '',
            badge(fill, name, 26, y - 16, 22),
            letters(name, { x: 55, y, size: 14, fill: p.ink }),
            corrected(p, '555-01', 132, y, 14),
            tick(p.green, p.onGreen, 237, y - 5, 9),
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
        ...directories.map(({ name, fill }, row) => {
          const y = 43 + row * 35;
          return [
            row > 0 ? `<path stroke="${p.line}" stroke-width="1.5" d="M20 ${y - 22}H126"/>` : '',
            badge(fill, name, 20, y - 15, 20),
            corrected(p, '01', 47, y, 14),
            tick(p.green, p.onGreen, 118, y - 5, 8),
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

/** A number with its last two digits put right. */
const corrected = (p: Palette, start: string, x: number, y: number, size: number) =>
  line(x, y, size, [
    { text: start, fill: p.ink, weight: 400 },
    { text: '71', fill: p.red, weight: 400, strike: true },
    { text: ' 17', fill: p.green },
  ]);
