import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { TempSite } from '../../temp-site.ts';
import { attemptOnDisk } from './attempt.ts';
import type { FuzzOptions } from './in-memory.ts';
import { type Tally, tallyOf } from './tally.ts';
import { changedText, expressions, textChanges } from './text-changes.ts';

const config = 'pages.config.ts';

/**
 * Runs `check` on changed texts of a config: first each known difficult expression, then random changes, up to `runs` in all.
 */
export async function fuzzTexts(site: TempSite, { seed, runs, only, ...callbacks }: FuzzOptions): Promise<Tally> {
  const text = readFileSync(join(site.root, config), 'utf8');
  const known = expressions.map((_, other) => [{ kind: 'value', where: seed + other * 7, other }] as const);
  const lists = [...known, ...fc.sample(textChanges, { seed, numRuns: runs })].slice(0, runs);
  const tally = tallyOf(callbacks);
  for (const [index, list] of lists.entries()) {
    if (only !== undefined && index !== only) continue;
    site.write(config, changedText(text, list));
    const name = list.map(({ kind, where, other }) => `${kind} ${where}/${other}`).join(', ');
    await tally.count(index, name, () => attemptOnDisk({ ...site.options, timeout: 2_000 }));
  }
  site.write(config, text);
  return tally;
}
