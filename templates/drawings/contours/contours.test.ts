import { describe, expect, it } from 'vitest';
import { contours, side } from './contours.ts';

describe('the contours of a name', () => {
  it('are always the same, and different for another name', () => {
    expect(contours('Agnes Pohl')).toEqual(contours('Agnes Pohl'));
    expect(contours('Agnes Pohl')).not.toEqual(contours('Agnes Pohle'));
  });

  it('are closed paths of whole numbers that leave room for the initials', () => {
    for (const name of ['Agnes Pohl', 'Ibrahim Sey', 'Li', 'Ærø', '李']) {
      const lines = contours(name);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+)+$/);
      const numbers = (lines.at(-1)?.match(/-?\d+/g) ?? []).map(Number);
      expect(Math.min(...numbers)).toBeLessThan(side / 2 - 14);
      expect(Math.max(...numbers)).toBeGreaterThan(side / 2 + 14);
      expect(lines.at(-1)?.endsWith(` ${lines.at(-1)?.slice(1).split('Q')[0]}`)).toBe(true);
    }
  });
});
