/** The format of a day: `2027-01-31`. */
export const dayFormat: RegExp = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid date in the format `YYYY-MM-DD` (ISO 8601). */
export function isDay(text: string): boolean {
  const time = dayFormat.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // JavaScript turns days after the end of a month into days of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
