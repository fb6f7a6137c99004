/**
 * A whole number with its thousands apart, as American English writes it: `12,480`. `Intl` does the same, and takes as long
 * as loading all blocks when it is first asked.
 */
export function thousands(count: number | string): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
