import { thousands } from '../../sdk/format.ts';
import type { Diagnostic, Issue, Path, Place, Severity } from '../../sdk/issue.ts';
import { type Hide, withoutHidden } from '../inputs/sources/frame.ts';
import type { Sources } from '../inputs/sources/index.ts';
import type { Blame, Written } from '../schema/raw-page.ts';
import { usualWeight, type Weigh } from '../schema/rules/index.ts';
import { hideSecrets } from './rules/hidden-secrets.ts';

/** A located diagnostic, and the pages of a matrix that have it. */
interface Located {
  issue: Issue;
  /** Of the longest text, if texts are too long here. */
  excess: number;
  readonly written: Written;
  readonly pages: Set<string>;
}

/** How many diagnostics one location of a template shows, if each page of a matrix has its own. */
const mostAtOneLocation = 3;

/**
 * How many diagnostics of one code and severity are listed; the others are counted. To locate those of 200,000 invalid rows
 * would take minutes.
 */
const mostListed = 1000;

export interface IssueOptions {
  /** Maps a JSON path in the expanded config to where the value, or its invalid part, is written. Without it, paths stay. */
  readonly writtenAt?: ((path: Path, blame?: Blame) => Written) | undefined;
  /** Returns the severity of a diagnostic by the rules of the site. Without it, severities are the default ones. */
  readonly weigh?: Weigh | undefined;
  /** The secrets of the site. No diagnostic repeats them, or anything else that looks like a secret. */
  readonly secrets?: (() => readonly string[]) | undefined;
}

/** Gives diagnostics their severity, location and code frame, sorts them, and leaves out those that are off or waived. */
export function toIssues(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  { writtenAt = (path) => ({ path }), weigh = usualWeight, secrets }: IssueOptions = {},
): Issue[] {
  const hide = hideSecrets(secrets);
  const located = new Map<string, Located>();
  const byLocation = new Map<string, Located[]>();
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    // A waiver applies to everything inside the value it is written in, even to what a parameter fills in.
    const outer = writtenLocation(diagnostic, (path) => writtenAt(path));
    const severity = weigh(diagnostic, 'path' in outer && outer.file === undefined ? outer.path : undefined);
    if (severity === undefined) continue;
    const group = severityAndCode({ code: diagnostic.code, severity });
    const count = counts.get(group) ?? 0;
    if (count >= mostListed) {
      counts.set(group, count + 1);
      continue;
    }
    const written = writtenLocation(diagnostic, writtenAt);
    const issue = {
      ...toIssue(diagnostic, severity, written, sources, hide),
      ...origin(diagnostic, writtenAt, sources),
      ...places(diagnostic, writtenAt, sources),
    };
    const location = [issue.code, issue.file, issue.line, issue.column].join('\0');
    // One long cell is in several fields, with a limit each. Of values that code computes, the location is not their own.
    const excess = issue.file === undefined || issue.exact === false ? undefined : diagnostic.tooLong?.excess;
    const identity = `${location}\0${excess === undefined ? issue.message : ''}`;
    const sameLocation = byLocation.get(location) ?? [];
    byLocation.set(location, sameLocation);
    const isFull = written.page !== undefined && sameLocation.length >= mostAtOneLocation;
    const last = isFull ? sameLocation.at(-1) : undefined;
    const known = located.get(identity) ?? last;
    if (known === undefined) {
      const fresh: Located = { issue, written, excess: excess ?? 0, pages: new Set() };
      located.set(identity, fresh);
      sameLocation.push(fresh);
      counts.set(group, count + 1);
    } else if (excess !== undefined && excess > known.excess) Object.assign(known, { issue, excess });
    if (written.page !== undefined)
      for (const page of diagnostic.onPages ?? [written.page]) (known ?? sameLocation.at(-1))?.pages.add(page);
  }
  const own = withoutEchoes([...located.values()], sources);
  return withCounts(sortIssues(own.map(withPages)), counts);
}

/**
 * Leaves out diagnostics of values that are written in a table or an entry and were reported there: lists of pages and the data of
 * articles repeat them.
 */
function withoutEchoes(all: readonly Located[], sources: Sources): readonly Located[] {
  const identity = ({ issue: { code, message } }: Located) => `${code}\0${message}`;
  const isInRow = ({ written }: Located) => 'place' in written || written.file !== undefined;
  const told = new Set(all.filter(isInRow).map(identity));
  return all.filter((one) => {
    if (isInRow(one) || !told.has(identity(one)) || !('path' in one.written)) return true;
    return sources.find(one.written.path) !== undefined;
  });
}

function severityAndCode({ code, severity }: Pick<Issue, 'code' | 'severity'>): string {
  return `${severity} ${code}`;
}

/** Adds to the last diagnostic of each severity and code how many more are not listed. */
function withCounts(issues: readonly Issue[], counts: ReadonlyMap<string, number>): Issue[] {
  const unlisted = new Map([...counts].map(([group, count]) => [group, count - mostListed]));
  const counted = issues.toReversed().map((issue) => {
    const more = unlisted.get(severityAndCode(issue)) ?? 0;
    unlisted.delete(severityAndCode(issue));
    return more > 0 ? { ...issue, more } : issue;
  });
  return counted.reverse();
}

/** Sorts diagnostics: errors first, then by file, line, column and code. Removes those that repeat another at the same location. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const known = new Set<string>();
  const unique = issues.filter(({ code, file, line, column, path, message }) => {
    const identity = JSON.stringify([code, message, ...(file === undefined ? path : [file, line, column])]);
    return !known.has(identity) && known.add(identity);
  });
  return unique.sort(bySeverityAndLocation);
}

/** Returns a function that locates values by their JSON path in the expanded config. `needle` is a text inside the value. */
export function locator(
  sources: Sources,
  writtenAt: (path: Path) => Written = (path) => ({ path }),
): (path: Path, needle?: string) => Place | undefined {
  return (path, needle) => {
    const found = sourceLocation(writtenAt(path), { needle }, sources);
    return found && { file: found.file, line: found.line, column: found.column };
  };
}

