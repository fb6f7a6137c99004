import { askTarget, canAsk } from '../author/ask.ts';
import { applyPageOperation } from '../author/operations/pages.ts';
import { applyEdit, formatNewIssues, loadValidSite, runEdit } from '../author/outcome.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { asRunHere } from '../command-name.ts';
import { UsageError } from '../failure.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { existing } from './rename.ts';

export interface RemoveOptions extends SiteCommandOptions {
  readonly to?: string;
  readonly gone?: boolean;
  readonly dryRun?: boolean;
}

/** Removes a page from a site and reports links that still lead there. */
export async function remove(written: string, options: RemoveOptions): Promise<void> {
  const analysis = siteOptions(options);
  const ready = await loadValidSite(analysis);
  if (ready === undefined) return;
  const path = existing(written, ready);
  const others = ready.site.routes.flatMap((route) => (route.path === path ? [] : [route.path]));
  const to = await targetOf(options, others);
  const site = new SiteEdit(analysis);
  const removed = await runEdit(site, () => applyPageOperation(site, { op: 'removePage', page: path, to }, ready));
  if (removed === undefined) return;
  const tried = await applyEdit(site, { dryRun: options.dryRun });
  if (tried === undefined || options.quiet) return;
  const files = removed.length === 0 ? '' : `, together with ${removed.map((file) => site.shown(file)).join(', ')}`;
  const visitors = to === null ? 'It has no redirect.' : `It redirects to ${to}.`;
  console.log(asRunHere(`Removed ${path}${files}. ${visitors}\n${formatNewIssues(tried)}`));
}

async function targetOf({ to, gone }: RemoveOptions, others: readonly string[]): Promise<string | null> {
  if (to !== undefined && gone) throw new UsageError('Both --to and --gone are given.', 'Use only one of them.');
  if (gone) return null;
  if (to !== undefined) return to;
  if (canAsk()) return (await askTarget(others)) ?? null;
  throw new UsageError(
    'The command needs a target for visitors.',
    'For example: --to /pricing, or --gone for no redirect.',
  );
}
