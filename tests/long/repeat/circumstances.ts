import { availableParallelism } from 'node:os';

/** The environment of a build, on which the output must not depend. */
export interface Circumstances {
  readonly zone: string;
  readonly language: string;
  readonly umask: string;
  /** Whether the home folder exists. */
  readonly home: 'own' | 'none';
  /** Days by which the clock is wrong. */
  readonly days: number;
  /** Processors that the build may use; defaults to all. */
  readonly processors?: number;
  /** Depth of the site's folder below the temporary folder. */
  readonly depth: number;
  /** Whether the engine is a copy in another folder. */
  readonly engine: 'here' | 'copied';
  readonly node: 'this' | '24';
  /** Whether the site is built a second time, with the cache of the first. */
  readonly again: boolean;
}

/** Returns circumstances by number. Consecutive ones differ in many values, and each value is combined with many others. */
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
