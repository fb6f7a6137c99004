import { forget, recall, remember } from './tab-memory.ts';

/** Wrong passwords in a row, and when the next may be tried, in milliseconds since 1970. */
export interface Tries {
  readonly wrong: number;
  readonly until: number;
}

/** Wrong passwords that cost no wait. */
const free = 4;
const firstWait = 5000;
const longestWait = 300_000;

/** Milliseconds to wait after so many wrong passwords in a row: five seconds after the fifth, then twice as long each time. */
export function waitAfter(wrong: number): number {
  return wrong > free ? Math.min(longestWait, firstWait * 2 ** (wrong - free - 1)) : 0;
}

const key = 'frontage-settings-tries';

/** What this tab has tried, reloads included. A clock that was put back makes no wait longer than it was. */
export function readTries(now: number): Tries {
  const [wrong = 0, until = 0] = (recall(key) ?? '').split(' ').map(Number);
  return { wrong, until: Math.min(until, now + waitAfter(wrong)) };
}

/** Counts a wrong password. */
export function countWrong(now: number): Tries {
  const wrong = readTries(now).wrong + 1;
  const until = now + waitAfter(wrong);
  remember(key, `${wrong} ${until}`);
  return { wrong, until };
}

/** Begins anew, after a right one. */
export function forgetTries(): void {
  forget(key);
}
