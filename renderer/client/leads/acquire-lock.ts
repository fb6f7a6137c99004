import { timeoutSignal } from './timeout-signal.ts';

/**
 * Runs `work` while no other tab holds the lock of this name (Web Locks). Waits at most `patience` milliseconds for the
 * lock, then returns undefined. Without Web Locks it runs at once.
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  patience = 0,
): Promise<Result | undefined> {
  let hasStarted = false;
  const run = (lock: Lock | null) => {
    if (!lock) return undefined;
    hasStarted = true;
    return work();
  };
  const signal = patience ? timeoutSignal(patience) : undefined;
  try {
    return await navigator.locks.request(name, { signal, ifAvailable: !signal }, run);
  } catch (error) {
    if (hasStarted) throw error;
    if (signal?.aborted) return undefined;
    // No Web Locks: an old browser, plain http, or denied storage.
    return work();
  }
}
