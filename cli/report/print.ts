import type { Issue } from '../../renderer/sdk/issue.ts';
import { asRunHere } from '../command-name.ts';
import { takesColor } from './color.ts';
import { formatIssues } from './text.ts';

/** Prints issues as text on standard error; standard output is for the result of a command. */
export function printIssues(issues: readonly Issue[]): void {
  if (issues.length > 0)
    console.error(asRunHere(formatIssues(issues, { color: takesColor(process.stderr), cwd: process.cwd() })));
}
