import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { SpareMemory } from './spare-memory.ts';

const used = () => getHeapStatistics().used_heap_size;

/** Lists of so many numbers, each 8 bytes in the heap, that nobody holds on to. */
function litter(lists: number): number {
  const made = Array.from({ length: lists }, () => Array.from({ length: 1_000_000 }, (_, index) => index + 0.5));
  return made.flat().length;
}

describe('memory that nobody uses any more', () => {
  it.each([
    ['when somebody asks for it', 1, { now: true }],
    ['where it is much', 20, {}],
  ])('is freed %s', (_when, lists, when) => {
    const memory = new SpareMemory();
    memory.free({ now: true });
    const before = used();
    expect(litter(lists)).toBe(lists * 1_000_000);
    memory.free(when);
    expect(used() - before).toBeLessThan(4_000_000);
  });
});
