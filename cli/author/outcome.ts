import { toIssues } from '../../renderer/build/checks/issues.ts';
import { type AnalyzedSite, analyzeSite, check, type SiteOptions } from '../../renderer/build/index.ts';
import { afterwards } from '../../renderer/build/lib/disk-error.ts';
import { DiagnosticsError, type Issue, type IssueCode } from '../../renderer/sdk/issue.ts';
import { writeTypes } from '../commands/types.ts';
import { exitCodes } from '../exit-codes.ts';
import { bySeverity, counted } from '../report/counts.ts';
import { relativeFile } from '../report/paths.ts';
import { printIssues } from '../report/print.ts';
import { type Moved, newIssues } from './new-issues.ts';
import type { SiteEdit } from './site-edit.ts';

/**
 * Returns the site, or prints its errors and returns undefined, because only a valid site can be edited. A command that makes
 * what a link leads to does not mind `link-route`.
 */
export async function loadValidSite(
  options: SiteOptions,
  tolerated: readonly IssueCode[] = [],
): Promise<AnalyzedSite | undefined> {
  const { known, issues } = await analyzeSite(options);
  const { errors } = bySeverity(issues);
  if (known !== undefined && errors.every(({ code }) => tolerated.some((one) => one === code))) return known;
  printIssues(errors);
  console.error('\nFix these errors first. Nothing was changed.');
  process.exitCode = exitCodes.siteErrors;
  return undefined;
}

/** The issues of an edited site. */
export interface EditResult {
  /** All errors and the new warnings. */
  readonly issues: readonly Issue[];
  /** Number of warnings that the site already had. */
  readonly older: number;
}

/** Checks a site with its edits before they are written. */
export async function checkEdited(site: SiteEdit, moved?: Moved): Promise<EditResult> {
  const after = (await check({ ...site.options, files: site.changes.preview() })).issues;
  const before = after.length === 0 ? [] : (await check(site.options)).issues;
  const fresh = new Set(newIssues(before, after, moved));
  const issues = after.filter((issue) => issue.severity === 'error' || fresh.has(issue));
  return { issues, older: after.length - issues.length };
}

/** Returns the last line of an editing command: the numbers of new and older warnings. */
export function formatNewIssues({ issues, older }: EditResult): string {
  const { errors, warnings } = bySeverity(issues);
  const fresh = [
    ...(errors.length > 0 ? [counted(errors.length, 'error')] : []),
    warnings.length === 0 ? 'No new warnings' : counted(warnings.length, 'new warning'),
  ].join(', ');
  const rest = older === 0 ? '' : ` The site has ${counted(older, 'older warning')}: npx frontage check shows them.`;
  return `${fresh}.${rest}`;
}

/** Writes the edits and the type declarations. Says before which read-only files it replaces. */
export async function commit(site: SiteEdit): Promise<void> {
  announceReadOnly(site);
  await site.changes.commit(site.root);
  const analysis = await analyzeSite(site.options);
  printIssues(await afterwards(() => writeTypes(analysis, site.options)));
}

function announceReadOnly({ changes }: SiteEdit): void {
  const results = changes.results();
  for (const file of changes.readOnly()) {
    const what = results.get(file) === undefined ? 'removed' : 'replaced, and stays read-only';
    console.error(`${relativeFile(file, process.cwd())} is read-only: it is ${what}.`);
  }
}

/** Runs a step of an edit; prints its diagnostics and returns undefined if the config makes it impossible. */
export async function runEdit<Result>(
  site: SiteEdit,
  step: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    printIssues(toIssues(error.diagnostics, site.tree.sources));
    process.exitCode = exitCodes.siteErrors;
    return undefined;
  }
}

export interface ApplyOptions {
  readonly dryRun?: boolean | undefined;
  readonly moved?: Moved;
  /** Warnings about the edit itself. */
  readonly warnings?: readonly Issue[];
}

/** Writes edits and prints the new issues. With `dryRun`, prints a diff instead and returns undefined. */
export async function applyEdit(
  site: SiteEdit,
  { dryRun, moved, warnings = [] }: ApplyOptions,
): Promise<EditResult | undefined> {
  if (dryRun) {
    announceReadOnly(site);
    printIssues(warnings);
    process.stdout.write(site.changes.diff(process.cwd()));
    return undefined;
  }
  const tried = await checkEdited(site, moved);
  await commit(site);
  const issues = [...warnings, ...tried.issues];
  printIssues(issues);
  if (hasErrors(issues)) process.exitCode = exitCodes.siteErrors;
  return { ...tried, issues };
}

export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some(({ severity }) => severity === 'error');
}
