import { readdirSync, readFileSync } from 'node:fs';

/** Bytes, or NaN where the system does not tell. */
export type Peak = number;

const every = 50;
const pageSize = 4096;

/**
 * Watches what a process and its children hold in memory. What several of them share counts for each, as in `ps`. A peak
 * between two looks is not lost for the first process, of which the kernel keeps the mark.
 */
export function watchPeak(pid: number | undefined): { readonly stop: () => Peak } {
  let most = 0;
  const look = () => {
    if (pid === undefined) return;
    most = Math.max(most, heldByTree(pid), highestMark(pid));
  };
  const timer = setInterval(look, every);
  return {
    stop() {
      clearInterval(timer);
      return most === 0 ? Number.NaN : most;
    },
  };
}

function heldByTree(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + held(one), 0);
}

function childrenOf(pid: number): number[] {
  const threads = quietly(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) =>
    (quietly(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')) ?? '').split(' ').filter(Boolean),
  );
  return children.map(Number).flatMap((child) => [child, ...childrenOf(child)]);
}

function held(pid: number): number {
  const pages = quietly(() => readFileSync(`/proc/${pid}/statm`, 'utf8'))?.split(' ')[1];
  return pages === undefined ? 0 : Number(pages) * pageSize;
}

function highestMark(pid: number): number {
  const status = quietly(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** A process may end between two looks at it. */
function quietly<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
