import { availableParallelism, totalmem } from 'node:os';

/** Runs a task for each item, at most `count` at a time, in their order. Stops at the first error, and throws it. */
export async function atATime<Item>(
  count: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let isStopped = false;
  const worker = async () => {
    for (let next = waiting.next(); next.done !== true && !isStopped; next = waiting.next()) {
      try {
        await task(next.value);
      } catch (error) {
        isStopped = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, count) }, worker));
}

/** Returns how many pictures are decoded or encoded at a time: one for each core, four at most, half of that under 2 GB of memory. */
export function picturesAtATime(cores: number = availableParallelism(), memory: number = memoryInBytes()): number {
  const most = Math.min(4, cores);
  return memory < 2 * 1024 ** 3 ? Math.ceil(most / 2) : most;
}

/** The limit of a container counts, not the machine around it. */
function memoryInBytes(): number {
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
