import { statSync } from 'node:fs';

export interface DebouncedRunner {
  /** Reports a change of a file. */
  readonly notify: (file: string) => void;
  /** Stops and waits for the current run. */
  readonly stop: () => Promise<void>;
}

export interface DebounceOptions {
  /** Milliseconds without a change before a run starts, because one save is often several events. */
  readonly wait?: number;
  /** Milliseconds after a run until its files are checked again. */
  readonly recheck?: number;
}

/**
 * Runs a function with the changed files when they have stopped changing, never twice at a time. The watcher drops a second
 * change within 50 ms (a formatter that saves after the editor), so the files are checked again after each run.
 */
export function debouncedRunner(
  run: (touched: readonly string[]) => Promise<void>,
  { wait = 10, recheck = 60 }: DebounceOptions = {},
): DebouncedRunner {
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
      for (const { file, before } of files) if (stamp(file) !== before) notify(file);
    });
  };
  const notify = (file: string) => {
    if (stopped) return;
    touched.add(file);
    clearTimeout(waiting);
    waiting = later(wait, () => {
      last = last.then(runOnce);
    });
  };
  return {
    notify,
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
