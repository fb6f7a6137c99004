import type { Issue } from '../../renderer/kit/issue.ts';

/** `2 errors, 1 warning in 2 files`. */
export function countsInWords(issues: readonly Issue[]): string {
  const { errors, warnings } = bySeverity(issues);
  const files = new Set(issues.flatMap(({ file }) => file ?? [])).size;
  const counts = [counted(errors.length, 'error'), counted(warnings.length, 'warning')].filter(
    (count) => !count.startsWith('0 '),
  );
  return `${counts.join(', ')}${files > 0 ? ` in ${counted(files, 'file')}` : ''}`;
}

/** A number with its noun: `1 error`, `3 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function bySeverity(issues: readonly Issue[]): { errors: readonly Issue[]; warnings: readonly Issue[] } {
  return {
    errors: issues.filter(({ severity }) => severity === 'error'),
    warnings: issues.filter(({ severity }) => severity === 'warning'),
  };
}
