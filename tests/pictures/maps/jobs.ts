import { letters, widthOf } from './letters.ts';
import { type Palette, sheet, stars, svg, tick, town } from './shapes.ts';

/** A job of the agency, for wide cards and for the narrow ones of phones. */
interface Job {
  readonly wide: (palette: Palette) => string;
  readonly small: (palette: Palette) => string;
}

const wide = (palette: Palette, shift: number, body: string) => svg(480, 320, town(palette, 480, 320, shift) + body);
const small = (palette: Palette, shift: number, body: string) =>
  svg(250, 208, `<g transform="translate(0 -11)">${town(palette, 250, 236, shift)}${body}</g>`);

/** The sign of a firm of plumbers: a drop. */
const drop = (palette: Palette, x: number, y: number, size: number) =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 6}" fill="${palette.blue}"/>` +
  `<path fill="${palette.onBlue}" transform="translate(${x + size / 2} ${y + size / 2}) scale(${size / 52}) translate(-20 -20.5)" fill-rule="evenodd" d="M20 2c7 9 13 16 13 24a13 13 0 0 1-26 0C7 18 13 11 20 2Zm-7 24a7 7 0 0 0 7 7v-4a3 3 0 0 1-3-3Z"/>`;

const profile: Job = {
  wide: (p) => {
    const button = (x: number, ground: string, stroke: string, icon: string) =>
      `<circle cx="${x}" cy="242" r="31" fill="${ground}"/><path transform="translate(${x - 18} 224) scale(1.5)" fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${icon}"/>`;
    return wide(
      p,
      31,
      [
        sheet(p, 52, 26, 376, 270),
        drop(p, 330, 50, 72),
        letters('Hale & Sons', { x: 80, y: 82, size: 38, fill: p.ink }),
        letters('4.9', { x: 80, y: 121, size: 27, fill: p.ink }),
        stars(p.star, 128, 111, 21),
        letters('Plumber', { x: 80, y: 160, size: 26, fill: p.ink2, weight: 400 }),
        letters('Open now', { x: 188, y: 160, size: 26, fill: p.green }),
        `<path stroke="${p.line}" stroke-width="2" d="M80 186H400"/>`,
        button(122, p.blue, p.onBlue, phone),
        button(240, p.blueSoft, p.blue, turn),
        button(358, p.blueSoft, p.blue, globe),
      ].join(''),
    );
  },
  small: (p) =>
    small(
      p,
      31,
      [
        sheet(p, 38, 28, 174, 182),
        drop(p, 56, 46, 56),
        letters('4.9', { x: 126, y: 89, size: 42, fill: p.ink }),
        stars(p.star, 56, 134, 24),
        letters('Open now', { x: 56, y: 189, size: 29, fill: p.green }),
      ].join(''),
    ),
};

const reviews: Job = {
  wide: (p) =>
    wide(
      p,
      68,
      [
        `<path fill="none" stroke="${p.edge}" stroke-width="4" d="M74 160v74a18 18 0 0 0 18 18h20"/>`,
        sheet(p, 44, 34, 392, 132),
        stars(p.star, 72, 78, 30),
        letters('Ana R.', { x: 408, y: 87, size: 25, fill: p.ink2, weight: 400, anchor: 'end' }),
        letters('“Here in an hour.”', { x: 70, y: 138, size: 37, fill: p.ink }),
        sheet({ ...p, card: p.blueSoft, edge: p.blue }, 110, 192, 326, 112),
        letters('Reply from the owner', { x: 136, y: 234, size: 25, fill: p.blue }),
        letters('Thank you, Ana.', { x: 136, y: 278, size: 34, fill: p.ink }),
      ].join(''),
    ),
  small: (p) =>
    small(
      p,
      68,
      [
        `<path fill="none" stroke="${p.edge}" stroke-width="4" d="M44 110v44a16 16 0 0 0 16 16h10"/>`,
        sheet(p, 22, 28, 206, 92),
        stars(p.star, 42, 75, 29),
        sheet({ ...p, card: p.blueSoft, edge: p.blue }, 68, 140, 160, 68),
        letters('Thanks!', { x: 148, y: 186, size: 35, fill: p.ink, anchor: 'middle' }),
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
  wide: (p) => {
    const y = (rank: number) => Math.round(96 + (150 * height(rank)) / height(20));
    return wide(
      p,
      52,
      [
        sheet(p, 36, 34, 408, 252),
        `<path fill="${p.greenSoft}" d="M92 68H420V${y(3)}H92z"/>`,
        `<path stroke="${p.line}" stroke-width="2" d="M92 ${y(10)}H420M92 ${y(20)}H420"/>`,
        letters('Top 3', { x: 106, y: 112, size: 27, fill: p.green }),
        ...[3, 10, 20].map((rank) =>
          letters(`${rank}`, { x: 80, y: y(rank) + 8, size: 24, fill: p.ink2, weight: 400, anchor: 'end' }),
        ),
        rise(p, 122, 96, 382, 246, 25),
      ].join(''),
    );
  },
  small: (p) =>
    small(
      p,
      52,
      [
        sheet(p, 20, 26, 210, 184),
        `<path fill="${p.greenSoft}" d="M34 42H216V104H34z"/>`,
        rise(p, 62, 78, 182, 186, 25),
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
  wide: (p) => {
    const row = (y: number, where: string) => letters(where, { x: 70, y: y - 37, size: 24, fill: p.ink2, weight: 400 });
    const number = (y: number) => letters('(305) 555-0117', { x: 70, y, size: 34, fill: p.ink });
    return wide(
      p,
      45,
      [
        sheet(p, 42, 18, 396, 282),
        row(91, 'Maps'),
        number(91),
        tick(p.green, p.onGreen, 398, 69, 19),
        row(184, 'City directory'),
        corrected(p, '(305) 555-01', 70, 184, 34),
        row(277, 'Chamber of commerce'),
        number(277),
        tick(p.green, p.onGreen, 398, 255, 19),
        `<path stroke="${p.line}" stroke-width="2" d="M70 113H410M70 206H410"/>`,
      ].join(''),
    );
  },
  small: (p) => {
    const number = (y: number) =>
      letters('555-0117', { x: 42, y, size: 31, fill: p.ink }) + tick(p.green, p.onGreen, 207, y - 11, 13);
    return small(
      p,
      45,
      [
        sheet(p, 20, 26, 212, 184),
        number(70),
        corrected(p, '555-01', 42, 129, 31),
        number(188),
        `<path stroke="${p.line}" stroke-width="2" d="M42 89H210M42 148H210"/>`,
      ].join(''),
    );
  },
};

const phone =
  'M7 3.5 9.5 8 8 10a12 12 0 0 0 6 6l2-1.5 4.5 2.5v3A2 2 0 0 1 18.500 21.500 16.500 16.500 0 0 1 2.500 5.500 2 2 0 0 1 4.500 3.500z';
const turn = 'M5 20v-6a4 4 0 0 1 4-4h10M14 5l5 5-5 5';
const globe = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18';

export const jobs: Readonly<Record<string, Job>> = { profile, reviews, tracking, citations };
