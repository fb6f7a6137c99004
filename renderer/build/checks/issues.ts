import type { Finding, Issue, Path, Place, Severity } from '../../sdk/issue.ts';
import { thousands } from '../../sdk/thousands.ts';
import { type Hide, withoutHidden } from '../inputs/sources/hidden.ts';
import type { Sources } from '../inputs/sources/index.ts';
import type { Blame, Written } from '../schema/raw-page.ts';
import { usualWeight, type Weigh } from '../schema/rules/index.ts';
import { hideSecrets } from './lint/hidden-secrets.ts';

/** An issue, and the pages of a matrix that have it. */
interface Located {
  readonly issue: Issue;
  readonly pages: Set<string>;
}

/** How many faults of one kind are shown at one place of a template, when the pages of a matrix each have their own. */
const mostAtOnePlace = 3;

/**
 * How many issues of one code and severity are listed. Of a table with 200,000 faulty rows nobody reads them all, and to find
 * the place of each takes minutes; the others are counted.
 */
const mostListed = 1000;

export interface IssueOptions {
  /** Where in the config a value of the unfolded site is written, or what is wrong with it; at the same way when left out. */
  readonly writtenAt?: ((path: Path, blame?: Blame) => Written) | undefined;
  /** What a finding weighs by the rules of the site; its usual weight when left out. */
  readonly weigh?: Weigh | undefined;
  /** The secrets of the site, which no issue repeats; what looks like one is never repeated. */
  readonly secrets?: (() => readonly string[]) | undefined;
}

/** Gives findings their weight, place and frame, leaves out what is off or waived, and puts them in order. */
export function toIssues(
  findings: readonly Finding[],
  sources: Sources,
  { writtenAt = (path) => ({ path }), weigh = usualWeight, secrets }: IssueOptions = {},
): Issue[] {
  const hide = hideSecrets(secrets);
  const located = new Map<string, Located>();
  const places = new Map<string, Located[]>();
  const counts = new Map<string, number>();
  for (const finding of findings) {
    // A waiver is over what stands somewhere, whoever brought it there.
    const stands = writtenPlace(finding, (path) => writtenAt(path));
    const severity = weigh(finding, 'path' in stands && stands.file === undefined ? stands.path : undefined);
    if (severity === undefined) continue;
    const kind = kindOf({ code: finding.code, severity });
    const count = counts.get(kind) ?? 0;
    if (count >= mostListed) {
      counts.set(kind, count + 1);
      continue;
    }
    const written = writtenPlace(finding, writtenAt);
    const issue = { ...toIssue(finding, severity, written, sources, hide), ...origin(finding, writtenAt, sources) };
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
      counts.set(kind, count + 1);
    }
    if (written.page !== undefined) (known ?? alike.at(-1))?.pages.add(written.page);
  }
  return withCounts(inOrder([...located.values()].map(withPages)), counts);
}

function kindOf({ code, severity }: Pick<Issue, 'code' | 'severity'>): string {
  return `${severity} ${code}`;
}

/** Says with the last issue of each kind how many more there are that are not listed. */
function withCounts(issues: readonly Issue[], counts: ReadonlyMap<string, number>): Issue[] {
  const more = new Map([...counts].map(([kind, count]) => [kind, count - mostListed]));
  const told = issues.toReversed().map((issue) => {
    const rest = more.get(kindOf(issue)) ?? 0;
    more.delete(kindOf(issue));
    return rest > 0 ? { ...issue, more: rest } : issue;
  });
  return told.reverse();
}

/** Errors first, then by file, line, column and code; what is said twice of one place, once. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const known = new Set<string>();
  const said = issues.filter(({ code, file, line, column, path, message }) => {
    const identity = JSON.stringify([code, message, ...(file === undefined ? path : [file, line, column])]);
    return !known.has(identity) && known.add(identity);
  });
  return said.sort(bySeverityAndPlace);
}

/** Finds where values are written, by their way in the unfolded site; a `needle` narrows it down to a text inside. */
export function placer(
  sources: Sources,
  writtenAt: (path: Path) => Written = (path) => ({ path }),
): (path: Path, needle?: string) => Place | undefined {
  return (path, needle) => {
    const found = toPlace(writtenAt(path), { needle }, sources);
    return found && { file: found.file, line: found.line, column: found.column };
  };
}

