import fc from 'fast-check';
import type { BuildOptions } from '../../../renderer/build/index.ts';
import { attempts } from './attempt.ts';
import { type Change, changed, changes } from './changes.ts';
import { type Found, type Tally, tallyOf } from './tally.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly runs: number;
  /** Runs only the case with this number, to reproduce a crash. */
  readonly only?: number | undefined;
  readonly onFound?: (found: Found) => void;
  readonly onTried?: (tried: number) => void;
}

/** Runs changed configs through all stages up to the writing. The same seed makes the same changes. */
export async function fuzzInMemory(
  site: BuildOptions,
  { seed, runs, only, ...callbacks }: FuzzOptions,
): Promise<Tally> {
  const attempt = await attempts(site);
  const lists = fc.sample(changes, { seed, numRuns: runs });
  const tally = tallyOf(callbacks);
  for (const [index, list] of lists.entries()) {
    if (only !== undefined && index !== only) continue;
    await tally.count(index, nameOf(list), () => attempt((input) => changed(input, list)));
  }
  return tally;
}

function nameOf(list: readonly Change[]): string {
  return list.map(({ kind, where, other }) => `${kind} ${where}/${other}`).join(', ');
}
