import type { Issue } from '../../renderer/kit/issue.ts';
import { bySeverity } from './counts.ts';
import { relativeFile } from './paths.ts';

/** What programs read of a run. */
export interface IssuesReport {
  readonly errors: number;
  readonly warnings: number;
  /** Files as seen from the folder asked for, with forward slashes. */
  readonly issues: readonly Issue[];
}

/** Issues for programs, as plain data for `JSON.stringify`. */
export function issuesToJson(issues: readonly Issue[], { cwd = process.cwd() }: { cwd?: string } = {}): IssuesReport {
  const { errors, warnings } = bySeverity(issues);
  return {
    errors: errors.length,
    warnings: warnings.length,
    issues: issues.map((issue) => ({
      ...issue,
      ...(issue.file !== undefined && { file: relativeFile(issue.file, cwd) }),
      ...(issue.writtenAt && { writtenAt: { ...issue.writtenAt, file: relativeFile(issue.writtenAt.file, cwd) } }),
    })),
  };
}
