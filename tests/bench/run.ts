import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './browser/run.ts';
import type { Place } from './candidates/candidate.ts';
import { candidates } from './candidates/index.ts';
import { clone } from './candidates/project.ts';
import { commands } from './commands.ts';
import { dev } from './dev.ts';
import { edits } from './edits/run.ts';
import { rows } from './job/rows.ts';
import { keep, measured, stamped } from './kept.ts';
import { type BenchOptions, optionsOf } from './options.ts';
import { paint } from './pictures/paint.ts';
import { pictures } from './pictures/run.ts';
import type { Kept, Measured } from './report/measured.ts';
import { between, section } from './report/section.ts';
import { type Rounds, rounds } from './rounds.ts';
import { studio } from './studio.ts';
import { prepare, scaffold } from './work.ts';

/** What can be asked for by the first word, and what is printed then; without a word, pages are built. */
const parts: Readonly<Record<string, (options: BenchOptions, place: Place) => Promise<Measured>>> = {
  builds,
  /** Times every kind of edit on the plain and on the realistic site. */
  async edits({ sizes, only, times, against }, place) {
    const found = await edits({ place, times, sizes, only, against });
    for (const one of found) keep(`edits-${one.site}-${one.pages}`, one, place);
    return measured();
  },
  async commands({ times }, place) {
    keep('commands', await commands(place, times), place);
    return measured();
  },
  async dev({ times }, place) {
    keep('dev', await dev(place, times), place);
    return measured();
  },
  async studio({ times }, place) {
    console.log(JSON.stringify(keep('studio', await studio(place, times), place).data, null, 1));
    return measured();
  },
  async browser({ times }, place) {
    keep('browser', await browser(candidates(), place, times), place);
    return measured();
  },
  /** Builds a site with 40 photos of a phone. Prints what it measured; the tables have no place for it. */
  async pictures({ times }, place) {
    console.log(JSON.stringify(keep('pictures', await pictures(place, times), place), null, 1));
    return measured();
  },
  /** Loads a page with a photo as on a slow phone, beside the same page with Astro's picture. Prints what it measured. */
  async paint({ times }, place) {
    console.log(JSON.stringify(keep('paint', await paint(place, times), place), null, 1));
    return measured();
  },
  /** Prints again what has been measured. */
  async report() {
    return measured();
  },
};

const options = optionsOf(process.argv.slice(2), [...Object.keys(parts), 'scaffold']);
const place = prepare();
if (options.part === 'scaffold') await layAllDown(options);
else report((await parts[options.part]?.(options, place)) ?? measured());

/** Scaffolds projects and prints where they are and how each is run, to look into one by hand. */
async function layAllDown({ sizes, only }: BenchOptions): Promise<void> {
  for (const candidate of candidates(only)) {
    const folder = await scaffold(candidate, rows(sizes?.[0] ?? 1000), place);
    const { program, args } = candidate.command(folder, place);
    console.log(`${folder}: ${[program, ...args].join(' ')}`);
  }
}

function report(found: Measured): void {
  const titles = Object.fromEntries(candidates().map(({ name, title }) => [name, title]));
  const text = section(found, titles);
  console.log(text);
  if (!options.write) return;
  const page = join(clone, 'docs/benchmarks.md');
  writeFileSync(page, between(readFileSync(page, 'utf8'), text));
}

/** Numbers of pages that all candidates build. */
const buildSizes = [1, 100, 1000, 5000, 10_000];

/** Builds with all candidates. What only some of them did is printed, and kept where somebody asked for that. */
async function builds({ sizes = buildSizes, only, times, ...options }: BenchOptions, place: Place): Promise<Measured> {
  const isKept = only === undefined || options.keep;
  const found: Kept<Rounds>[] = [];
  for (const pages of sizes) {
    const data = await rounds(candidates(only), { pages, times, place });
    found.push(isKept ? keep(`builds-${pages}`, data, place) : stamped(data, place));
  }
  return isKept ? measured() : { builds: found, edits: [] };
}