/**
 * Tells whether a text is written inside the value at a way in the unfolded site, or came into it from a table or parameter.
 * `configFiles` are all that the config imports, itself among them; any file may say it when they are left out.
 */
export function writtenOut(
  sources: Sources,
  writtenAt: (path: Path) => Written = (path) => ({ path }),
  configFiles?: readonly string[],
): (path: Path, text: string) => boolean {
  // What no file of a config says is written nowhere in it, and none of them need be parsed to know that.
  const mentioned = new Map<string, boolean>();
  const mayBeIn = (text: string) => {
    const known = mentioned.get(text) ?? configFiles?.some((file) => sources.mentions(file, text)) ?? true;
    mentioned.set(text, known);
    return known;
  };
  return (path, text) => {
    const written = writtenAt(path);
    if (!('path' in written)) return false;
    return (written.file !== undefined || mayBeIn(text)) && sources.holds(written.path, text, written.file);
  };
}

function toPlace(
  written: Written,
  {
    needle,
    atKey,
    nowhere,
  }: {
    readonly needle?: string | undefined;
    readonly atKey?: boolean | undefined;
    readonly nowhere?: boolean | undefined;
  },
  sources: Sources,
): (Place & { exact?: boolean }) | undefined {
  if ('place' in written) return written.place;
  if (nowhere) return undefined;
  return sources.locate(written.path, {
    ...(needle === undefined ? {} : { needle }),
    ...(atKey ? { atKey } : {}),
    ...(written.file === undefined ? {} : { file: written.file }),
  });
}

function writtenPlace(
  { path, place, written, needle, atKey = false }: Finding,
  writtenAt: NonNullable<IssueOptions['writtenAt']>,
): Written {
  if (place !== undefined) return { place };
  if (written !== undefined) return { path: written };
  // A key is no parameter's.
  return atKey ? writtenAt(path) : writtenAt(path, { needle });
}

function toIssue(finding: Finding, severity: Severity, written: Written, sources: Sources, hide: Hide): Issue {
  const { code, path } = finding;
  const { message, suggestion, lacking } = withVariables(finding, written, sources);
  const shown = (text: string) => withoutHidden(text, hide(text));
  const found = toPlace(lacking ?? written, finding, sources);
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

/** A finding with the environment variable that its value is read from, or that a missing field would be read from. */
function withVariables(
  { message, suggestion, lacks }: Finding,
  written: Written,
  sources: Sources,
): { readonly message: string; readonly suggestion?: string | undefined; readonly lacking?: Written } {
  if (!('path' in written)) return { message, suggestion };
  const way = lacks === undefined ? written.path : [...written.path, lacks];
  const variables = sources.variables(way, written.file);
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
    lacking: { ...written, path: way },
  };
}

/** Where the config writes what a finding is about that stands in the output. */
function origin(
  { path, built = false }: Finding,
  writtenAt: (path: Path) => Written,
  sources: Sources,
): Pick<Issue, 'writtenAt'> {
  const written = built && path.length > 0 ? writtenAt(path) : undefined;
  if (written === undefined || !('path' in written)) return {};
  const found = sources.locate(written.path, written.file === undefined ? {} : { file: written.file });
  return found === undefined ? {} : { writtenAt: { file: found.file, line: found.line, column: found.column } };
}

/** Says on which of many pages a fault shows. */
function withPages({ issue, pages }: Located): Issue {
  const [first] = pages;
  if (first === undefined) return issue;
  const more = pages.size - 1;
  const others = more === 0 ? '' : more === 1 ? ' and one more page' : ` and ${thousands(more)} more pages`;
  return { ...issue, message: `${issue.message} Seen on ${first}${others}.` };
}

function bySeverityAndPlace(a: Issue, b: Issue): number {
  return (
    compare(a.severity, b.severity) ||
    compare(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.code, b.code)
  );
}

/** By the order of their characters, which puts "error" before "warning". */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
