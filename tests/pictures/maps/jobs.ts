import { letters, widthOf } from './letters.ts';
import { type Palette, road, sheet, stars, svg, tick } from './shapes.ts';

/** A job of the agency, for wide cards and for the narrow ones of phones. */
interface Job {
  readonly wide: (palette: Palette) => string;
  readonly small: (palette: Palette) => string;
}

/** One road leads through the cards: across them where they are side by side, and down where they are in rows. */
const across = [
  'M-10 214C120 214 140 96 250 96S400 150 490 150',
  'M-10 150C80 150 130 250 240 250S390 190 490 190',
  'M-10 190C90 190 130 84 250 84S400 176 490 176',
  'M-10 176C90 176 140 236 250 236S390 130 490 130',
];
const wide = (palette: Palette, card: number, body: string) =>
  svg(480, 320, road(palette, 480, 320, across[card] ?? '') + body);
const small = (palette: Palette, body: string) =>
  svg(250, 208, `<g transform="translate(0 -11)">${road(palette, 250, 236, 'M125 -20V256')}${body}</g>`);

/** The sign of a firm of plumbers: a drop. */
const drop = (palette: Palette, x: number, y: number, size: number) =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 6}" fill="${palette.blue}"/>` +
  `<path fill="${palette.onBlue}" transform="translate(${x + size / 2} ${y + size / 2}) scale(${size / 52}) translate(-20 -20.5)" fill-rule="evenodd" d="M20 2c7 9 13 16 13 24a13 13 0 0 1-26 0C7 18 13 11 20 2Zm-7 24a7 7 0 0 0 7 7v-4a3 3 0 0 1-3-3Z"/>`;

const profile: Job = {
  wide: (p) =>
    wide(
      p,
      0,
      [
        sheet(p, 76, 66, 328, 188),
        drop(p, 104, 94, 92),
        letters('4.9', { x: 216, y: 168, size: 84, fill: p.ink }),
        stars(p.star, 106, 214, 42),
      ].join(''),
    ),
  small: (p) =>
    small(
      p,
      [
        sheet(p, 34, 44, 182, 146),
        drop(p, 54, 64, 56),
        letters('4.9', { x: 122, y: 109, size: 46, fill: p.ink }),
        stars(p.star, 56, 153, 26),
      ].join(''),
    ),
};

const reviews: Job = {
  wide: (p) =>
    wide(
      p,
      1,
      [
        sheet(p, 58, 58, 300, 92),
        stars(p.star, 87, 104, 42),
        sheet({ card: p.blue, edge: p.onBlue }, 122, 174, 300, 88),
        letters('Thank you, Ana', { x: 272, y: 230, size: 32, fill: p.onBlue, anchor: 'middle' }),
      ].join(''),
    ),
  small: (p) =>
    small(
      p,
      [
        sheet(p, 24, 44, 176, 66),
        stars(p.star, 44, 77, 24),
        sheet({ card: p.blue, edge: p.onBlue }, 72, 126, 154, 64),
        letters('Thanks!', { x: 149, y: 170, size: 34, fill: p.onBlue, anchor: 'middle' }),
      ].join(''),
    ),
};

/** The way of a rank over ten weeks, on a scale that gives the top more room. */
const ranks = [17, 15, 16, 11, 9, 10, 6, 4, 3, 1];
const height = (rank: number) => Math.sqrt(rank) - 1;

/** A line of ranks between its first and its last dot. */
function rise(p: Palette, left: number, top: number, right: number, bottom: number, radius: number): string {
  const x = (week: number) => left + ((right - left) * week) / (ranks.length - 1);
  const y = (rank: number) => Math.round(top + ((bottom - top) * height(rank)) / height(20));
  const line = ranks.map((rank, week) => `${week ? 'L' : 'M'}${Math.round(x(week))} ${y(rank)}`).join('');
  const dot = (week: number, fill: string, on: string, size: number) => {
    const rank = ranks.at(week) ?? 0;
    const at = { x: week < 0 ? right : left, y: y(rank) };
    return (
      `<circle cx="${at.x}" cy="${at.y}" r="${size}" fill="${fill}" stroke="${p.card}" stroke-width="${size / 6}"/>` +
      letters(`${rank}`, { x: at.x, y: at.y + size * 0.4, size: size * 1.15, fill: on, anchor: 'middle' })
    );
  };
  return [
    `<path fill="none" stroke="${p.green}" stroke-width="${radius / 4}" stroke-linejoin="round" d="${line}"/>`,
    dot(0, p.orange, p.onOrange, radius * 0.86),
    dot(-1, p.green, p.onGreen, radius * 1.2),
  ].join('');
}

const tracking: Job = {
  wide: (p) =>
    wide(
      p,
      2,
      [
        sheet(p, 62, 54, 356, 212),
        `<path fill="${p.greenSoft}" d="M82 74H398V${74 + 62}H82z"/>`,
        letters('Top 3', { x: 100, y: 115, size: 28, fill: p.green }),
        rise(p, 116, 104, 356, 226, 27),
      ].join(''),
    ),
  small: (p) =>
    small(
      p,
      [
        sheet(p, 26, 44, 198, 146),
        `<path fill="${p.greenSoft}" d="M40 58H210V104H40z"/>`,
        rise(p, 66, 82, 182, 166, 22),
      ].join(''),
    ),
};

/** A number with its last two digits put right. */
function corrected(p: Palette, start: string, x: number, y: number, size: number): string {
  const wrong = x + widthOf(start, size);
  const right = wrong + widthOf('71', size) + size * 0.3;
  return [
    letters(start, { x, y, size, fill: p.ink }),
    letters('71', { x: wrong, y, size, fill: p.red }),
    `<path stroke="${p.red}" stroke-width="${size / 8}" d="M${Math.round(wrong - 2)} ${Math.round(y - size * 0.34)}H${Math.round(right - size * 0.2)}"/>`,
    letters('17', { x: right, y, size, fill: p.green }),
  ].join('');
}

const citations: Job = {
  wide: (p) =>
    wide(
      p,
      3,
      [sheet(p, 62, 92, 356, 136), corrected(p, '555-01', 96, 177, 50), tick(p.green, p.onGreen, 404, 98, 30)].join(''),
    ),
  small: (p) =>
    small(
      p,
      [sheet(p, 26, 72, 198, 90), corrected(p, '01', 52, 132, 44), tick(p.green, p.onGreen, 213, 76, 20)].join(''),
    ),
};

export const jobs: Readonly<Record<string, Job>> = { profile, reviews, tracking, citations };
