/** What comes of work; nothing where it throws, as storage does that is denied. */
export function ifPossible<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
