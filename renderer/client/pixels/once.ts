/** Where local storage keeps the ids of leads that were counted, where the visitor has agreed to their being so. */
const countedKey = 'frontage-counted';

/** More than anybody sends. */
const most = 20;

/**
 * Whether a lead is counted for the first time in this browser. One that is sent again, from another tab or after the page
 * was loaded anew, has the same id.
 */
export function isFirst(id: string): boolean {
  try {
    const known = (localStorage.getItem(countedKey) ?? '').split(' ').filter((other) => other !== '');
    if (known.includes(id)) return false;
    localStorage.setItem(countedKey, [...known, id].slice(-most).join(' '));
    return true;
  } catch {
    // What cannot be remembered might be counted twice.
    return false;
  }
}

/** Forgets them all. */
export function forgetCounted(): void {
  try {
    localStorage.removeItem(countedKey);
  } catch {
    // Where storage is denied, nothing is kept.
  }
}
