import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { recover } from '../../../renderer/build/output/index.ts';
import { frontage } from '../../command.ts';
import { killedBuild, type Moment, stagingDuration } from './kill.ts';
import { env, snapshot, type TwoStates, twoStates } from './two-states.ts';

/** The results of killing builds. */
export interface Kills {
  /** Builds that were killed while running, clean or after an edit. */
  readonly killed: { clean: number; incremental: number };
  /** Builds that finished before they were killed. */
  done: number;
  /** The content of the output folder after the kill, and after `recover`. */
  readonly found: { old: number; new: number; 'nothing between two renames': number };
  readonly recovered: { old: number; new: number };
  /** Later builds that finished. */
  rebuilt: number;
  readonly errors: string[];
}

interface Round {
  /** Whether the build has a cache. */
  readonly from: 'clean' | 'incremental';
  /** Whether a clean build has the cached cards, which would take most of the time. */
  readonly cards: boolean;
  /** Whether the site is edited before. */
  readonly isEdited: boolean;
  readonly after: Moment['after'];
  /** When the build is killed, as a share of its duration, 0 to 1. */
  readonly share: number;
}

const rounds = fc.record({
  from: fc.constantFrom('clean' as const, 'incremental' as const, 'incremental' as const),
  cards: fc.noBias(fc.nat({ max: 3 })).map((n) => n > 0),
  isEdited: fc.noBias(fc.nat({ max: 3 })).map((n) => n > 0),
  after: fc.constantFrom('start' as const, 'staging' as const),
  share: fc.noBias(fc.nat({ max: 1_000 })).map((n) => n / 1_000),
});

/**
 * Kills builds of a site at random moments, each after what the last one left. The output folder must contain the complete old
 * or new site each time.
 */
export async function kill(
  count: number,
  seed: number,
  onRound: (kills: Kills) => void = () => undefined,
): Promise<Kills> {
  const site = await twoStates();
  const kills: Kills = {
    killed: { clean: 0, incremental: 0 },
    done: 0,
    found: { old: 0, new: 0, 'nothing between two renames': 0 },
    recovered: { old: 0, new: 0 },
    rebuilt: 0,
    errors: [],
  };
  try {
    await rebuild(site, kills);
    site.toggle();
    const writing = await stagingDuration(site);
    const total = () => kills.killed.clean + kills.killed.incremental;
    for (const round of fc.sample(rounds, { seed, numRuns: count * 3 })) {
      if (total() >= count) break;
      await killOnce(site, round, writing, kills);
      if (total() % 10 === 0 || total() === count) await rebuild(site, kills);
      onRound(kills);
    }
    return kills;
  } finally {
    site.drop();
  }
}

async function killOnce(
  site: TwoStates,
  { from, cards, isEdited, after, share }: Round,
  writing: number,
  kills: Kills,
): Promise<void> {
  const { out, cacheDir } = site.options;
  const cached = from === 'incremental' || !existsSync(cacheDir) ? [] : readdirSync(cacheDir);
  for (const name of cached) {
    if (name !== 'cards' || !cards) rmSync(join(cacheDir, name), { recursive: true });
  }
  if (isEdited) site.toggle();
  const before = snapshot(out);
  // Includes the time after the switch, when the journal, the manifest and the old site are handled.
  const long = after === 'start' ? site.durations[from] : writing * 1.5;
  const ended = await killedBuild(site, { after, milliseconds: share * long });
  const { now } = site.expected();
  const label = `${from}, ${Math.round(share * long)} ms after the ${after}`;
  if (ended === 'killed') kills.killed[from] += 1;
  else kills.done += 1;

  const found = snapshot(out);
  const journalled = readdirSync(site.root).includes('.dist.frontage-journal.json');
  // If the output did not change, the new site is the old one.
  if (found === before) kills.found.old += 1;
  else if (found === now) kills.found.new += 1;
  else if (found === 'nothing' && journalled) kills.found['nothing between two renames'] += 1;
  else kills.errors.push(`${label}: the folder contains neither the old nor the new site`);

  await recover(out);
  const recovered = snapshot(out);
  if (recovered === before) kills.recovered.old += 1;
  else if (recovered === now) kills.recovered.new += 1;
  else kills.errors.push(`${label}: the recovered site is neither the old nor the new one`);
  const strays = readdirSync(site.root).filter((name) => name.startsWith('.dist.'));
  if (strays.length > 0) kills.errors.push(`${label}: ${strays.join(', ')} left beside the folder`);
}

/** Builds the site after the kills. */
async function rebuild(site: TwoStates, kills: Kills): Promise<void> {
  const run = await frontage(['build', '-q'], { cwd: site.root, env });
  kills.rebuilt += 1;
  if (run.code !== 0) kills.errors.push(`a build after kills ended with ${run.code}: ${run.stderr}`);
  else if (snapshot(join(site.root, 'dist')) !== site.expected().now)
    kills.errors.push('a build after kills has another output');
}
