import type { Finding, Issue, Path, Place } from '../kit/issue.ts';
import type { Sources } from './sources/index.ts';
import type { Written } from './unfold/raw-page.ts';

/** An issue, and the pages of a matrix that have it. */
interface Located {
  readonly issue: Issue;
  readonly pages: Set<string>;
}

/** How many faults of one kind are shown at one place of a template, when the pages of a matrix each have their own. */
const mostAtOnePlace = 3;

/**
 * Gives findings their place and frame, drops what is said twice, and sorts by file and line. `writtenAt` says where in the
 * config a value of the unfolded site is written.
 */
export function toIssues(
  findings: readonly Finding[],
  sources: Sources,
  writtenAt: (path: Path) => Written = (path) => ({ path }),
): Issue[] {
  const located = new Map<string, Located>();
  const places = new Map<string, Located[]>();
  for (const finding of findings) {
    const written = writtenPlace(finding, writtenAt);
    const issue = toIssue(finding, written, sources);
    const place = [issue.code, issue.file, issue.line, issue.column].join('\0');
    const identity = `${place}\0${issue.message}`;
    const alike = places.get(place) ?? [];
    places.set(place, alike);
    const last = written.page === undefined || alike.length < mostAtOnePlace ? undefined : alike.at(-1);
    const known = located.get(identity) ?? last;
    if (known === undefined) {
      const fresh: Located = { issue, pages: new Set() };
      located.set(identity, fresh);
      alike.push(fresh);
    }
    if (written.page !== undefined) (known ?? alike.at(-1))?.pages.add(written.page);
  }
  return [...located.values()].map(withPages).sort(byPlace);
}

function writtenPlace({ path, place, written }: Finding, writtenAt: (path: Path) => Written): Written {
  if (place !== undefined) return { place };
  return written === undefined ? writtenAt(path) : { path: written };
}

function toIssue(
  { code, message, path, severity, suggestion, needle, atKey, nowhere = false }: Finding,
  written: Written,
  sources: Sources,
): Issue {
  const found: (Place & { exact?: boolean }) | undefined =
    'place' in written
      ? written.place
      : nowhere
        ? undefined
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

/** Says on which of many pages a fault shows. */
function withPages({ issue, pages }: Located): Issue {
  const [first] = pages;
  if (first === undefined) return issue;
  const more = pages.size - 1;
  const others =
    more === 0 ? '' : more === 1 ? ' and one more page' : ` and ${more.toLocaleString('en-US')} more pages`;
  return { ...issue, message: `${issue.message} Seen on ${first}${others}.` };
}

function byPlace(a: Issue, b: Issue): number {
  const files = (a.file ?? '') < (b.file ?? '') ? -1 : (a.file ?? '') > (b.file ?? '') ? 1 : 0;
  return files || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
