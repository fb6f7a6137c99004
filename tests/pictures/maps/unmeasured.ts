import { letters } from './letters.ts';
import { svg } from './shapes.ts';

interface Place {
  readonly width: number;
  readonly height: number;
  /** The business. */
  readonly home: { readonly x: number; readonly y: number };
  readonly step: number;
  /** The first and the last column and row of questions, counted from the business. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** Parks, the bay, and the avenues under and over the bay, as paths. */
  readonly park: string;
  readonly bay: string;
  readonly avenues: string;
  /** Whether a point is on land. */
  readonly isOnLand: (x: number, y: number) => boolean;
}

/** For wide screens, where the words are beside the business. */
export const wide: Place = {
  width: 1600,
  height: 800,
  home: { x: 1180, y: 400 },
  step: 104,
  columns: [-3, 4],
  rows: [-2, 2],
  park: 'M880 560l150 -10 10 130 -150 10zM1310 40l104 -7 9 110 -104 7z',
  bay: 'M1610 120C1500 230 1530 360 1440 430S1330 600 1372 680 1330 760 1320 810H1610Z',
  avenues: 'M0 470L1600 250M1140 0L1217 800',
  isOnLand: (x, y) => x < 1580 - 0.42 * y,
};

/** For phones, where the words are below it. */
export const upright: Place = {
  width: 800,
  height: 1000,
  home: { x: 400, y: 452 },
  step: 112,
  columns: [-3, 3],
  rows: [-3, 4],
  park: 'M130 90l150 -10 10 150 -150 10z',
  bay: 'M810 60C700 150 720 260 690 350S640 520 700 640 680 860 720 1010H810Z',
  avenues: 'M0 520L800 410M365 0L450 1000',
  isOnLand: (x) => x < 640,
};

/** A town by night with a business in it, and a question at every corner around it. */
export function unmeasured(place: Place): string {
  const { width, height, home, park, bay, avenues } = place;
  const across = lines(-60, height + 60, (y) => `M0 ${y}l${width} ${Math.round(width * -0.07)}`);
  const down = lines(-80, width + 60, (x) => `M${x} 0l${Math.round(height * 0.075)} ${height}`);
  return svg(
    width,
    height,
    [
      `<path fill="#16254a" d="M0 0h${width}v${height}H0z"/>`,
      `<path fill="none" stroke="#263b6b" stroke-width="7" d="${across}${down}"/>`,
      `<path fill="#1f5146" stroke="#1f5146" stroke-width="20" stroke-linejoin="round" d="${park}"/>`,
      `<path fill="#1d4f86" d="${bay}"/>`,
      `<path fill="none" stroke="#31497f" stroke-width="22" d="${avenues}"/>`,
      `<defs><g id="q"><circle r="28" fill="#101d3c" stroke="#8ea4cf" stroke-width="3.5"/>${letters('?', { x: 0, y: 14, size: 38, fill: '#dfe8fb', anchor: 'middle' })}</g></defs>`,
      ...questions(place).map(({ x, y }) => `<use href="#q" x="${x}" y="${y}"/>`),
      pin(home.x, home.y),
    ].join(''),
  );
}

/** Lines at uneven distances. */
function lines(from: number, most: number, draw: (at: number) => string): string {
  let path = '';
  for (let at = from, index = 0; at < most; at += [74, 88, 66, 96][index++ % 4] ?? 80) path += draw(at);
  return path;
}

/** The points on land, without those under the pin. */
export function questions({ home, step, columns, rows, isOnLand }: Place): { x: number; y: number }[] {
  return numbers(rows).flatMap((row) =>
    numbers(columns).flatMap((column) => {
      const point = { x: home.x + column * step, y: home.y + row * step };
      const isUnderPin = column === 0 && row <= 0 && row > -2.5;
      return isUnderPin || !isOnLand(point.x, point.y) ? [] : point;
    }),
  );
}

const numbers = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The pin of the business, with its point at the place. */
const pin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y + 4}" rx="36" ry="11" fill="#0a1430" opacity=".7"/>` +
  `<path fill="#79c3ff" stroke="#ffffff" stroke-width="7" stroke-linejoin="round" d="M${x} ${y}c-38-46-68-80-68-126a68 68 0 0 1 136 0c0 46-30 80-68 126z"/>` +
  `<circle cx="${x}" cy="${y - 126}" r="25" fill="#ffffff"/>`;
