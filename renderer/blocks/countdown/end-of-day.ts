const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns when a day (`YYYY-MM-DD`) ends in a time zone, in milliseconds since 1970. */
export function endOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) + day;
  // The offset at the end differs from that of a first guess if clocks change that day.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone);
}

/** How far the clocks of a time zone are ahead of UTC at a time. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date, hour, minute: minutes } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(time / minute) * minute;
}
