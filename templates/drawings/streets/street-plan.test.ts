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
      const starts = [...streetPlan(place, width, 100).water.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x));
      const gaps = starts.slice(1).map((x, index) => x - (starts[index] ?? 0));
      expect(Math.max(...gaps), place).toBeLessThan(11);
    }
  });

  it('writes integers only, to stay small', () => {
    for (const place of ['Ulm', 'San José', '東京', 'x', 'Miami', 'Tampa']) {
      const plan = Object.values(streetPlan(place, 140, 140)).join('');
      expect(plan).not.toMatch(/\.|NaN|e-|undefined/);
      expect(plan.length).toBeLessThan(600);
    }
  });
});
