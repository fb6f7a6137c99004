import { describe, expect, it } from 'vitest';
import { barAt, barDuration } from './bar.ts';

describe('the bar', () => {
  it('goes one percent at a time to 98, and then to the end', () => {
    const percents = Array.from({ length: 101 }, (_, step) => barAt((step * barDuration) / 100).percent);
    expect(percents.slice(0, 99)).toEqual(Array.from({ length: 99 }, (_, step) => step));
    expect(percents.slice(99)).toEqual([100, 100]);
  });

  it('is over after its duration, and not before', () => {
    expect(barAt(barDuration - 1).over).toBe(false);
    expect(barAt(barDuration).over).toBe(true);
  });
});
