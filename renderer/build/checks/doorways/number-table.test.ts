import { describe, expect, it } from 'vitest';
import { NumberTable } from './number-table.ts';

/** Some numbers, of which many are the same and many differ by their last digits alone. */
function someNumbers(count: number, seed: number): number[] {
  const numbers: number[] = [0, 0xffffffff];
  let state = seed;
  while (numbers.length < count) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    numbers.push(state % 3 === 0 ? state : state % 2 === 0 ? state % 50 : ((state & 7) << 29) >>> 0);
  }
  return numbers;
}

describe('numbers in a table', () => {
  it('are there once, in one list after the other', () => {
    const table = new NumberTable();
    for (const [seed, count] of [5, 300, 20, 4000, 2, 700].entries()) {
      const numbers = someNumbers(count, seed);
      const known = new Set<number>();
      table.clear(numbers.length);
      for (const number of numbers) {
        expect(table.has(number)).toBe(known.has(number));
        expect(table.add(number)).toBe(!known.has(number));
        known.add(number);
      }
      for (const number of someNumbers(500, seed + 1000)) expect(table.has(number)).toBe(known.has(number));
    }
  });

  it('fill all the room that was asked for', () => {
    const table = new NumberTable();
    for (let most = 1; most < 300; most++) {
      table.clear(most);
      for (let number = 0; number < most; number++) expect(table.add(number * 4096)).toBe(true);
      expect(table.has(1)).toBe(false);
    }
  });

  it('are found behind the end of the table where they began', () => {
    const table = new NumberTable();
    for (let seed = 0; seed < 300; seed++) {
      const numbers = [
        ...new Set(Array.from({ length: 15 }, (_, index) => Math.imul(seed + index * index, 0x2545f491) >>> 0)),
      ];
      table.clear(numbers.length);
      for (const number of numbers) expect(table.add(number)).toBe(true);
      for (const number of numbers) expect(table.has(number)).toBe(true);
    }
  });

  it('are none in a table that was just made', () => {
    const table = new NumberTable();
    table.clear(0);
    expect(table.has(0)).toBe(false);
  });
});
