import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

/** The output folder, and the files and folders beside it while a site is written. */
export interface OutputPaths {
  readonly out: string;
  readonly parent: string;
  /** The new site until the switch. */
  readonly staging: string;
  /** The old site between the switch and its removal. */
  readonly old: string;
  /** Exists during the switch. The staging folder is complete then. */
  readonly journal: string;
  /** Names the process that owns the lock. */
  readonly lock: string;
  /** Names the process that is taking over the lock of a dead one. */
  readonly claim: string;
}

/** Returns the paths for an output folder. All are beside it, because a rename cannot cross file systems. */
export function outputPaths(folder: string): OutputPaths {
  if (!isAbsolute(folder)) throw new Error(`The output folder must be an absolute path, not "${folder}"`);
  const out = resolve(folder);
  const parent = dirname(out);
  const beside = (purpose: string) => join(parent, `.${basename(out)}.frontage-${purpose}`);
  return {
    out,
    parent,
    staging: beside('stage'),
    old: beside('old'),
    journal: beside('journal.json'),
    lock: beside('lock'),
    claim: beside('lock-claim'),
  };
}
