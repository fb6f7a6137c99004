import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

/** The output folder, and what stands beside it while a site is being written. */
export interface Places {
  readonly out: string;
  readonly parent: string;
  /** The new site while it grows. */
  readonly stage: string;
  /** The old site between the switch and its removal. */
  readonly old: string;
  /** Exists while the switch is under way; only ever beside a stage that is complete. */
  readonly journal: string;
  /** Names the process that writes. */
  readonly lock: string;
  /** Names the process that is taking the lock over from a dead one. */
  readonly claim: string;
}

/** Everything stands beside the output folder, never inside it: a rename cannot leave its file system. */
export function placesOf(folder: string): Places {
  if (!isAbsolute(folder)) throw new Error(`The output folder must be an absolute path, not "${folder}"`);
  const out = resolve(folder);
  const parent = dirname(out);
  const beside = (purpose: string) => join(parent, `.${basename(out)}.frontage-${purpose}`);
  return {
    out,
    parent,
    stage: beside('stage'),
    old: beside('old'),
    journal: beside('journal.json'),
    lock: beside('lock'),
    claim: beside('lock-claim'),
  };
}
