import { toIssues } from '../../renderer/build/checks/issues.ts';
import { check, type PlanOptions, plan, type ReadyPlan } from '../../renderer/build/index.ts';
import { Faults, type Issue } from '../../renderer/sdk/issue.ts';
import { writeTypes } from '../commands/types.ts';
import { exitCodes } from '../exit-codes.ts';
import { bySeverity, counted } from '../report/counts.ts';
import { printIssues } from '../report/print.ts';
import { type Moved, newIssues } from './new-issues.ts';
import type { SiteEdit } from './site-edit.ts';

/** The site as it is; nothing when it has errors, which are printed: they are mended before it is edited. */
export async function soundSite(options: PlanOptions): Promise<ReadyPlan | undefined> {
  const { ready, issues } = await plan(options);
  if (ready !== undefined) return ready;
  printIssues(bySeverity(issues).errors);
  console.error('\nMend these first; nothing was changed.');
  process.exitCode = exitCodes.siteErrors;
  return undefined;
}

/** What an edit brings to a site. */
export interface Tried {
  /** The errors of the edited site, and the warnings that `check` did not give before. */
  readonly issues: readonly Issue[];
  /** How many warnings the site had already. */
  readonly older: number;
}

/** What `check` says to a site with the edits made, without a byte of them written. */
export async function triedOut(site: SiteEdit, moved?: Moved): Promise<Tried> {
  const after = (await check({ ...site.options, files: site.changes.preview() })).issues;
  const before = after.length === 0 ? [] : (await check(site.options)).issues;
  const fresh = new Set(newIssues(before, after, moved));
  const issues = after.filter((issue) => issue.severity === 'error' || fresh.has(issue));
  return { issues, older: after.length - issues.length };
}

/** The last line of a command that edits a site: what is new, and where the rest can be read. */
export function countOfNew({ issues, older }: Tried): string {
  const { errors, warnings } = bySeverity(issues);
  const fresh = [
    ...(errors.length > 0 ? [counted(errors.length, 'error')] : []),
    warnings.length === 0 ? 'No new warnings' : counted(warnings.length, 'new warning'),
  ].join(', ');
  const rest = older === 0 ? '' : ` The site has ${counted(older, 'older warning')}: frontage check shows them.`;
  return `${fresh}.${rest}`;
}

/** Writes the edits, and the declarations that follow from them. */
export async function commit(site: SiteEdit): Promise<void> {
  await site.changes.commit(site.root);
  writeTypes(await plan(site.options), site.options.cacheDir);
}

/** Takes a step of an edit; where a fault of the site keeps it from being taken, its place and the way out are printed. */
export async function edited<Result>(
  site: SiteEdit,
  step: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    printIssues(toIssues(error.findings, site.tree.sources));
    process.exitCode = exitCodes.siteErrors;
    return undefined;
  }
}

export interface CarryOut {
  readonly dryRun?: boolean | undefined;
  /** The route that moves. */
  readonly moved?: Moved;
  /** What the edit itself warns of. */
  readonly warnings?: readonly Issue[];
}

/**
 * Carries edits out that keep a site as sound as it was, and prints what is new to say of it afterwards. With `dryRun` they
 * are shown as a difference, and nothing is given back.
 */
export async function carriedOut(
  site: SiteEdit,
  { dryRun, moved, warnings = [] }: CarryOut,
): Promise<Tried | undefined> {
  if (dryRun) {
    printIssues(warnings);
    process.stdout.write(site.changes.diff(process.cwd()));
    return undefined;
  }
  const tried = await triedOut(site, moved);
  await commit(site);
  const issues = [...warnings, ...tried.issues];
  printIssues(issues);
  if (hasErrors(issues)) process.exitCode = exitCodes.siteErrors;
  return { ...tried, issues };
}

export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some(({ severity }) => severity === 'error');
}
