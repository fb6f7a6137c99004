import type { Issue } from '../../renderer/sdk/issue.ts';

/** A route that moved, so that messages name its new path. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the issues that an edit added. An edit moves lines and changes numbers in messages ("and 3 more pages"), so the
 * comparison uses code, file and message, and in a second step ignores numbers.
 */
export function newIssues(before: readonly Issue[], after: readonly Issue[], moved?: Moved): readonly Issue[] {
  const known = before.map((issue) => ({ ...issue, message: withNewPath(issue.message, moved) }));
  const [fresh, gone] = unmatched(after, known, identity);
  return unmatched(fresh, gone, (issue) => identity(issue).replace(/\d[\d.,]*/g, '#'))[0];
}

/** Returns what is left of two lists after removing equal pairs. */
function unmatched(
  issues: readonly Issue[],
  others: readonly Issue[],
  key: (issue: Issue) => string,
): readonly [readonly Issue[], readonly Issue[]] {
  const left = new Map<string, Issue[]>();
  for (const other of others) left.set(key(other), [...(left.get(key(other)) ?? []), other]);
  const rest = issues.filter((issue) => left.get(key(issue))?.pop() === undefined);
  return [rest, [...left.values()].flat()];
}

function identity({ severity, code, file, message }: Issue): string {
  return [severity, code, file, message].join('\0');
}

function withNewPath(message: string, moved: Moved | undefined): string {
  if (moved === undefined || moved.from === '/') return message;
  const { from, to } = moved;
  return message.replace(/(?<![\w/.-])\/[^\s"',;:)]*/g, (path) => {
    const end = /[.?!]$/.exec(path)?.[0] ?? '';
    return path === `${from}${end}` ? `${to}${end}` : path;
  });
}
