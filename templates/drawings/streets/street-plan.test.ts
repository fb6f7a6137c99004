import { describe, expect, it } from 'vitest';
import { streetPlan } from './street-plan.ts';

describe('streetPlan', () => {
  it('draws the same streets for the same place, and different ones for another', () => {
    expect(streetPlan('Tampa', 140, 140)).toEqual(streetPlan('Tampa', 140, 140));
    expect(streetPlan('Doral', 140, 140)).not.toEqual(streetPlan('Tampa', 140, 140));
  });

  it('covers the whole drawing, corner to corner', () => {
    const { streets } = streetPlan('Hialeah', 180, 100);
    const ends = [...streets.matchAll(/M0 (-?\d+)l180 /g)].map(([, y]) => Number(y));
    expect(Math.min(...ends)).toBeLessThan(0);
    expect(Math.max(...ends)).toBeGreaterThan(80);
  });

  it('draws a river through most places, and the sea of those that lie by it', () => {
    const strokes = (place: string) => streetPlan(place, 100, 100).water.match(/M/g)?.length ?? 0;
    expect(strokes('Hialeah')).toBe(1);
    expect(strokes('Miami')).toBeGreaterThan(3);
    expect(strokes('Tampa')).toBeGreaterThan(1);
  });

  it.each([100, 140, 208])('draws water without gaps, %i wide', (width) => {
    for (const place of ['Miami', 'Tampa']) {
      // A coast crosses the map, and a bay begins and ends at its lower edge.
      const ends = curves(streetPlan(place, width, 100).water).filter(([, y]) => y === 109);
      const along = ends.map(([x]) => x).sort((a, b) => a - b);
      const gaps = along.slice(1).map((x, index) => x - (along[index] ?? 0));
      expect(gaps.length, place).toBeGreaterThan(3);
      expect(Math.max(...gaps), place).toBeLessThan(11);
    }
  });

  it.each(['Miami', 'Coral Gables', 'Fort Lauderdale', 'Tampa', 'St. Petersburg'])(
    'leaves the middle of %s on land, where the business is',
    (place) => {
      for (const size of [100, 140, 208]) {
        const distances = curves(streetPlan(place, size, size).water).map(([x, y]) =>
          Math.hypot(x - size / 2, y - size / 2),
        );
        // Half a stroke, and the dot of the business.
        expect(Math.min(...distances), `${size} wide`).toBeGreaterThan(6 + size / 20);
      }
    },
  );

  it('writes integers only, to stay small', () => {
    for (const place of ['Ulm', 'San José', '東京', 'x', 'Miami', 'Tampa']) {
      const plan = Object.values(streetPlan(place, 140, 140)).join('');
      expect(plan).not.toMatch(/\.|NaN|e-|undefined/);
      expect(plan.length).toBeLessThan(600);
    }
  });
});

/** Returns points on the cubic curves of a path: `M x y`, then `c` or `C` with three points. */
function curves(path: string): [number, number][] {
  return [...path.matchAll(/M([^cC]+)([cC])([^M]+)/g)].flatMap(([, start = '', kind, ends = '']) => {
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers(start);
    const [from, to] = kind === 'c' ? [x, y] : [0, 0];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers(ends);
    const at = (t: number, a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return Array.from({ length: 51 }, (_, step): [number, number] => [
      at(step / 50, x, x1 + from, x2 + from, x3 + from),
      at(step / 50, y, y1 + to, y2 + to, y3 + to),
    ]);
  });
}
