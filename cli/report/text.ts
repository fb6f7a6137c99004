import { printable } from '../../renderer/build/inputs/sources/printable.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import { thousands } from '../../renderer/sdk/thousands.ts';
import { type Paint, paint } from './color.ts';
import { countsInWords, firstOfEach } from './counts.ts';
import { pathInWords, placeOf } from './paths.ts';

export interface TextOptions {
  readonly color: boolean;
  /** The folder that paths are shown from. */
  readonly cwd: string;
}

/**
 * Issues for people, in the order given: the first 20 of each code, how many more there are of it, and the counts of all at the
 * end. Empty when there are none.
 */
export function formatIssues(issues: readonly Issue[], { color, cwd }: TextOptions): string {
  if (issues.length === 0) return '';
  const style = paint(color);
  const { first, rest } = firstOfEach(issues);
  return [
    ...first.map((issue) => formatIssue(issue, style, cwd)),
    ...rest.map(({ code, count }) => `… and ${thousands(count)} more of ${code}, not shown here.\n`),
    style('bold', countsInWords(issues)),
  ].join('\n');
}

/** How to learn more about the first of the issues; empty when there are none. */
export function explainHint([first]: readonly Issue[]): string {
  return first === undefined ? '' : `Why it matters, and what to do: frontage explain ${first.code}`;
}

function formatIssue(issue: Issue, style: Paint, cwd: string): string {
  const { severity, code, message, frame, writtenAt, suggestion } = issue;
  const label = style('bold', style(severity === 'error' ? 'red' : 'yellow', severity));
  const where = placeOf(issue, cwd) ?? pathInWords(issue.path);
  const parts = [
    `${label} ${code}${where === '' ? '' : ` ${style('cyan', printable(where))}`}\n${lines(message)}`,
    frame === undefined ? undefined : paintFrame(frame, style),
    issue.exact === false
      ? `The value is computed: this is the nearest place to ${pathInWords(issue.path)}.`
      : undefined,
    writtenAt === undefined ? undefined : `The page is written at ${printable(placeOf(writtenAt, cwd) ?? '')}.`,
    suggestion === undefined ? undefined : lines(suggestion),
  ];
  return parts.flatMap((part) => (part === undefined ? [] : `${part}\n`)).join('\n');
}

function lines(text: string): string {
  return text.trim().split(/\r?\n/).map(printable).join('\n');
}

/** The line in question stands out from the lines around it. */
function paintFrame(frame: string, style: Paint): string {
  return frame
    .split('\n')
    .map((row) => {
      if (row.startsWith('>')) return row;
      return /^\s*\|\s*\^$/.test(row) ? row.replace('^', style('red', '^')) : style('dim', row);
    })
    .join('\n');
}
