import { readFileSync } from 'node:fs';
import type { StarterCopy } from '../../renderer/build/inputs/options.ts';

/** Returns the copy of each starter. The package `frontage` has only one of them, but the hashes of all. */
export function starterCopy(): readonly StarterCopy[] {
  const copies = JSON.parse(readFileSync(new URL('./starter-copy.json', import.meta.url), 'utf8'));
  return Object.entries(copies).map(([starter, hashes]) => ({ starter, hashes: String(hashes).split(' ') }));
}
