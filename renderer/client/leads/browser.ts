/**
 * Storages that can be written synchronously: local storage first, then session storage. Each access is guarded,
 * because either may be denied, full or broken while the other works.
 */
const storages: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** Runs `access` on each storage; undefined for one that throws. */
function tryEach<Result>(access: (storage: Storage) => Result): (Result | undefined)[] {
  return storages.map((storage) => ignoreErrors(() => access(storage())));
}

/** Lists the keys with a prefix in both storages. */
export function listKeys(prefix: string): readonly string[] {
  const keys = tryEach(Object.keys).flatMap((keys = []) => keys);
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}

/** Reads the entry of a key. */
export function readEntry(key: string): string | undefined {
  return tryEach((storage): string | undefined => storage[key]).find((text) => text !== undefined);
}

/** Writes an entry to the first storage that accepts and keeps it. Returns whether one did. */
export function writeEntry(key: string, text: string): boolean {
  return storages.some((storage) =>
    ignoreErrors(() => {
      storage()[key] = text;
      return storage()[key] === text;
    }),
  );
}

/** Removes an entry from both storages. */
export function remove(key: string): void {
  tryEach((storage) => storage.removeItem(key));
}

/** Returns the result of `work`, or undefined if it throws, as denied storage does. */
export function ignoreErrors<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

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

/** Returns a signal that aborts after some milliseconds. iOS 15 lacks `AbortSignal.timeout`. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
