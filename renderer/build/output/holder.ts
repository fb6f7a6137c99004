import { readFileSync } from 'node:fs';

/** A process, told apart from a later one with the same number. */
export interface Holder {
  readonly pid: number;
  /** When it started, in the system's own ticks; absent where the system does not tell. */
  readonly started?: string;
}

/** The process that runs this code. */
export function currentHolder(): Holder {
  const { started } = statusOf(process.pid);
  return { pid: process.pid, ...(started !== undefined && { started }) };
}

/** Whether the process is still there; a later one that got its number does not count. */
export function isAlive(holder: Holder): boolean {
  if (!answers(holder.pid)) return false;
  const { started, ended } = statusOf(holder.pid);
  if (ended) return false;
  return holder.started === undefined || started === undefined || holder.started === started;
}

/** Reads a holder as it stands in a lock; undefined when it is not one. */
export function parseHolder(text: string): Holder | undefined {
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
    // EPERM: it is there, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and start time from `/proc/<pid>/stat` (proc_pid_stat(5)), fields 3 and 22; the name before them may hold spaces. */
function statusOf(pid: number): { started?: string; ended: boolean } {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // Not every system has /proc; the process number alone must do then.
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
