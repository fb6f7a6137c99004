import { ignoreErrors } from './ignore-errors.ts';

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
