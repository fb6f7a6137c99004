import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Candidate, output, type Place } from './candidates/candidate.ts';
import { type Row, rows as rowsOf, withEdit } from './job/rows.ts';
import { missing } from './measure/content.ts';
import { finish, type Taken } from './measure/finish.ts';
import { type OutputState, outputState, rewritten } from './measure/output-state.ts';
import { spread } from './measure/spread.ts';
import { type Fetched, fetchedAtLoad } from './measure/weight.ts';
import type { Figures, Phase, Run } from './report/figures.ts';
import { scaffold } from './work.ts';

/** What the candidates took for one number of pages. */
export interface Rounds {
  readonly pages: number;
  readonly runs: readonly Run[];
  readonly weights: Readonly<Record<string, Weight>>;
}

export interface Weight extends Fetched {
  /** Bytes of HTML of a page, on average. */
  readonly html: number;
  /** Bytes that it takes to have the candidate. */
  readonly installed: number;
}

/** Lets the candidates do the job in turn, `times` over, so that a slow minute of the machine meets all of them. */
export async function rounds(
  all: readonly Candidate[],
  { pages, times, place }: { pages: number; times: number; place: Place },
): Promise<Rounds> {
  const taking = all.filter(({ most = Number.POSITIVE_INFINITY }) => pages <= most);
  const rows = rowsOf(pages);
  const runs: Run[] = [];
  const weights: Record<string, Weight> = {};
  const folders = new Map<string, string>();
  for (const candidate of taking) folders.set(candidate.name, await scaffold(candidate, rows, place));
  for (let turn = 1; turn <= times; turn++) {
    for (const candidate of taking) {
      const folder = folders.get(candidate.name) ?? '';
      const job = { candidate, folder, place, rows, turn };
      const run = await takeTurn(job);
      console.error(`${pages} pages, turn ${turn} of ${times}, ${candidate.title}: ${said(run)}`);
      runs.push(run);
      if (turn === 1) weights[candidate.name] = weigh(job);
    }
  }
  for (const folder of folders.values()) rmSync(folder, { recursive: true });
  return { pages, runs, weights };
}

interface Job {
  readonly candidate: Candidate;
  readonly folder: string;
  readonly place: Place;
  readonly rows: readonly Row[];
  readonly turn: number;
}

/** From nothing, with nothing changed, with one page edited; then the edit is taken back. */
async function takeTurn({ candidate, folder, place, rows, turn }: Job): Promise<Run> {
  const out = join(folder, output);
  const build = async (before: OutputState) => {
    const taken = await finish(candidate.command(folder, place), folder);
    const after = outputState(out);
    return { after, figures: figuresOf(candidate, taken, before, after) };
  };
  for (const remembered of [output, ...candidate.caches]) {
    rmSync(join(folder, remembered), { recursive: true, force: true });
  }
  const cold = await build(new Map());
  if (turn === 1) holdsAll(candidate, out, rows);
  const unchanged = await build(cold.after);
  const at = Math.floor(rows.length / 2);
  const edited = withEdit(rows, at, turn)[at] as Row;
  candidate.writeRows(
    folder,
    rows.map((row, index) => (index === at ? edited : row)),
    edited,
  );
  const one = await build(unchanged.after);
  holdsAll(candidate, out, [edited]);
  candidate.writeRows(folder, rows, rows[at]);
  const figures: Record<Phase, Figures> = { cold: cold.figures, unchanged: unchanged.figures, edited: one.figures };
  return { candidate: candidate.name, figures };
}

function figuresOf(candidate: Candidate, taken: Taken, before: OutputState, after: OutputState): Figures {
  const { wall, cpu, peak, printed } = taken;
  return { wall, cpu, peak, ...rewritten(before, after), rendered: candidate.rendered?.(printed) };
}

/** Pages that are parsed at most: to parse one takes some five milliseconds. */
const mostRead = 10_000;

/** A candidate that leaves something out has not done the job, and its times say nothing. */
function holdsAll({ title }: Candidate, out: string, rows: readonly Row[]): void {
  for (const row of spread(rows, mostRead)) {
    const lacks = missing(readFileSync(join(out, `${row.slug}.html`), 'utf8'), row);
    if (lacks.length > 0) throw new Error(`${title}: the page /${row.slug} lacks ${lacks.join(', ')}.`);
  }
  const listed = listedIn(out);
  const left = rows.find(({ slug }) => !listed.has(`/${slug}`));
  if (left !== undefined) throw new Error(`${title}: the sitemap lacks /${left.slug}.`);
}

/** The paths in the sitemaps: some write one, some an index and parts. */
function listedIn(out: string): Set<string> {
  const files = readdirSync(out).filter((name) => /^sitemap.*\.xml$/.test(name));
  const text = files.map((name) => readFileSync(join(out, name), 'utf8')).join('');
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url)));
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/\.html$/, '');
}

function weigh({ candidate, folder, place, rows }: Job): Weight {
  const out = join(folder, output);
  const sizes = rows.map(({ slug }) => statSync(join(out, `${slug}.html`)).size);
  const page = `${rows[Math.floor(rows.length / 2)]?.slug}.html`;
  const html = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return { html, ...fetchedAtLoad(out, page), installed: candidate.installed(place) };
}

function said({ figures: { cold, unchanged, edited } }: Run): string {
  return [cold, unchanged, edited].map(({ wall }) => `${wall.toFixed(2)} s`).join(', ');
}
