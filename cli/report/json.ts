import { type Issue, totalCount } from '../../renderer/sdk/issue.ts';
import { bySeverity } from './counts.ts';
import { relativeFile } from './paths.ts';

/** Id of the JSON Schema of a report (`frontage schema --write FOLDER` writes it). Change it with every breaking change. */
export const reportSchemaId = 'urn:frontage:schema:report:2';

/** The issues of a run as data. */
export interface IssuesReport {
  readonly errors: number;
  readonly warnings: number;
  /** File names are relative to the given folder and have forward slashes. */
  readonly issues: readonly Issue[];
}

/** The JSON report of a run. */
export interface Report extends IssuesReport {
  readonly $schema: typeof reportSchemaId;
  /** Number of issues that `--rule` and `--route` left out. */
  readonly notShown: number;
  /** False if errors kept pages from being rendered and checked. */
  readonly complete: boolean;
  /** Number of pages that were rendered and checked. */
  readonly pages?: number | undefined;
}

/** Returns the report of a run as plain data for `JSON.stringify`. */
export function reportToJson(
  issues: readonly Issue[],
  { cwd, notShown, complete, pages }: Pick<Report, 'notShown' | 'complete' | 'pages'> & { readonly cwd: string },
): Report {
  const { errors, warnings, issues: list } = issuesToJson(issues, { cwd });
  return {
    $schema: reportSchemaId,
    errors,
    warnings,
    notShown,
    complete,
    ...(pages !== undefined && { pages }),
    issues: list,
  };
}

/** Returns issues as plain data, as part of another report. */
export function issuesToJson(issues: readonly Issue[], { cwd = process.cwd() }: { cwd?: string } = {}): IssuesReport {
  const { errors, warnings } = bySeverity(issues);
  return {
    errors: totalCount(errors),
    warnings: totalCount(warnings),
    issues: issues.map((issue) => ({
      ...issue,
      ...(issue.file !== undefined && { file: relativeFile(issue.file, cwd) }),
      ...(issue.places && {
        places: issue.places.map((place) => ({ ...place, file: relativeFile(place.file, cwd) })),
      }),
      ...(issue.writtenAt && { writtenAt: { ...issue.writtenAt, file: relativeFile(issue.writtenAt.file, cwd) } }),
    })),
  };
}
