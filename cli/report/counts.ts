import { thousands } from '../../renderer/sdk/format.ts';
import { type Issue, type IssueCode, totalCount } from '../../renderer/sdk/issue.ts';

/** Returns `2 errors, 1 warning in 2 files`. */
export function formatCounts(issues: readonly Issue[]): string {
  const { errors, warnings } = bySeverity(issues);
  const files = new Set(issues.flatMap(({ file }) => file ?? [])).size;
  const counts = [counted(totalCount(errors), 'error'), counted(totalCount(warnings), 'warning')].filter(
    (count) => !count.startsWith('0 '),
  );
  return `${counts.join(', ')}${files > 0 ? ` in ${counted(files, 'file')}` : ''}`;
}

/** How many issues of one code are printed: twenty are enough to see what is wrong. */
const maxPerCode = 20;

/** Returns the first 20 issues of each code in the given order, and how many more each code has. */
export function firstOfEach(issues: readonly Issue[]): {
  readonly first: readonly Issue[];
  readonly rest: readonly { readonly code: IssueCode; readonly count: number }[];
} {
  const counts = new Map<IssueCode, number>();
  const first: Issue[] = [];
  for (const issue of issues) {
    const count = counts.get(issue.code) ?? 0;
    if (count < maxPerCode) first.push(issue);
    counts.set(issue.code, count + totalCount([issue]));
  }
  const rest = [...counts].flatMap(([code, count]) =>
    count > maxPerCode ? [{ code, count: count - maxPerCode }] : [],
  );
  return { first, rest };
}

/** Returns a number with its noun: `1 error`, `3 errors`, `60,000 errors`. */
export function counted(count: number, noun: string): string {
  return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function bySeverity(issues: readonly Issue[]): { errors: readonly Issue[]; warnings: readonly Issue[] } {
  return {
    errors: issues.filter(({ severity }) => severity === 'error'),
    warnings: issues.filter(({ severity }) => severity === 'warning'),
  };
}
