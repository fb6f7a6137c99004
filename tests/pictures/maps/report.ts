import { letters, widthOf } from './letters.ts';
import { lane, plate, svg } from './shapes.ts';

/** The colours of the report's paper. Its signs have the same colours by day and by night. */
interface Paper {
  readonly front: string;
  readonly back: string;
  readonly ink: string;
  readonly ink2: string;
}

export const dayPaper: Paper = {
  front: '#ffffff',
  back: '#c3d2e8',
  ink: '#14202b',
  ink2: '#52606d',
};

/** Paper under a street lamp. */
export const nightPaper: Paper = {
  front: '#e9edf2',
  back: '#8fa3c2',
  ink: '#111c2b',
  ink2: '#46535f',
};

/** Streets of the sample with the rank on each, in the shapes of road signs: go, beware, stop. */
const streets = [
  { name: 'Coral Way', rank: 2, fill: '#137d43', on: '#ffffff', shape: circle },
  { name: 'Bird Road', rank: 9, fill: '#f3cf3f', on: '#14202b', shape: diamond },
  { name: 'Sunset Drive', rank: 17, fill: '#c5342b', on: '#ffffff', shape: octagon },
] as const;

/** Points of the sample's map, those in the top 3, and the width of the page inside its margins. */
const points = 49;
const inTop = 12;
const column = 384;

/** An audit on paper, as it comes from the printer: its lower edge is that of the picture. */
export const report = (paper: Paper) => svg(560, 700, sheets(paper));

/** The same for phones, which show less of it. */
export const smallReport = (paper: Paper) => svg(560, 560, `<g transform="translate(0 -36)">${sheets(paper)}</g>`);

function sheets(paper: Paper): string {
  return [
    `<rect transform="rotate(-5 260 420)" x="38" y="88" width="440" height="800" rx="10" fill="${paper.back}"/>`,
    '<g transform="translate(72 50) rotate(2.5 224 300)">',
    `<rect x="-8" y="10" width="456" height="820" rx="16" fill="#050b1c" opacity=".16"/>`,
    `<rect x="-3" y="5" width="446" height="810" rx="12" fill="#050b1c" opacity=".22"/>`,
    `<rect width="440" height="800" rx="10" fill="${paper.front}"/>`,
    `<g transform="translate(28 28)">${head()}${score(paper)}${list}</g></g>`,
  ].join('');
}

/** A guide sign with its exit tab. */
function head(): string {
  const blue = { fill: '#1254bd', line: '#ffffff' };
  return [
    plate({ x: column - 132, y: 0, width: 132, height: 52, radius: 10, ...blue }),
    plate({ x: 0, y: 38, width: column, height: 116, radius: 14, ...blue }),
    letters('Sample', { x: column - 66, y: 28, size: 23, fill: '#ffffff', anchor: 'middle' }),
    letters('Ranking audit', { x: 26, y: 81, size: 23, fill: '#d8e6fb', weight: 400 }),
    letters('Hale & Sons', { x: 25, y: 127, size: 45, fill: '#ffffff' }),
  ].join('');
}

/** The share of streets where the firm is in the top 3, and as far along a road. */
function score(paper: Paper): string {
  const number = `${inTop}`;
  const after = widthOf(number, 104) + 14;
  return [
    letters(number, { x: -3, y: 262, size: 104, fill: paper.ink }),
    letters(`of ${points} streets`, { x: after, y: 220, size: 31, fill: paper.ink }),
    letters('in the top 3 today', { x: after, y: 259, size: 27, fill: paper.ink2, weight: 400 }),
    lane(0, 290, column, 30, inTop / points),
  ].join('');
}

/** The name of each street as on its corner, with the rank beside it. */
const list = streets
  .map(({ name, rank, fill, on, shape }, row) => {
    const y = 350 + row * 88;
    const x = column - 38;
    return [
      plate({ x: 0, y, width: column - 94, height: 70, radius: 10, fill: '#0f6a3a', line: '#ffffff' }),
      letters(name, { x: 24, y: y + 47, size: 34, fill: '#ffffff' }),
      shape(x, y + 35, 38, fill, on),
      letters(`${rank}`, { x, y: y + 47, size: 34, fill: on, anchor: 'middle' }),
    ].join('');
  })
  .join('');

function circle(x: number, y: number, radius: number, fill: string, on: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius - 2}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${radius - 7}" fill="none" stroke="${on}" stroke-width="2.5"/>`;
}

function diamond(x: number, y: number, radius: number, fill: string, on: string): string {
  return polygon(x, y, radius + 4, 4, 0, fill, on);
}

function octagon(x: number, y: number, radius: number, fill: string, on: string): string {
  return polygon(x, y, radius, 8, Math.PI / 8, fill, on);
}

/** A plate with equal sides, and a line inside its edge. */
function polygon(x: number, y: number, radius: number, sides: number, turn: number, fill: string, on: string): string {
  const path = (reach: number) =>
    `M${Array.from({ length: sides }, (_, corner) => {
      const angle = (corner * 2 * Math.PI) / sides + turn;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)].map((at) => Math.round(at * 10) / 10).join(' ');
    }).join('L')}z`;
  return `<path fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round" d="${path(radius - 3)}"/><path fill="none" stroke="${on}" stroke-width="2.5" stroke-linejoin="round" d="${path(radius - 6)}"/>`;
}
