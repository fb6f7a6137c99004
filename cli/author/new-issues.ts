import type { Issue } from '../../renderer/sdk/issue.ts';

/** A route that got another path, so that what is said of it names the new one. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/**
 * The issues of an edited site that it did not have before. An edit moves lines and changes numbers in messages ("and 3 more
 * pages"), so issues are the same by their code, file and message; those that differ by numbers alone are matched last.
 */
export function newIssues(before: readonly Issue[], after: readonly Issue[], moved?: Moved): readonly Issue[] {
  const known = before.map((issue) => ({ ...issue, message: movedIn(issue.message, moved) }));
  const [fresh, gone] = unmatched(after, known, identity);
  return unmatched(fresh, gone, (issue) => identity(issue).replace(/\d[\d.,]*/g, '#'))[0];
}

/** What is left of two lists once equals are taken out of both, each as often as it is in the other. */
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

function movedIn(message: string, moved: Moved | undefined): string {
  if (moved === undefined || moved.from === '/') return message;
  const { from, to } = moved;
  return message.replace(/(?<![\w/.-])\/[^\s"',;:)]*/g, (path) => {
    const end = /[.?!]$/.exec(path)?.[0] ?? '';
    return path === `${from}${end}` ? `${to}${end}` : path;
  });
}
