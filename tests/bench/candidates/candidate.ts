import type { Row } from '../job/rows.ts';

/** Where a run happens. */
export interface Place {
  /** The folder that holds the packages, and one folder for each candidate. */
  readonly work: string;
  /** The Node that runs every candidate. */
  readonly node: string;
}

/** A program that makes pages, and how its users run it. */
export interface Candidate {
  readonly name: string;
  readonly title: string;
  /** More pages than this are not asked of it. */
  readonly most?: number;
  /** Folders of its project, beside the output, that hold what it remembers. */
  readonly caches: readonly string[];
  /** Scaffolds its project in an empty folder, without the rows. */
  readonly scaffold: (folder: string, place: Place) => Promise<void> | void;
  /** Writes the rows as its project reads them; `changed` is the only one that differs from what stands there. */
  readonly writeRows: (folder: string, rows: readonly Row[], changed?: Row) => void;
  readonly command: (folder: string, place: Place) => Command;
  /** How many bytes it takes to have it, without Node. */
  readonly installed: (place: Place) => number;
  /** How many pages it rendered, where it says so. */
  readonly rendered?: (printed: string) => number | undefined;
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Where every candidate puts its pages, in its folder. */
export const output = 'dist';
