import { availableParallelism } from 'node:os';

/** Under what a build runs; none of it may show in what is built. */
export interface Circumstances {
  readonly zone: string;
  readonly language: string;
  readonly umask: string;
  /** A home folder that is there, or none. */
  readonly home: 'own' | 'none';
  /** Days by which the clock is wrong. */
  readonly days: number;
  /** Processors that the build may use; all when left out. */
  readonly processors?: number;
  /** How deep below the temporary folder the site stands. */
  readonly depth: number;
  /** Whether the engine stands in a folder of its own too. */
  readonly engine: 'here' | 'copied';
  readonly node: 'this' | '24';
  /** Whether the output is built a second time, upon all that the first has remembered. */
  readonly again: boolean;
}

/** Circumstances by number: those of neighbours differ in everything that has two values, and each value comes with many others. */
export function circumstances(index: number): Circumstances {
  const of = <T>(list: readonly [T, ...T[]]): T => list[index % list.length] ?? list[0];
  return {
    zone: of([
      'UTC',
      'Pacific/Kiritimati',
      'America/Adak',
      'Asia/Kathmandu',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Africa/Cairo',
    ]),
    language: of(['C', 'C.UTF-8', 'de_DE.UTF-8', 'tr_TR.UTF-8', 'ar_EG.UTF-8']),
    umask: of(['022', '077', '002']),
    home: index % 4 < 2 ? 'own' : 'none',
    days: of([0, 366, -4_000, 20_000, 31, -1]),
    ...(index % 3 === 1 && availableParallelism() > 1 ? { processors: 1 } : {}),
    depth: index % 5,
    engine: index % 4 === 3 || index % 9 === 4 ? 'copied' : 'here',
    node: index % 2 === 0 ? 'this' : '24',
    again: index % 7 > 3,
  };
}
