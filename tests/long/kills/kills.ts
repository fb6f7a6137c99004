import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { recover } from '../../../renderer/build/output/index.ts';
import { frontage } from '../../command.ts';
import { killedBuild, type Moment, stageLife } from './kill.ts';
import { env, snapshot, type TwoStates, twoStates } from './two-states.ts';

/** What was found after builds were killed. */
export interface Kills {
  /** Builds that were killed in their middle, from nothing and after an edit. */
  readonly killed: { clean: number; incremental: number };
  /** Builds that were done before they could be killed. */
  done: number;
  /** What stood in the output folder after the kill, and after the next command had looked at it. */
  readonly found: { old: number; new: number; 'nothing between two renames': number };
  readonly mended: { old: number; new: number };
  /** Builds that ran through afterwards, upon what the kills had left. */
  rebuilt: number;
  readonly faults: string[];
}

interface Round {
  /** Whether the build has anything to build upon: what is remembered, or nothing. */
  readonly from: 'clean' | 'incremental';
  /** Whether the social cards are remembered all the same: drawing them would take most of the time. */
  readonly cards: boolean;
  /** Whether the site is edited before. */
  readonly turned: boolean;
  readonly after: Moment['after'];
  /** Between 0 and 1: how far into the time that the build takes. */
  readonly share: number;
}

const rounds = fc.record({
  from: fc.constantFrom('clean' as const, 'incremental' as const, 'incremental' as const),
  cards: fc.noBias(fc.nat({ max: 3 })).map((n) => n > 0),
  turned: fc.noBias(fc.nat({ max: 3 })).map((n) => n > 0),
  after: fc.constantFrom('start' as const, 'stage' as const),
  share: fc.noBias(fc.nat({ max: 1_000 })).map((n) => n / 1_000),
});

/**
 * Kills builds of a site at random moments, one after the other, each upon what the one before has left, and looks at what
 * stands in the output folder each time: the old site or the new one, whole.
 */
export async function kill(
  count: number,
  seed: number,
  tell: (kills: Kills) => void = () => undefined,
): Promise<Kills> {
  const site = await twoStates();
  const kills: Kills = {
    killed: { clean: 0, incremental: 0 },
    done: 0,
    found: { old: 0, new: 0, 'nothing between two renames': 0 },
    mended: { old: 0, new: 0 },
    rebuilt: 0,
    faults: [],
  };
  try {
    await rebuild(site, kills);
    site.turn();
    const writing = await stageLife(site);
    const total = () => kills.killed.clean + kills.killed.incremental;
    for (const round of fc.sample(rounds, { seed, numRuns: count * 3 })) {
      if (total() >= count) break;
      await killOnce(site, round, writing, kills);
      if (total() % 10 === 0) await rebuild(site, kills);
      tell(kills);
    }
    return kills;
  } finally {
    site.drop();
  }
}

async function killOnce(
  site: TwoStates,
  { from, cards, turned, after, share }: Round,
  writing: number,
  kills: Kills,
): Promise<void> {
  const { out, cacheDir } = site.options;
  const remembered = from === 'incremental' || !existsSync(cacheDir) ? [] : readdirSync(cacheDir);
  for (const name of remembered) {
    if (name !== 'cards' || !cards) rmSync(join(cacheDir, name), { recursive: true });
  }
  if (turned) site.turn();
  const before = snapshot(out);
  // What follows the switch counts too: the journal, the manifest and the old site are put away.
  const long = after === 'start' ? site.durations[from] : writing * 1.5;
  const ended = await killedBuild(site, { after, milliseconds: share * long });
  const { now } = site.expected();
  const label = `${from}, ${Math.round(share * long)} ms after the ${after}`;
  if (ended === 'killed') kills.killed[from] += 1;
  else kills.done += 1;

  const found = snapshot(out);
  const journalled = readdirSync(site.root).includes('.dist.frontage-journal.json');
  // Where the folder did not change, the new site is the old one.
  if (found === before) kills.found.old += 1;
  else if (found === now) kills.found.new += 1;
  else if (found === 'nothing' && journalled) kills.found['nothing between two renames'] += 1;
  else kills.faults.push(`${label}: the folder holds neither the old site nor the new one`);

  await recover(out);
  const mended = snapshot(out);
  if (mended === before) kills.mended.old += 1;
  else if (mended === now) kills.mended.new += 1;
  else kills.faults.push(`${label}: what was mended is neither the old site nor the new one`);
  const strays = readdirSync(site.root).filter((name) => name.startsWith('.dist.'));
  if (strays.length > 0) kills.faults.push(`${label}: ${strays.join(', ')} left beside the folder`);
}

/** Whatever the kills have left, the next build makes the site. */
async function rebuild(site: TwoStates, kills: Kills): Promise<void> {
  const run = await frontage(['build', '-q'], { cwd: site.root, env });
  kills.rebuilt += 1;
  if (run.code !== 0) kills.faults.push(`a build after kills ended with ${run.code}: ${run.stderr}`);
  else if (snapshot(join(site.root, 'dist')) !== site.expected().now)
    kills.faults.push('a build after kills made another site');
}
