import { printable } from '../../renderer/build/inputs/sources/frame.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import type { Issue, Place } from '../../renderer/sdk/issue.ts';
import { type Paint, paint } from './color.ts';
import { firstOfEach, formatCounts } from './counts.ts';
import { formatLocation, formatPath } from './paths.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Reports show file names relative to this folder. */
  readonly cwd: string;
}

/**
 * Returns issues as text in the given order: the first 20 of each code, how many more it has, and the totals. Empty if
 * there are none.
 */
export function formatIssues(issues: readonly Issue[], { color, cwd }: TextOptions): string {
  if (issues.length === 0) return '';
  const style = paint(color);
  const { first, rest } = firstOfEach(issues);
  return [
    ...first.map((issue) => formatIssue(issue, style, cwd)),
    ...rest.map(({ code, count }) => `… and ${thousands(count)} more of ${code}, not shown here.\n`),
    style('bold', formatCounts(issues)),
  ].join('\n');
}

/** Returns how to learn more about the first issue; empty if there is none. */
export function explainHint([first]: readonly Issue[]): string {
  return first === undefined ? '' : `Why it matters and what to do: npx frontage explain ${first.code}`;
}

function formatIssue(issue: Issue, style: Paint, cwd: string): string {
  const { severity, code, message, frame, writtenAt, places, suggestion } = issue;
  const label = style('bold', style(severity === 'error' ? 'red' : 'yellow', severity));
  const where = formatLocation(issue, cwd) ?? formatPath(issue.path);
  const parts = [
    `${label} ${code}${where === '' ? '' : ` ${style('cyan', printable(where))}`}\n${lines(message)}`,
    frame === undefined ? undefined : paintFrame(frame, style),
    issue.exact === false ? `Code computes ${formatPath(issue.path)}; this is the nearest location.` : undefined,
    writtenAt === undefined ? undefined : `The page is defined at ${printable(formatLocation(writtenAt, cwd) ?? '')}.`,
    places === undefined ? undefined : printable(formatPlaces(places, cwd)),
    suggestion === undefined ? undefined : lines(suggestion),
  ];
  return parts.flatMap((part) => (part === undefined ? [] : `${part}\n`)).join('\n');
}

/** How many locations of one issue are listed; the others are in the machine-readable formats. */
const mostPlaces = 5;

function formatPlaces(places: readonly Place[], cwd: string): string {
  const shown = places.slice(0, mostPlaces).map((place) => formatLocation(place, cwd));
  const more = places.length - shown.length;
  return `At ${shown.join(', ')}${more > 0 ? ` and ${thousands(more)} more (--format json lists all)` : ''}.`;
}

function lines(text: string): string {
  return text.trim().split(/\r?\n/).map(printable).join('\n');
}

/** Dims the lines around the marked line. */
function paintFrame(frame: string, style: Paint): string {
  return frame
    .split('\n')
    .map((row) => {
      if (row.startsWith('>')) return row;
      return /^\s*\|\s*\^$/.test(row) ? row.replace('^', style('red', '^')) : style('dim', row);
    })
    .join('\n');
}
