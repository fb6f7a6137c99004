import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from '../../sdk/issue.ts';
import { type Disk, hasCode } from './disk.ts';
import { refuseStrangers } from './guard.ts';
import { currentHolder, type Holder, isAlive, parseHolder } from './holder.ts';
import type { Places } from './places.ts';

const pollMs = 50;
/** How long a lock may stay without a readable name: its writer is between creating and filling it, or died there. */
const fillMs = 2_000;

/** Runs the work while no other process writes to the folder; waits for one that does, and throws `out-locked` in the end. */
export async function locked<Result>(
  places: Places,
  disk: Disk,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + timeoutMs;
  for (let holder = await takeLock(places, disk); holder; holder = await takeLock(places, disk)) {
    if (performance.now() >= giveUpAt) throw lockedBy(holder, places);
    await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    await releaseLock(places, disk);
  }
}

/** Takes the lock if it is free or its holder is dead; otherwise tells who has it. */
export async function takeLock(places: Places, disk: Disk): Promise<Holder | 'unknown' | undefined> {
  await refuseStrangers(places, disk);
  for (;;) {
    if (await create(places.lock, disk)) return undefined;
    const holder = await readHolder(places.lock, disk);
    if (holder === 'nobody') continue;
    if (holder !== 'dead') return holder;
    const rival = await takeOver(places, disk);
    if (rival !== 'again') return rival;
  }
}

/** Gives the lock back. */
export async function releaseLock(places: Places, disk: Disk): Promise<void> {
  await disk.rm(places.lock);
}

/**
 * Replaces a dead process's lock. Removing it and creating another would let two processes in: the slower one would remove
 * the lock that the faster one has just made. So whoever replaces it holds the claim first, looks again, and turns the
 * claim into the lock in one rename.
 */
async function takeOver(places: Places, disk: Disk): Promise<Holder | 'unknown' | undefined | 'again'> {
  if (!(await create(places.claim, disk))) {
    const rival = await readHolder(places.claim, disk);
    if (rival === 'dead') await disk.rm(places.claim);
    return rival === 'dead' || rival === 'nobody' ? 'again' : rival;
  }
  if ((await readHolder(places.lock, disk)) !== 'dead') {
    await disk.rm(places.claim);
    return 'again';
  }
  await disk.rename(places.claim, places.lock);
  return undefined;
}

async function create(path: string, disk: Disk): Promise<boolean> {
  try {
    await disk.writeFile(path, `${JSON.stringify(currentHolder())}\n`, { exclusive: true });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // On a full disk the file is created and cannot be filled.
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) await disk.rm(path);
    throw error;
  }
}

async function readHolder(path: string, disk: Disk): Promise<Holder | 'unknown' | 'dead' | 'nobody'> {
  const stats = await disk.lstat(path);
  if (stats === undefined) return 'nobody';
  let text: string;
  try {
    text = await disk.readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'nobody';
    throw error;
  }
  const holder = parseHolder(text);
  if (holder === undefined) return Date.now() - stats.mtimeMs > fillMs ? 'dead' : 'unknown';
  return isAlive(holder) ? holder : 'dead';
}

function lockedBy(holder: Holder | 'unknown', places: Places): Faults {
  const who = holder === 'unknown' ? 'Another build' : `Another build (process ${holder.pid})`;
  const message = `${who} is writing to "${places.out}"`;
  const suggestion = `Wait until it is done. If no build is running, delete "${places.lock}".`;
  return new Faults([{ code: 'out-locked', message, path: [], suggestion }]);
}
