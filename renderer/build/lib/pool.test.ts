import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pool } from './pool.ts';

describe('pool', () => {
  it('runs every task once and never more than its width at a time', async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    const items = Array.from({ length: 20 }, (_, index) => index);
    await pool(items, 3, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await wait(item % 3);
      running -= 1;
      done.push(item);
    });
    expect(done.sort((a, b) => a - b)).toEqual(items);
    expect(most).toBe(3);
  });

  it('throws the first error only after the running tasks have ended, and starts no more', async () => {
    const ended: number[] = [];
    const work = pool([0, 1, 2, 3, 4, 5], 2, async (item) => {
      if (item === 1) throw new Error('first');
      await wait(20);
      ended.push(item);
    });
    await expect(work).rejects.toThrow('first');
    expect(ended).toEqual([0]);
  });
});
