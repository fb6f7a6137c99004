const loggedInKey = 'frontage-settings';

/** Whether this tab has entered the password. A changed password must be entered again. */
export function isLoggedIn(passwordHash: string | undefined): boolean {
  return passwordHash !== undefined && getTabItem(loggedInKey) === passwordHash;
}

/** Stores for this tab's session that the password was right. */
export function logIn(passwordHash = ''): void {
  setTabItem(loggedInKey, passwordHash);
}

export function logOut(): void {
  removeTabItem(loggedInKey);
}

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

const triesKey = 'frontage-settings-tries';

/** Returns this tab's tries, which survive reloads. Setting the clock back does not make a wait longer. */
export function readTries(now: number): Tries {
  const [wrong = 0, until = 0] = (getTabItem(triesKey) ?? '').split(' ').map(Number);
  return { wrong, until: Math.min(until, now + waitAfter(wrong)) };
}

/** Counts a wrong password. */
export function countWrong(now: number): Tries {
  const wrong = readTries(now).wrong + 1;
  const until = now + waitAfter(wrong);
  setTabItem(triesKey, `${wrong} ${until}`);
  return { wrong, until };
}

/** Resets the count, after the right password. */
export function resetTries(): void {
  removeTabItem(triesKey);
}

/** Fallback when the browser denies storage. */
const page = new Map<string, string>();

/** Returns a value from this tab's session, which ends when the tab closes. */
function getTabItem(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? page.get(name);
  } catch {
    return page.get(name);
  }
}

function setTabItem(name: string, value: string): void {
  page.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // The page's map has the value.
  }
}

function removeTabItem(name: string): void {
  page.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
