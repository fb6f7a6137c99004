import type { Taken } from '../measure/finish.ts';
import type { Machine } from '../measure/machine.ts';
import type { Rounds } from '../rounds.ts';

/** All that has been measured and kept, by what measured it. */
export interface Measured {
  readonly builds: readonly Kept<Rounds>[];
  readonly edits: readonly Kept<EditTimes>[];
  readonly commands?: Kept<Commands> | undefined;
  readonly dev?: Kept<Dev> | undefined;
  readonly studio?: Kept<Studio> | undefined;
  readonly browser?: Kept<Browser> | undefined;
  readonly pictures?: Kept<Pictures> | undefined;
  readonly paint?: Kept<Paint> | undefined;
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

/** What the studio takes to answer, on the real site and with 1,200 pages. */
export interface Studio {
  readonly real: StudioTimes;
  readonly many: StudioTimes;
}

/** Milliseconds; medians. */
export interface StudioTimes {
  /** From asking for a change, by its kind, until it is checked and written. */
  readonly answered: Readonly<Record<string, number>>;
  /** From a key to the page that shows it. */
  readonly preview: number;
  /** Until the fields and the map of a page are there. */
  readonly opened: number;
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

/** What building a site with 40 photos of a phone took: seconds by the clock and of processors, bytes, and numbers of files. */
export interface Pictures {
  readonly first: Costs;
  /** The first build of the same site without pictures. */
  readonly firstPlain: Costs;
  /** Medians: with pictures, and without. */
  readonly unchanged: Costs;
  readonly unchangedPlain: Costs;
  /** One photo replaced by another one. */
  readonly replaced: Costs & { readonly encoded: readonly string[] };
  readonly sources: Weight;
  readonly published: Weight;
  /** Warnings of the first build, one line each. */
  readonly warnings: readonly string[];
}

/** Seconds by the clock and of processors, and the most bytes held at once. */
export type Costs = Pick<Taken, 'wall' | 'cpu' | 'peak'>;

export interface Weight {
  readonly files: number;
  readonly bytes: number;
}

/** The largest paint of one page with a photo on a slow phone: medians in milliseconds, and what the browser loaded of it. */
export type Paint = Readonly<Record<'frontage' | 'astro', ShownPicture>>;

export interface ShownPicture {
  readonly largestPaint: number;
  /** All runs, in milliseconds. */
  readonly runs: readonly number[];
  /** Bytes of the picture file and of the document, as they came. */
  readonly picture: number;
  readonly document: number;
  readonly file: string;
}
