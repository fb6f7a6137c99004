import type { Issue } from '../../renderer/sdk/issue.ts';
import { takesColor } from './color.ts';
import { formatIssues } from './index.ts';

/** Prints issues for people on standard error; standard output stays free for what a command is asked for. */
export function printIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) console.error(formatIssues(issues, { color: takesColor(process.stderr), cwd: process.cwd() }));
}
