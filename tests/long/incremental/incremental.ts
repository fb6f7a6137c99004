import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { filesIn } from '../../temp-site.ts';
import { byCommand, inProcess } from './builds.ts';
import { edit, type Kind, kinds } from './edits.ts';
import { type LivingSite, livingSite } from './living-site.ts';

/** What came of a series of edits. */
export interface Series {
  /** Edits after which both builds were compared, by kind. */
  readonly edits: Record<Kind, number>;
  /** Edits that the site may not have: both builds said the same of them, and they were taken back. */
  refused: number;
  /** Edits of which no byte of the output is. */
  unseen: number;
  /** Edits for which only the pages of some rows were made. */
  few: number;
  readonly faults: string[];
}

export interface SeriesOptions {
  readonly seed: number;
  readonly edits: number;
  readonly tell?: (series: Series) => void;
}

/**
 * Edits a site again and again, each kind as often as the others in an order of their own, and builds it each time upon
 * what the last build left on the disk. A copy of the site in another folder is built from nothing; both must be the same,
 * byte for byte.
 *
 * From nothing means: nothing is there but cards that were drawn before, whose names say what they are drawn from, and
 * bundles where the code is not what was edited. Every tenth time these are made anew as well, and both are built by the
 * command line in processes of their own; in between they are built in this one, which is several times as fast.
 */
export async function series({ seed, edits, tell = () => undefined }: SeriesOptions): Promise<Series> {
  const site = livingSite();
  const clean = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-clean-')));
  const result: Series = {
    edits: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
    refused: 0,
    unseen: 0,
    few: 0,
    faults: [],
  };
  try {
    await byCommand(site.root, site.env);
    const order = Array.from({ length: edits }, (_, index) => kinds[index % kinds.length] ?? 'copy');
    const steps = fc.tuple(
      fc.shuffledSubarray(order, { minLength: order.length }),
      fc.array(fc.noBias(fc.nat()), { minLength: edits * 4, maxLength: edits * 4 }),
    );
    const [shuffled = [], numbers = []] = fc.sample(steps, { seed, numRuns: 1 })[0] ?? [];
    for (const [index, kind] of shuffled.entries()) {
      // An edit that the site may not have is tried with other numbers.
      for (const number of numbers.slice(index * 4, index * 4 + 4)) {
        edit(site, kind, number);
        const label = `edit ${index}, ${kind} ${number}`;
        if (await compare(site, clean, { label, kind, anew: index % 10 === 9 }, result)) break;
      }
      tell(result);
    }
    return result;
  } finally {
    site.drop();
    rmSync(clean, { recursive: true, force: true });
  }
}

interface Step {
  readonly label: string;
  readonly kind: Kind;
  /** Nothing at all is remembered by the clean build. */
  readonly anew: boolean;
}

/** Builds both, and counts; whether the edit stands. */
async function compare(site: LivingSite, clean: string, { label, kind, anew }: Step, result: Series): Promise<boolean> {
  const build = anew ? byCommand : inProcess;
  const incremental = await build(site.root, site.env);
  layDown(site, clean, { cards: !anew, bundles: !anew && kind !== 'block' });
  const fromNothing = await build(clean, site.env);
  if (incremental.code !== fromNothing.code || incremental.code === 70) {
    result.faults.push(
      `${label}: ${incremental.code} and ${fromNothing.code}\n${incremental.said}\n${fromNothing.said}`,
    );
  }
  if (incremental.code !== 0) {
    result.refused += 1;
    site.undo();
    return false;
  }
  const [one, two] = [filesIn(join(site.root, 'dist')), filesIn(join(clean, 'dist'))];
  const other = [...new Set([...one.keys(), ...two.keys()])].filter((file) => {
    const [left, right] = [one.get(file), two.get(file)];
    return left === undefined || right === undefined || !left.equals(right);
  });
  if (other.length > 0) {
    result.faults.push(`${label}: ${other.length} files are not those of a clean build, such as ${other[0]}`);
    // What comes after is not to be blamed for it.
    rmSync(join(site.root, '.frontage'), { recursive: true });
  }
  if (incremental.changed === 0) result.unseen += 1;
  if (incremental.few) result.few += 1;
  result.edits[kind] += 1;
  site.keep();
  return true;
}

/** The site as people wrote it, in a folder that holds nothing else but what it may remember. */
function layDown(site: LivingSite, clean: string, { cards, bundles }: { cards: boolean; bundles: boolean }): void {
  rmSync(clean, { recursive: true, force: true });
  const remembered = [...(cards ? ['cards'] : []), ...(bundles ? ['islands.json'] : [])];
  for (const name of [...site.sources(), ...remembered.map((one) => `.frontage/${one}`)]) {
    const [from, to] = [join(site.root, name), join(clean, name)];
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true });
  }
}
