import { availableParallelism, totalmem } from 'node:os';

/**
 * Runs a task for each item, at most `width` at a time.
 *
 * After a failure no further task starts. The first error is thrown once all running tasks have ended, so that no task
 * writes while the caller cleans up.
 */
export async function pool<Item>(
  items: Iterable<Item>,
  width: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next()) {
      await task(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (failures.length > 0) throw failures[0];
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
