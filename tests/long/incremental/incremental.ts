import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { filesIn } from '../../temp-site.ts';
import { byCommand, inProcess } from './builds.ts';
import { type EditedSite, editedSite } from './edited-site.ts';
import { edit, type Kind, kinds } from './edits.ts';

/** The results of a series of edits. */
export interface Series {
  /** Edits after which both builds were compared, by kind. */
  readonly edits: Record<Kind, number>;
  /** Invalid edits, which were reverted. */
  refused: number;
  /** Edits that did not change the output. */
  unchanged: number;
  /** Edits after which only some pages were rendered. */
  partial: number;
  readonly errors: string[];
}

export interface SeriesOptions {
  readonly seed: number;
  readonly edits: number;
  readonly onStep?: (series: Series) => void;
}

/**
 * Edits a site many times, each kind equally often in random order, and builds it incrementally after each edit. A clean build
 * of a copy in another folder must have the same output, byte for byte.
 *
 * To save time, the copy has the cached cards, whose names depend on their inputs, and the bundles, unless code was edited. Every
 * tenth time it has no cache at all, and the command line builds both in separate processes. All other builds run in this
 * process.
 */
export async function series({ seed, edits, onStep = () => undefined }: SeriesOptions): Promise<Series> {
  const site = await editedSite();
  const clean = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-clean-')));
  const result: Series = {
    edits: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
    refused: 0,
    unchanged: 0,
    partial: 0,
    errors: [],
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
      // An invalid edit is tried again with other numbers.
      for (const number of numbers.slice(index * 4, index * 4 + 4)) {
        edit(site, kind, number);
        const label = `edit ${index}, ${kind} ${number}`;
        if (await compare(site, clean, { label, kind, isClean: index % 10 === 9 }, result)) break;
      }
      onStep(result);
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
  /** The clean build has no cache at all. */
  readonly isClean: boolean;
}

/** Builds and compares both sites. Returns whether the edit is valid. */
async function compare(
  site: EditedSite,
  clean: string,
  { label, kind, isClean }: Step,
  result: Series,
): Promise<boolean> {
  const build = isClean ? byCommand : inProcess;
  const incremental = await build(site.root, site.env);
  copySite(site, clean, { cards: !isClean, bundles: !isClean && kind !== 'block' });
  const cleanBuild = await build(clean, site.env);
  if (incremental.code !== cleanBuild.code || incremental.code === 70) {
    result.errors.push(
      `${label}: ${incremental.code} and ${cleanBuild.code}\n${incremental.report}\n${cleanBuild.report}`,
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
    result.errors.push(`${label}: ${other.length} files are not those of a clean build, such as ${other[0]}`);
    // Later edits start without the wrong cache.
    rmSync(join(site.root, '.frontage'), { recursive: true });
  }
  if (incremental.changed === 0) result.unchanged += 1;
  if (incremental.isPartial) result.partial += 1;
  result.edits[kind] += 1;
  site.commit();
  return true;
}

/** Copies the sources of a site, and parts of its cache, to an empty folder. */
function copySite(site: EditedSite, clean: string, { cards, bundles }: { cards: boolean; bundles: boolean }): void {
  rmSync(clean, { recursive: true, force: true });
  const cached = [...(cards ? ['cards'] : []), ...(bundles ? ['islands.json'] : [])];
  for (const name of [...site.sources(), ...cached.map((one) => `.frontage/${one}`)]) {
    const [from, to] = [join(site.root, name), join(clean, name)];
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true });
  }
}
