import { type Issue, totalCount } from '../../renderer/sdk/issue.ts';
import { bySeverity } from './counts.ts';
import { relativeFile } from './paths.ts';

/** Name of the JSON Schema of a report (docs/schemas/report.schema.json); another one when a reader must know of a change. */
export const reportSchemaId = 'urn:frontage:schema:report:2';

/** What programs read of a run. */
export interface IssuesReport {
  readonly errors: number;
  readonly warnings: number;
  /** Files as seen from the folder asked for, with forward slashes. */
  readonly issues: readonly Issue[];
}

/** A run's issues as a document of its own. */
export interface Report extends IssuesReport {
  readonly $schema: typeof reportSchemaId;
  /** Number of issues that were not asked for: of other rules, or on other routes. */
  readonly notShown: number;
  /** False when errors kept pages from being rendered and looked at. */
  readonly complete: boolean;
}

/** A run's issues for programs, as plain data for `JSON.stringify`. */
export function reportToJson(
  issues: readonly Issue[],
  { cwd, notShown, complete }: Pick<Report, 'notShown' | 'complete'> & { readonly cwd: string },
): Report {
  const { errors, warnings, issues: list } = issuesToJson(issues, { cwd });
  return { $schema: reportSchemaId, errors, warnings, notShown, complete, issues: list };
}

/** Issues as part of another report. */
export function issuesToJson(issues: readonly Issue[], { cwd = process.cwd() }: { cwd?: string } = {}): IssuesReport {
  const { errors, warnings } = bySeverity(issues);
  return {
    errors: totalCount(errors),
    warnings: totalCount(warnings),
    issues: issues.map((issue) => ({
      ...issue,
      ...(issue.file !== undefined && { file: relativeFile(issue.file, cwd) }),
      ...(issue.writtenAt && { writtenAt: { ...issue.writtenAt, file: relativeFile(issue.writtenAt.file, cwd) } }),
    })),
  };
}
