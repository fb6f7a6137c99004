/** How a day is written: `2027-01-31`. */
export const dayShape: RegExp = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that the calendar has, written as `YYYY-MM-DD` (ISO 8601). */
export function isDay(text: string): boolean {
  const time = dayShape.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Of days behind the end of a month, JavaScript makes those that begin the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
