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

  it('writes integers only, to stay small', () => {
    for (const place of ['Ulm', 'San José', '東京', 'x']) {
      const plan = Object.values(streetPlan(place, 140, 140)).join('');
      expect(plan).not.toMatch(/\.|NaN|e-|undefined/);
      expect(plan.length).toBeLessThan(600);
    }
  });
});
