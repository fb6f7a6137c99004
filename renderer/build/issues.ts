import type { Finding, Issue, Path, Place } from '../kit/issue.ts';
import type { Sources } from './sources/index.ts';
import type { Written } from './unfold/raw-page.ts';

/**
 * Gives findings their place and frame, drops what is said twice, and sorts by file and line. `writtenAt` says where in the
 * config a value of the unfolded site is written.
 */
export function toIssues(
  findings: readonly Finding[],
  sources: Sources,
  writtenAt: (path: Path) => Written = (path) => ({ path }),
): Issue[] {
  const issues = new Map<string, Issue>();
  for (const finding of findings) {
    const issue = toIssue(finding, sources, writtenAt);
    const identity = [issue.code, issue.file, issue.line, issue.column, issue.message].join('\0');
    if (!issues.has(identity)) issues.set(identity, issue);
  }
  return [...issues.values()].sort(byPlace);
}

function toIssue(
  { code, message, path, severity, suggestion, written: way, place, needle, atKey }: Finding,
  sources: Sources,
  writtenAt: (path: Path) => Written,
): Issue {
  const written: Written = place === undefined ? (way === undefined ? writtenAt(path) : { path: way }) : { place };
  const found: (Place & { exact?: boolean }) | undefined =
    'place' in written
      ? written.place
      : sources.locate(written.path, {
          ...(needle === undefined ? {} : { needle }),
          ...(atKey ? { atKey } : {}),
          ...(written.file === undefined ? {} : { file: written.file }),
        });
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
