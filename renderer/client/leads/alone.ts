import { timeLimit } from './time-limit.ts';

/**
 * Does something while no other tab does anything under the same name (Web Locks). Waits at most `patience`
 * milliseconds for its turn; undefined when it did not come. Where there are no locks, it is done at once.
 */
export async function alone<Result>(
  name: string,
  work: () => Promise<Result>,
  patience = 0,
): Promise<Result | undefined> {
  let begun = false;
  const run = (lock: Lock | null) => {
    if (!lock) return undefined;
    begun = true;
    return work();
  };
  const signal = patience ? timeLimit(patience) : undefined;
  try {
    return await navigator.locks.request(name, { signal, ifAvailable: !signal }, run);
  } catch (error) {
    if (begun) throw error;
    if (signal?.aborted) return undefined;
    // No locks here: an old browser, plain http, or storage that is denied.
    return work();
  }
}
