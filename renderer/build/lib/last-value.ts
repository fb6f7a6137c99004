import { join } from 'node:path';
import { listHash } from './hash.ts';
import { loadEntry, storeEntry } from './store-file.ts';

/** Where values are stored. */
export interface ValuePlace {
  readonly cacheDir: string;
  /** Id of the engine's code. Without one, values stay in memory. */
  readonly engine: string | undefined;
}

interface LastValue {
  readonly key: string;
  readonly value: unknown;
}

/** Values of this process by their file. */
const known = new Map<string, LastValue>();

/**
 * Returns the value that was made last for the same inputs, in this run or an earlier one; otherwise makes it. For values that
 * are JSON and take longer to make than to read. `inputs` are texts with everything that the value depends on, apart from the
 * engine's code.
 */
export function lastValue<Value extends object | string>(
  name: string,
  inputs: readonly string[],
  { cacheDir, engine }: ValuePlace,
  make: () => Value,
): Value {
  const file = join(cacheDir, `${name}.json`);
  const key = listHash([engine ?? '', ...inputs]);
  const last = known.get(file) ?? (engine === undefined ? undefined : loadEntry<LastValue>(file));
  if (last?.key === key) {
    known.set(file, last);
    return last.value as Value;
  }
  const value = make();
  known.set(file, { key, value });
  if (engine !== undefined) storeEntry(file, { key, value });
  return value;
}
