import { describe, expect, it } from 'vitest';
import { areaOf, centre, focusCell, withRatio } from './area.ts';

const whole = { width: 4000, height: 3000 };

describe('the area of a picture', () => {
  it('is all of it without a crop, and the shares of a crop', () => {
    expect(areaOf(whole, undefined)).toEqual({ left: 0, top: 0, width: 4000, height: 3000 });
    expect(areaOf(whole, { x: 0.1, y: 0.5, width: 0.8, height: 0.5 })).toEqual({
      left: 400,
      top: 1500,
      width: 3200,
      height: 1500,
    });
  });

  it.each([
    ['the centre', centre, { left: 500, top: 0, width: 3000, height: 3000 }],
    ['a focus', { x: 0.7, y: 0.5 }, { left: 1000, top: 0, width: 3000, height: 3000 }],
    ['a focus at the left', { x: 0.2, y: 0.5 }, { left: 0, top: 0, width: 3000, height: 3000 }],
  ])('is cut to a ratio around %s', (_, focus, area) => {
    expect(withRatio(areaOf(whole, undefined), 1, whole, focus)).toEqual(area);
  });

  it('stays inside of the crop', () => {
    const crop = areaOf(whole, { x: 0.5, y: 0, width: 0.5, height: 0.5 });
    expect(withRatio(crop, 1, whole, { x: 0, y: 1 })).toEqual({ left: 2000, top: 0, width: 1500, height: 1500 });
  });

  it('has at least one pixel', () => {
    expect(withRatio({ left: 0, top: 0, width: 1, height: 900 }, 16 / 9, { width: 1, height: 900 }, centre)).toEqual({
      left: 0,
      top: 450,
      width: 1,
      height: 1,
    });
  });
});

it.each([
  [centre, '33'],
  [{ x: 0, y: 0 }, '11'],
  [{ x: 1, y: 1 }, '55'],
  [{ x: 0.1, y: 0.9 }, '15'],
])('the focus %j is in cell %s', (focus, cell) => {
  expect(focusCell(focus, areaOf(whole, undefined), whole)).toBe(cell);
});
