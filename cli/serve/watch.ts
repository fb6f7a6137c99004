import { join, sep } from 'node:path';
import { engineFile } from '../../renderer/build/load/bundle.ts';
import type { Snapshot } from './dev-site.ts';

/** The engine's own sources, where they are being worked on; an installed engine does not change. */
export const engineSources = [engineFile('.')].filter((folder) => !isInstalled(folder));

/** Whether a change to a file can change the site. While there is a fault, any source of the site might mend it. */
export function matters(file: string, root: string, { watched, fault }: Pick<Snapshot, 'watched' | 'fault'>): boolean {
  if (watched.has(file) || isBelow(file, join(root, 'templates'))) return true;
  if (engineSources.some((folder) => isBelow(file, folder))) return !/\.test\.tsx?$/.test(file);
  return fault !== undefined && isBelow(file, root) && /\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

export interface Settled {
  readonly poke: () => void;
  /** Calls no more, and waits for the call that is under way. */
  readonly stop: () => Promise<void>;
}

/** Calls `run` once the pokes have stopped for a moment; never twice at a time, and again when one came meanwhile. */
export function settled(run: () => Promise<void>, milliseconds = 10): Settled {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let last = Promise.resolve();
  return {
    poke() {
      clearTimeout(timer);
      if (stopped) return;
      timer = setTimeout(() => {
        last = last.then(() => (stopped ? undefined : run()));
      }, milliseconds);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await last;
    },
  };
}

/** Whether a file came with a package, and so does not change while one works. */
export function isInstalled(file: string): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
