import { ifPossible } from './if-possible.ts';

/**
 * Where something can be written down at once: local storage, and where that takes nothing, session storage. Each is
 * read and written in a guard of its own, for either may be denied, full or broken while the other works.
 */
const stores: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** What each store says; nothing of one that throws. */
function ask<Said>(question: (store: Storage) => Said): (Said | undefined)[] {
  return stores.map((store) => ifPossible(() => question(store())));
}

/** Keys with this beginning, wherever they are. */
export function keysWith(prefix: string): readonly string[] {
  const keys = ask(Object.keys).flatMap((keys = []) => keys);
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}

/** What is written down under a key. */
export function readDown(key: string): string | undefined {
  return ask((store): string | undefined => store[key]).find((text) => text !== undefined);
}

/** Writes something down in the first place that takes it and keeps it; whether there is one. */
export function writeEntry(key: string, text: string): boolean {
  return stores.some((store) =>
    ifPossible(() => {
      store()[key] = text;
      return store()[key] === text;
    }),
  );
}

/** Removes it wherever it is. */
export function remove(key: string): void {
  ask((store) => store.removeItem(key));
}
