/** How long the progress bar runs, in milliseconds. */
export const barDuration = 1000;

/** Returns the bar's progress after some milliseconds: in steps of one percent to 98, then 100 at once. */
export function barAt(elapsed: number): { readonly percent: number; readonly over: boolean } {
  const percent = Math.floor((elapsed * 100) / barDuration);
  return { percent: percent > 98 ? 100 : percent, over: elapsed >= barDuration };
}
