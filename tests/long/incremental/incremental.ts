import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { filesIn } from '../../temp-site.ts';
import { byCommand, inProcess } from './builds.ts';
import { type EditedSite, editedSite } from './edited-site.ts';
import { edit, type Kind, kinds } from './edits.ts';
import type { WriteSite } from './sites.ts';

/** The results of a series of edits. */
export interface Series {
  /** Edits after which both builds were compared, by kind. */
  readonly edits: Record<Kind, number>;
  /** Those after which both were equal. */
  readonly equal: Record<Kind, number>;
  /** Invalid edits, which were reverted. */
  refused: number;
  /** Edits that did not change the output. */
  unchanged: number;
  /** Edits after which only some pages were rendered. */
  partial: number;
  readonly errors: string[];
}

export interface SeriesOptions {
  readonly site: WriteSite;
  readonly seed: number;
  readonly edits: number;
  readonly onStep?: (series: Series) => void;
}

/**
 * Edits a site many times, each kind equally often in random order, and builds it incrementally after each edit. A clean build
 * of a copy in another folder must have the same output, byte for byte.
 *
 * To save time, the copy has the cached cards and encoded pictures, whose names depend on their inputs, and the bundles, unless
 * code was edited. Every tenth time it has nothing of the cache but encoded pictures, which take minutes to make, and the command
 * line builds both in separate processes. All other builds run in this process.
 */
export async function series({
  site: writeSite,
  seed,
  edits,
  onStep = () => undefined,
}: SeriesOptions): Promise<Series> {
  const site = await editedSite(writeSite);
  const none = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const result: Series = {
    edits: none(),
    equal: none(),
    refused: 0,
    unchanged: 0,
    partial: 0,
    errors: [],
  };
  try {
    const { report } = await byCommand(site.root, site.env);
    if (report !== '') throw new Error(`The site cannot be built before any edit.\n${report}`);
    // Fewer edits than kinds are other ones for each seed.
    const order = Array.from({ length: edits }, (_, index) => kinds[(index + seed) % kinds.length] ?? 'copy');
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
        if (await compare(site, { label, kind, isClean: index % 10 === 9 }, result)) break;
      }
      onStep(result);
    }
    return result;
  } finally {
    site.drop();
  }
}

interface Step {
  readonly label: string;
  readonly kind: Kind;
  /** The clean build has nothing of the cache but encoded pictures. */
  readonly isClean: boolean;
}

/** Builds and compares both sites. Returns whether the edit is valid. */
async function compare(site: EditedSite, { label, kind, isClean }: Step, result: Series): Promise<boolean> {
  const build = isClean ? byCommand : inProcess;
  const incremental = await build(site.root, site.env);
  // A new folder each time: a process keeps some results in memory by the path of their file.
  const clean = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-clean-')));
  copySite(site, clean, { cards: !isClean, bundles: !isClean && kind !== 'block' });
  const cleanBuild = await build(clean, site.env);
  const cleanFiles = filesIn(join(clean, cleanBuild.code === 0 ? 'dist' : ''));
  rmSync(clean, { recursive: true, force: true });
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
  const files = filesIn(join(site.root, 'dist'));
  const other = [...new Set([...files.keys(), ...cleanFiles.keys()])].filter((file) => {
    const [left, right] = [files.get(file), cleanFiles.get(file)];
    return left === undefined || right === undefined || !left.equals(right);
  });
  if (other.length > 0) {
    result.errors.push(`${label}: ${other.length} files are not those of a clean build:\n${listed(other)}`);
    // Later edits start without the wrong cache.
    rmSync(join(site.root, '.frontage'), { recursive: true });
  }
  if (incremental.changed === 0) result.unchanged += 1;
  if (incremental.isPartial) result.partial += 1;
  result.edits[kind] += 1;
  if (other.length === 0) result.equal[kind] += 1;
  site.commit();
  return true;
}

function listed(files: readonly string[]): string {
  const more = files.length > mostListed ? [`and ${files.length - mostListed} more`] : [];
  return [...files.slice(0, mostListed), ...more].map((line) => `  ${line}`).join('\n');
}

const mostListed = 20;

/** Copies the sources of a site, and parts of its cache, to an empty folder. */
function copySite(site: EditedSite, clean: string, { cards, bundles }: { cards: boolean; bundles: boolean }): void {
  const cached = ['pictures', ...(cards ? ['cards'] : []), ...(bundles ? ['islands.json'] : [])];
  for (const name of [...site.sources(), ...cached.map((one) => `.frontage/${one}`)]) {
    const [from, to] = [join(site.root, name), join(clean, name)];
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true });
  }
}
