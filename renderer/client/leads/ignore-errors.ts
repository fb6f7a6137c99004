/** Returns the result of `work`, or undefined if it throws, as denied storage does. */
export function ignoreErrors<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
