import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DiagnosticsError } from '../../sdk/issue.ts';
import { afterwards } from '../lib/disk-error.ts';
import type { OutputPaths } from './contract.ts';
import { type Disk, hasCode } from './disk.ts';
import { refuseOccupiedPaths } from './guard.ts';

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

/** The process that owns a lock. The start time distinguishes it from a later process with the same number. */
interface LockOwner {
  readonly pid: number;
  /** Start time in clock ticks of the system; absent if the system does not provide it. */
  readonly started?: string;
}

/** Returns the process that runs this code. */
export function currentOwner(): LockOwner {
  const { started } = statusOf(process.pid);
  return { pid: process.pid, ...(started !== undefined && { started }) };
}

/** Whether the process still runs. A later process with its number does not count. */
export function isAlive({ pid, started: expected }: LockOwner): boolean {
  if (!answers(pid)) return false;
  const { started, ended } = statusOf(pid);
  if (ended) return false;
  return expected === undefined || started === undefined || expected === started;
}

/** Parses the content of a lock file; undefined if it names no process. */
export function parseOwner(text: string): LockOwner | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('pid' in value)) return undefined;
  if (typeof value.pid !== 'number' || !Number.isSafeInteger(value.pid) || value.pid <= 0) return undefined;
  const started = 'started' in value && typeof value.started === 'string' ? { started: value.started } : {};
  return { pid: value.pid, ...started };
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and start time: fields 3 and 22 of `/proc/<pid>/stat` (proc_pid_stat(5)). The name before them may hold spaces. */
function statusOf(pid: number): { started?: string; ended: boolean } {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // Without /proc, the process number has to suffice.
    return { ended: false };
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const started = fields[19];
  return { ended: fields[0] === 'Z' || fields[0] === 'X', ...(started !== undefined && { started }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
