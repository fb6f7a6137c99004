import { check, type PlanOptions, plan, type ReadyPlan } from '../../renderer/build/index.ts';
import { toIssues } from '../../renderer/build/issues.ts';
import { Faults, type Issue } from '../../renderer/kit/issue.ts';
import { writeTypes } from '../commands/types.ts';
import { exitCodes } from '../exit-codes.ts';
import { printIssues } from '../report/print.ts';
import type { SiteEdit } from './site-edit.ts';

/** The site as it stands; nothing when it has faults, which are printed: what is broken is mended before it is edited. */
export async function soundSite(options: PlanOptions): Promise<ReadyPlan | undefined> {
  const { ready, issues } = await plan(options);
  if (ready !== undefined) return ready;
  printIssues(issues);
  console.error('\nMend these first; nothing was changed.');
  process.exitCode = exitCodes.faults;
  return undefined;
}

/** What `check` says to a site with the edits made, without a byte of them written. */
export async function triedOut(site: SiteEdit): Promise<readonly Issue[]> {
  return (await check({ ...site.options, files: site.changes.preview() })).issues;
}

/** Writes the edits, and the declarations that follow from them. */
export async function commit(site: SiteEdit): Promise<void> {
  site.changes.commit();
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
    process.exitCode = exitCodes.faults;
    return undefined;
  }
}

/**
 * Carries edits out that keep a site as sound as it was, with what `check` has to say of it afterwards; with `dryRun`, they
 * are shown as a difference, and false is given back.
 */
export async function carriedOut(site: SiteEdit, { dryRun = false }: { readonly dryRun?: boolean }): Promise<boolean> {
  if (dryRun) {
    process.stdout.write(site.changes.diff(process.cwd()));
    return false;
  }
  const issues = await triedOut(site);
  await commit(site);
  printIssues(issues);
  if (hasErrors(issues)) process.exitCode = exitCodes.faults;
  return true;
}

export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some(({ severity }) => severity === 'error');
}
