/** Milliseconds the bar runs. */
export const barLasts = 1000;

/** Where the bar stands, in percent, and whether it is through: one percent at a time to 98, then to the end at once. */
export function barAt(elapsed: number): { readonly percent: number; readonly over: boolean } {
  const percent = Math.floor((elapsed * 100) / barLasts);
  return { percent: percent > 98 ? 100 : percent, over: elapsed >= barLasts };
}
