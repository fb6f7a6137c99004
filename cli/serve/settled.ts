import { statSync } from 'node:fs';

export interface Settled {
  /** Says that a file changed. */
  readonly poke: (file: string) => void;
  /** Runs no more, and waits for the run that is under way. */
  readonly stop: () => Promise<void>;
}

export interface SettledOptions {
  /** Milliseconds without a poke before a run begins: one save is often several events. */
  readonly wait?: number;
  /** Milliseconds after a run at which its files are looked at once more. */
  readonly recheck?: number;
}

/**
 * Runs something once files have stopped changing, never twice at a time. The watcher drops a change that follows another
 * of the same file within 50 ms (a formatter that saves after the editor), so each run's files are looked at again. A run is
 * handed the files that it is for.
 */
export function settled(
  run: (touched: readonly string[]) => Promise<void>,
  { wait = 10, recheck = 60 }: SettledOptions = {},
): Settled {
  const touched = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;
  let last = Promise.resolve();

  const later = (milliseconds: number, what: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      what();
    }, milliseconds);
    timers.add(timer);
    return timer;
  };
  const runOnce = async () => {
    if (stopped) return;
    const files = [...touched].map((file) => ({ file, before: stamp(file) }));
    touched.clear();
    await run(files.map(({ file }) => file));
    if (stopped) return;
    later(recheck, () => {
      for (const { file, before } of files) if (stamp(file) !== before) poke(file);
    });
  };
  const poke = (file: string) => {
    if (stopped) return;
    touched.add(file);
    clearTimeout(waiting);
    waiting = later(wait, () => {
      last = last.then(runOnce);
    });
  };
  return {
    poke,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await last;
    },
  };
}

function stamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`;
}
