import { describe, expect, it } from 'vitest';
import { freeSpan } from './free-span.ts';

const window = { start: 0, end: 800 };
const header = { start: 48, end: 112 };
const bar = { start: 736, end: 800 };

describe('freeSpan', () => {
  it('is the whole window without bars', () => {
    expect(freeSpan([], 100, window, 'start')).toEqual(window);
    expect(freeSpan([], 100, window, 'end')).toEqual(window);
  });

  it('excludes bars at the ends', () => {
    for (const bars of [
      [header, bar],
      [bar, header],
    ]) {
      expect(freeSpan(bars, 100, window, 'start')).toEqual({ start: 112, end: 736 });
      expect(freeSpan(bars, 100, window, 'end')).toEqual({ start: 112, end: 736 });
    }
  });

  it('is the first gap that is high enough', () => {
    expect(freeSpan([header], 48, window, 'start')).toEqual({ start: 0, end: 48 });
    expect(freeSpan([header], 49, window, 'start')).toEqual({ start: 112, end: 800 });
    const card = { start: 400, end: 740 };
    expect(freeSpan([header, card], 60, window, 'end')).toEqual({ start: 740, end: 800 });
    expect(freeSpan([header, card], 61, window, 'end')).toEqual({ start: 112, end: 400 });
  });

  it('accepts bars that overlap, contain each other or extend beyond the window', () => {
    const bars = [
      { start: -40, end: 60 },
      { start: 20, end: 30 },
      { start: 50, end: 90 },
      { start: 700, end: 900 },
    ];
    expect(freeSpan(bars, 100, window, 'start')).toEqual({ start: 90, end: 700 });
    expect(freeSpan([{ start: 900, end: 950 }], 100, window, 'end')).toEqual(window);
  });

  it('is the highest gap if none is high enough, and empty if the window is covered', () => {
    expect(freeSpan([header, { start: 160, end: 800 }], 300, window, 'start')).toEqual({ start: 0, end: 48 });
    expect(freeSpan([header, { start: 180, end: 800 }], 300, window, 'start')).toEqual({ start: 112, end: 180 });
    expect(freeSpan([{ start: -5, end: 900 }], 300, window, 'end')).toEqual({ start: 0, end: 0 });
  });
});
