/** Key in local storage for the ids of counted leads, if the visitor agreed. */
const trackedLeadsKey = 'frontage-counted';

/** More leads than a person sends. */
const maxIds = 20;

/**
 * Marks a lead as counted. Returns true the first time in this browser. A lead that is sent again, from another tab or
 * after a reload, has the same id.
 */
export function markTracked(id: string): boolean {
  try {
    const known = (localStorage.getItem(trackedLeadsKey) ?? '').split(' ').filter((other) => other !== '');
    if (known.includes(id)) return false;
    localStorage.setItem(trackedLeadsKey, [...known, id].slice(-maxIds).join(' '));
    return true;
  } catch {
    // Without storage the lead might be counted twice.
    return false;
  }
}

/** Deletes the ids of counted leads. */
export function clearTrackedLeads(): void {
  try {
    localStorage.removeItem(trackedLeadsKey);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}
