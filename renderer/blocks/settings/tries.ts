import { getTabItem, removeTabItem, setTabItem } from './tab-storage.ts';

/** The number of wrong passwords in a row, and the time of the next allowed try, in milliseconds since 1970. */
export interface Tries {
  readonly wrong: number;
  readonly until: number;
}

/** Wrong passwords in a row that cause no wait. */
const freeTries = 4;
const firstWait = 5000;
const longestWait = 300_000;

/**
 * Returns the milliseconds to wait after a number of wrong passwords in a row: five seconds after the fifth, then twice as
 * long each time.
 */
export function waitAfter(wrong: number): number {
  return wrong > freeTries ? Math.min(longestWait, firstWait * 2 ** (wrong - freeTries - 1)) : 0;
}

const key = 'frontage-settings-tries';

/** Returns this tab's tries, which survive reloads. Setting the clock back does not make a wait longer. */
export function readTries(now: number): Tries {
  const [wrong = 0, until = 0] = (getTabItem(key) ?? '').split(' ').map(Number);
  return { wrong, until: Math.min(until, now + waitAfter(wrong)) };
}

/** Counts a wrong password. */
export function countWrong(now: number): Tries {
  const wrong = readTries(now).wrong + 1;
  const until = now + waitAfter(wrong);
  setTabItem(key, `${wrong} ${until}`);
  return { wrong, until };
}

/** Resets the count, after the right password. */
export function resetTries(): void {
  removeTabItem(key);
}