/**
 * Returns a check of whether a text is written inside the value at a JSON path of the expanded config. Otherwise it came from a
 * table or a parameter. `configFiles` are the config and all files that it imports; without them, any file may contain the text.
 */
export function writtenOut(
  sources: Sources,
  writtenAt: (path: Path) => Written = (path) => ({ path }),
  configFiles?: readonly string[],
): (path: Path, text: string) => boolean {
  // If no file of the config contains the text, none has to be parsed.
  const mentioned = new Map<string, boolean>();
  const mayBeIn = (text: string) => {
    const known = mentioned.get(text) ?? configFiles?.some((file) => sources.mentions(file, text)) ?? true;
    mentioned.set(text, known);
    return known;
  };
  return (path, text) => {
    const written = writtenAt(path);
    if (written.prose) return written.prose.holds(text);
    if (!('path' in written)) return false;
    return (written.file !== undefined || mayBeIn(text)) && sources.holds(written.path, text, written.file);
  };
}

function sourceLocation(
  written: Written,
  { needle, atKey, nowhere }: Pick<Diagnostic, 'needle' | 'atKey' | 'nowhere'>,
  sources: Sources,
): (Place & { exact?: boolean }) | undefined {
  if (written.prose) return written.prose.place(needle);
  if ('place' in written) return written.place;
  if (nowhere) return undefined;
  return sources.locate(written.path, {
    ...(needle === undefined ? {} : { needle }),
    ...(atKey ? { atKey } : {}),
    ...(written.file === undefined ? {} : { file: written.file }),
  });
}

function writtenLocation(
  { path, place, written, needle, tooLong, atKey = false }: Diagnostic,
  writtenAt: NonNullable<IssueOptions['writtenAt']>,
): Written {
  if (place !== undefined) return { place };
  if (written !== undefined) return { path: written };
  // Keys are not filled in.
  return atKey ? writtenAt(path) : writtenAt(path, { needle, tooLong });
}

function toIssue(diagnostic: Diagnostic, severity: Severity, written: Written, sources: Sources, hide: Hide): Issue {
  const { code, path } = diagnostic;
  const { message, suggestion, lacking } = withVariables(diagnostic, written, sources);
  const shown = (text: string) => withoutHidden(text, hide(text));
  const found = sourceLocation(lacking ?? written, diagnostic, sources);
  return {
    code,
    severity,
    message: shown(message),
    path,
    ...(found === undefined
      ? {}
      : { file: found.file, line: found.line, column: found.column, frame: sources.frame(found, hide) }),
    ...(found?.exact === false ? { exact: false } : {}),
    ...(suggestion === undefined ? {} : { suggestion: shown(suggestion) }),
  };
}

/** Adds the environment variables that the value comes from, or that a missing field would come from. */
function withVariables(
  { message, suggestion, lacks }: Diagnostic,
  written: Written,
  sources: Sources,
): { readonly message: string; readonly suggestion?: string | undefined; readonly lacking?: Written } {
  if (!('path' in written)) return { message, suggestion };
  const path = lacks === undefined ? written.path : [...written.path, lacks];
  const variables = sources.variables(path, written.file);
  if (variables === undefined) return { message, suggestion };
  const { names, hasFallback } = variables;
  const listed = `environment variable${names.length === 1 ? '' : 's'} ${names.join(' and ')}`;
  if (lacks === undefined) {
    const fallback = hasFallback ? ' or its fallback' : '';
    return { message: `${message} The value comes from the ${listed}${fallback}.`, suggestion };
  }
  return {
    message: `${message} The ${listed} ${names.length === 1 ? 'is' : 'are'} empty or not set.`,
    suggestion: `Set ${names.join(' and ')}, or give env() a fallback as its second argument.`,
    lacking: { ...written, path },
  };
}

/** Locates the value in the config that a diagnostic about the output goes back to. */
function origin(
  { path, built = false }: Diagnostic,
  writtenAt: (path: Path) => Written,
  sources: Sources,
): Pick<Issue, 'writtenAt'> {
  const written = built && path.length > 0 ? writtenAt(path) : undefined;
  if (written === undefined || !('path' in written)) return {};
  const found = sources.locate(written.path, written.file === undefined ? {} : { file: written.file });
  return found === undefined ? {} : { writtenAt: { file: found.file, line: found.line, column: found.column } };
}

/** Locates all values of a diagnostic that is about many. */
function places({ also }: Diagnostic, writtenAt: (path: Path) => Written, sources: Sources): Pick<Issue, 'places'> {
  if (also === undefined) return {};
  const found = also.flatMap((at) => ('file' in at ? at : (sourceLocation(writtenAt(at), {}, sources) ?? [])));
  return { places: found.map(({ file, line, column }) => ({ file, line, column })) };
}

/** Adds to the message which pages have the problem. */
function withPages({ issue, pages }: Located): Issue {
  const [first] = pages;
  if (first === undefined) return issue;
  const more = pages.size - 1;
  const others = more === 0 ? '' : more === 1 ? ' and one more page' : ` and ${thousands(more)} more pages`;
  return { ...issue, message: `${issue.message} Seen on ${first}${others}.` };
}

function bySeverityAndLocation(a: Issue, b: Issue): number {
  return (
    compare(a.severity, b.severity) ||
    compare(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.code, b.code)
  );
}

/** Compares by character codes, which puts "error" before "warning". */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
