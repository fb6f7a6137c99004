import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freeMemory } from './spare-memory.ts';

/** Returns how often `work` has asked for a collection. */
async function collections(work: () => void): Promise<number> {
  const seen: (PerformanceEntry & { detail?: { flags?: number } })[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  work();
  await turn();
  seen.push(...observer.takeRecords());
  observer.disconnect();
  return seen.filter(({ detail }) => ((detail?.flags ?? 0) & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0).length;
}

/** About 120 MB of the heap. */
const heap = () => Array.from({ length: 120 }, (_, index) => new Array(131_072).fill(index + 0.5));

describe('spare memory', () => {
  it('is freed once more only after as much garbage again, whatever the process keeps', async () => {
    freeMemory({ now: true });
    const kept = heap();
    expect(await collections(() => freeMemory())).toBe(1);
    expect(await collections(() => Array.from({ length: 5 }, () => freeMemory()))).toBe(0);
    expect(kept).toHaveLength(120);
    expect(await collections(() => [heap().length, freeMemory()])).toBe(1);
  });

  it('is freed sooner for a server, which makes a little garbage with each change', async () => {
    const some = () => Array.from({ length: 40 }, (_, index) => new Array(131_072).fill(index + 0.5));
    freeMemory({ now: true });
    expect(await collections(() => [some().length, freeMemory()])).toBe(0);
    expect(await collections(() => freeMemory({ most: 32 * 1024 * 1024 }))).toBe(1);
  });
});
