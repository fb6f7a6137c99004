import { readFileSync } from 'node:fs';

/** The process that owns a lock. The start time distinguishes it from a later process with the same number. */
export interface LockOwner {
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
