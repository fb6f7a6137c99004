import { letters, widthOf } from '../letters.ts';
import { type Palette, plate, sheet, stars, tick } from '../shapes.ts';
import { type Job, line, onMap, round } from './parts.ts';
import { pipes, tap, van } from './photos.ts';

const firm = 'Hale & Sons Plumbing';

/** The business profile of a firm, as people find it on the map: all of it is filled in. */
export const profile: Job = {
  wide: (p) =>
    onMap(
      p,
      576,
      466,
      {
        fine: 'M-10 70L600 20M-10 150L600 100M-10 230L600 180M-10 310L600 260M-10 390L600 340M20 -10L50 450M500 -10L530 450M556 -10L586 450',
        avenue: 'M600 300C540 300 520 390 470 460',
        park: 'M480 20l80 -6 10 70 -84 8z',
        water: 'M-10 300C20 320 30 380 20 450H-10z',
      },
      [
        sheet(p, 40, 34, 424, 520),
        van({ x: 52, y: 46, width: 262, height: 166 }),
        pipes({ x: 318, y: 46, width: 134, height: 81 }),
        tap({ x: 318, y: 131, width: 134, height: 81 }),
        letters(firm, { x: 64, y: 258, size: 29, fill: p.ink }),
        ratingLine(p, 64, 289, 18, '  212 reviews'),
        line(64, 317, 17, [{ text: 'Plumber in Coral Gables', fill: p.ink2, weight: 400 }]),
        callButton(p, 64, 339, 118, 46, 18),
        quietButton(p, 'Directions', 194, 339, 128, 46, 18),
        `<path stroke="${p.line}" stroke-width="1.5" d="M64 407H440"/>`,
        clock(p, 75, 433, 10),
        line(96, 439, 17, [
          { text: 'Open', fill: p.green },
          { text: '  until 6 PM, all week', fill: p.ink, weight: 400 },
        ]),
        done(414, 238),
      ].join(''),
    ),
  small: (p) =>
    onMap(
      p,
      358,
      204,
      {
        fine: 'M-10 40L370 10M-10 100L370 70M-10 160L370 130M-10 210L370 185M12 -10L24 230M330 -10L342 230',
        avenue: 'M370 150C330 150 320 190 300 230',
        water: 'M-10 140C8 160 12 190 8 230H-10z',
      },
      [
        sheet(p, 22, 14, 292, 260),
        van({ x: 32, y: 24, width: 178, height: 86 }),
        pipes({ x: 213, y: 24, width: 91, height: 41.5 }),
        tap({ x: 213, y: 68.5, width: 91, height: 41.5 }),
        letters(firm, { x: 40, y: 137, size: 20, fill: p.ink }),
        ratingLine(p, 40, 157, 14, '  212 reviews'),
        callButton(p, 40, 168, 88, 44, 15),
        quietButton(p, 'Directions', 136, 168, 102, 44, 15),
        smallDone(262, 128),
      ].join(''),
    ),
};

function ratingLine(p: Palette, x: number, y: number, size: number, after: string): string {
  const start = x + widthOf('4.9', size) + size * 0.4;
  return [
    letters('4.9', { x, y, size, fill: p.ink }),
    stars(p.star, start, y - size * 0.36, size),
    letters(after, { x: start + size * 5.8, y, size, fill: p.ink2, weight: 400 }),
  ].join('');
}

function callButton(p: Palette, x: number, y: number, width: number, height: number, size: number): string {
  const label = 'Call';
  const left = x + (width - widthOf(label, size) - size * 1.45) / 2;
  return [
    plate({ x, y, width, height, radius: 7, fill: p.blue, line: p.onBlue, inset: 3, stroke: 1.5 }),
    phone(p.onBlue, left, y + height / 2 - size * 0.52, size * 1.05),
    letters(label, { x: left + size * 1.45, y: y + height / 2 + size * 0.36, size, fill: p.onBlue }),
  ].join('');
}

function quietButton(
  p: Palette,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): string {
  return [
    `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="6" fill="none" stroke="${p.edge}" stroke-width="2"/>`,
    letters(label, { x: x + width / 2, y: y + height / 2 + size * 0.36, size, fill: p.ink, anchor: 'middle' }),
  ].join('');
}

const phone = (fill: string, x: number, y: number, size: number) =>
  `<path fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})" d="M6.6 10.8a15.1 15.1 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.58 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1z"/>`;

const clock = (p: Palette, x: number, y: number, radius: number) =>
  `<g fill="none" stroke="${p.ink2}" stroke-width="2" stroke-linecap="round"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${x} ${y - 5}v5l3.5 2.5"/></g>`;

/** What the agency has put right, on a guide sign that goes on beyond the edge. */
function done(x: number, y: number): string {
  return [
    shadow(x, y, 200, 186),
    plate({ x, y, width: 200, height: 186, radius: 14, fill: '#0f6a3a', line: '#ffffff' }),
    ...['Category', 'Services', 'Photos', 'Hours'].map((label, row) => {
      const at = y + 42 + row * 36;
      return (
        tick('#ffffff', '#0f6a3a', x + 32, at - 6, 10) + letters(label, { x: x + 52, y: at, size: 19, fill: '#ffffff' })
      );
    }),
  ].join('');
}

function smallDone(x: number, y: number): string {
  return [
    shadow(x, y, 110, 64),
    plate({ x, y, width: 110, height: 64, radius: 10, fill: '#0f6a3a', line: '#ffffff', inset: 4, stroke: 1.5 }),
    ...['Photos', 'Hours'].map((label, row) => {
      const at = y + 27 + row * 22;
      return (
        tick('#ffffff', '#0f6a3a', x + 20, at - 5, 7) + letters(label, { x: x + 33, y: at, size: 14, fill: '#ffffff' })
      );
    }),
  ].join('');
}

const shadow = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y + 5}" width="${width}" height="${height}" rx="14" fill="#0a1424" opacity=".2"/>`;
