import type { Machine } from '../measure/machine.ts';
import type { Rounds } from '../rounds.ts';

/** All that has been measured and kept, by what measured it. */
export interface Measured {
  readonly builds: readonly Kept<Rounds>[];
  readonly edits: readonly Kept<EditTimes>[];
  readonly commands?: Kept<Commands> | undefined;
  readonly dev?: Kept<Dev> | undefined;
  readonly browser?: Kept<Browser> | undefined;
}

/** A measurement with where and of what it was made. */
export interface Kept<Data> {
  readonly machine: Machine;
  /** The commit that was measured, with a plus where files had changed since. */
  readonly commit: string;
  readonly day: string;
  readonly data: Data;
}

/** Seconds that a command of Frontage takes, start included; medians. */
export interface Commands {
  readonly version: number;
  /** `frontage routes` on the real site. */
  readonly routes: number;
  /** `frontage check` of 10,000 pages, with nothing remembered and once more. */
  readonly checkCold: number;
  readonly checkAgain: number;
}

/** Seconds from saving a word to seeing it; medians. */
export interface Dev {
  readonly real: number;
  /** 1,000 pages: a word of one row, which stands on one page. */
  readonly row: number;
  /** 1,000 pages: a word that stands on all of them. */
  readonly shared: number;
}

/** What Lighthouse says of a page of each candidate; medians. */
export type Browser = Readonly<Record<string, Seen>>;

export interface Seen {
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly score: number;
  /** Bytes that came over the wire: of scripts, and of everything. */
  readonly script: number;
  readonly all: number;
}

/** What builds took after each kind of edit, on one site with one number of pages. */
export interface EditTimes {
  readonly site: string;
  readonly pages: number;
  /** By edit ("cold" and "unchanged" too), then by engine ("this", and "other" where two were compared): one entry a turn. */
  readonly runs: Readonly<Record<string, Readonly<Record<string, readonly Seconds[]>>>>;
}

/** Seconds by the clock and of processors. */
export interface Seconds {
  readonly wall: number;
  readonly cpu: number;
}
