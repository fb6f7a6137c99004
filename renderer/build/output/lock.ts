import { setTimeout as wait } from 'node:timers/promises';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { afterwards } from '../lib/disk-error.ts';
import { type Disk, hasCode } from './disk.ts';
import { refuseOccupiedPaths } from './guard.ts';
import { currentOwner, isAlive, type LockOwner, parseOwner } from './lock-owner.ts';
import type { OutputPaths } from './output-paths.ts';

const pollMs = 50;
/** How long a lock file may be unreadable. Its owner is between creating and filling it, or died there. */
const fillMs = 2_000;

/** Runs work while holding the lock. Waits for another build to release it; throws `out-locked` after the timeout. */
export async function locked<Result>(
  paths: OutputPaths,
  disk: Disk,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + timeoutMs;
  for (let owner = await takeLock(paths, disk); owner; owner = await takeLock(paths, disk)) {
    if (performance.now() >= giveUpAt) throw lockedBy(owner, paths);
    await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    await afterwards(() => releaseLock(paths, disk));
  }
}

/** Takes the lock if it is free or its owner is dead. Otherwise returns the owner. */
export async function takeLock(paths: OutputPaths, disk: Disk): Promise<LockOwner | 'unknown' | undefined> {
  await refuseOccupiedPaths(paths, disk);
  for (;;) {
    if (await create(paths.lock, disk)) return undefined;
    const owner = await readOwner(paths.lock, disk);
    if (owner === 'none') continue;
    if (owner !== 'dead') return owner;
    const rival = await takeOver(paths, disk);
    if (rival !== 'again') return rival;
  }
}

export async function releaseLock(paths: OutputPaths, disk: Disk): Promise<void> {
  await disk.rm(paths.lock);
}

/**
 * Replaces the lock of a dead process. Removing it and creating another would let two processes in, because the slower one
 * would remove the lock that the faster one just made. So a process first creates the claim file, checks the lock again,
 * and renames the claim to the lock.
 */
async function takeOver(paths: OutputPaths, disk: Disk): Promise<LockOwner | 'unknown' | undefined | 'again'> {
  if (!(await create(paths.claim, disk))) {
    const rival = await readOwner(paths.claim, disk);
    if (rival === 'dead') await disk.rm(paths.claim);
    return rival === 'dead' || rival === 'none' ? 'again' : rival;
  }
  if ((await readOwner(paths.lock, disk)) !== 'dead') {
    await disk.rm(paths.claim);
    return 'again';
  }
  await disk.rename(paths.claim, paths.lock);
  return undefined;
}

async function create(path: string, disk: Disk): Promise<boolean> {
  try {
    await disk.writeFile(path, `${JSON.stringify(currentOwner())}\n`, { exclusive: true });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // A full disk leaves an empty file.
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) await disk.rm(path);
    throw error;
  }
}

async function readOwner(path: string, disk: Disk): Promise<LockOwner | 'unknown' | 'dead' | 'none'> {
  const stats = await disk.lstat(path);
  if (stats === undefined) return 'none';
  let text: string;
  try {
    text = await disk.readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'none';
    throw error;
  }
  const owner = parseOwner(text);
  if (owner === undefined) return Date.now() - stats.mtimeMs > fillMs ? 'dead' : 'unknown';
  return isAlive(owner) ? owner : 'dead';
}

function lockedBy(owner: LockOwner | 'unknown', paths: OutputPaths): DiagnosticsError {
  const who = owner === 'unknown' ? 'Another build' : `Another build (process ${owner.pid})`;
  const message = `${who} is writing to "${paths.out}".`;
  const suggestion = `Wait until it is done. If no build is running, delete "${paths.lock}".`;
  return new DiagnosticsError([{ code: 'out-locked', message, path: [], suggestion }]);
}
