import type { Finding, Issue, Place } from '../kit/issue.ts';
import type { Sources } from './sources/index.ts';

/** Gives findings their place and frame, drops what is said twice, and sorts by file and line. */
export function toIssues(findings: readonly Finding[], sources: Sources): Issue[] {
  const issues = new Map<string, Issue>();
  for (const finding of findings) {
    const issue = toIssue(finding, sources);
    const identity = [issue.code, issue.file, issue.line, issue.column, issue.message].join('\0');
    if (!issues.has(identity)) issues.set(identity, issue);
  }
  return [...issues.values()].sort(byPlace);
}

function toIssue(
  { code, message, path, severity, suggestion, place, needle, atKey }: Finding,
  sources: Sources,
): Issue {
  const found: (Place & { exact?: boolean }) | undefined =
    place ?? sources.locate(path, { ...(needle === undefined ? {} : { needle }), ...(atKey ? { atKey } : {}) });
  return {
    code,
    severity: severity ?? 'error',
    message,
    path,
    ...(found === undefined
      ? {}
      : { file: found.file, line: found.line, column: found.column, frame: sources.frame(found) }),
    ...(found !== undefined && 'exact' in found && !found.exact ? { exact: false } : {}),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function byPlace(a: Issue, b: Issue): number {
  const files = (a.file ?? '') < (b.file ?? '') ? -1 : (a.file ?? '') > (b.file ?? '') ? 1 : 0;
  return files || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
