import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Seconds of processors that the ended children of this process took, theirs among them; NaN where nobody counts. */
export function childSeconds(): number {
  try {
    return childSecondsIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/** The same, in the text of `/proc/PID/stat`: its second field is a name in parentheses, which may hold anything. */
export function childSecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
