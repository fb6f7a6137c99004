import { letters } from '../letters.ts';
import { type Palette, sheet } from '../shapes.ts';
import { type Job, onMap, round, streetSign } from './parts.ts';

/** The rank on three streets over twelve weeks. */
const streets = [
  { name: 'Coral Way', ranks: [17, 15, 16, 12, 9, 10, 7, 5, 4, 2, 2, 1, 1] },
  { name: 'Bird Road', ranks: [14, 15, 12, 13, 11, 8, 9, 6, 5, 5, 4, 3, 3] },
  { name: 'Sunset Dr', ranks: [20, 20, 19, 20, 17, 18, 15, 13, 14, 11, 9, 9, 8] },
] as const;

/** The area of the lines: the rank 1 is at its top, and the rank 20 at its bottom. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** On a scale that gives the top more room. */
const heightOf = (rank: number, { top, bottom }: Area) =>
  round(top + ((bottom - top) * (Math.sqrt(rank) - 1)) / (Math.sqrt(20) - 1));

function chart(
  p: Palette,
  area: Area,
  size: number,
  shown: readonly (typeof streets)[number][],
  width: number,
): string {
  const { left, right, top } = area;
  const colours = [p.green, p.blue, p.orange];
  const over = [p.onGreen, p.onBlue, p.onOrange];
  const band = heightOf(3, area);
  return [
    `<path fill="${p.greenSoft}" d="M${left} ${top - 8}H${right}V${band + 8}H${left}z"/>`,
    ...[1, 3, 10, 20].map((rank) => {
      const y = heightOf(rank, area);
      return (
        `<path stroke="${p.line}" stroke-width="1.5" d="M${left} ${y}H${right}"/>` +
        letters(`${rank}`, { x: left - 9, y: y + size * 0.36, size, fill: p.ink2, weight: 400, anchor: 'end' })
      );
    }),
    ...shown.map(({ ranks }, index) => {
      const points = ranks.map((rank, week) => `${round(left + ((right - left) * week) / 12)} ${heightOf(rank, area)}`);
      return `<path fill="none" stroke="${colours[index]}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="M${points.join('L')}"/>`;
    }),
    ...shown.map(({ ranks }, index) => {
      const y = heightOf(ranks.at(-1) ?? 1, area);
      return (
        `<circle cx="${right}" cy="${y}" r="${round(size * 0.82)}" fill="${colours[index]}" stroke="${p.card}" stroke-width="2"/>` +
        letters(`${ranks.at(-1)}`, {
          x: right,
          y: y + size * 0.36,
          size: size * 1.02,
          fill: over[index] ?? p.ink,
          anchor: 'middle',
        })
      );
    }),
  ].join('');
}

/** The report of the ranks on three streets. */
export const tracking: Job = {
  wide: (p) => {
    const area = { left: 62, right: 228, top: 86, bottom: 220 };
    return onMap(
      p,
      346,
      272,
      {
        fine: 'M-10 30L360 60M-10 110L360 140M-10 190L360 220M6 -10V280M90 -10L70 280M210 -10L190 280M310 -10L290 280',
        avenue: 'M-10 8L360 38',
      },
      [
        sheet(p, 18, 22, 380, 300),
        letters('Rank by street', { x: 36, y: 57, size: 17, fill: p.ink }),
        chart(p, area, 13, streets, 3),
        ...streets.map(({ name, ranks }) => streetSign(name, 246, heightOf(ranks.at(-1) ?? 1, area), 13)),
        ...[0, 4, 8, 12].map((week) =>
          letters(week === 12 ? '12 weeks' : `${week}`, {
            x: area.left + ((area.right - area.left) * week) / 12 - (week === 12 ? 7 : 0),
            y: 247,
            size: 13,
            fill: p.ink2,
            weight: 400,
            anchor: week === 12 ? 'start' : 'middle',
          }),
        ),
      ].join(''),
    );
  },
  small: (p) =>
    onMap(
      p,
      146,
      132,
      { fine: 'M-10 20L160 30M-10 60L160 70M-10 100L160 110M20 -10V150M120 -10L110 150', avenue: 'M60 -10L50 150' },
      [
        sheet(p, 8, 14, 190, 170),
        chart(p, { left: 42, right: 120, top: 38, bottom: 114 }, 12, streets.slice(0, 2), 3),
      ].join(''),
    ),
};
