import { toIssues } from '../../renderer/build/checks/issues.ts';
import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { suggestRoute } from '../../renderer/build/lib/suggest-route.ts';
import { inQuotes } from '../../renderer/sdk/unseen.ts';
import { askTarget, canAsk } from '../author/ask.ts';
import { parsePath } from '../author/config-tree.ts';
import { applyPageOperation, movedPage } from '../author/operations/pages.ts';
import { applyEdit, formatNewIssues, loadValidSite, runEdit } from '../author/outcome.ts';
import { freePath } from '../author/path-conflict.ts';
import { unreadableFiles } from '../author/rename.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { asRunHere } from '../command-name.ts';
import { UsageError } from '../failure.ts';
import { counted } from '../report/counts.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';

export interface RenameOptions extends SiteCommandOptions {
  readonly redirect: boolean;
  readonly dryRun?: boolean;
}

/** Moves a page to another path. */
export async function rename(old: string, wanted: string, options: RenameOptions): Promise<void> {
  const analysis = siteOptions(options);
  const ready = await loadValidSite(analysis);
  if (ready === undefined) return;
  const from = existing(old, ready);
  const to = freePath(wanted, from, ready);
  const site = new SiteEdit(analysis);
  const { redirect } = options;
  const updated = await runEdit(site, () =>
    applyPageOperation(site, { op: 'renamePage', page: from, to, redirect }, ready),
  );
  if (updated === undefined) return;
  // The site does not use these files, so they must not stop the command.
  const moved = movedPage(site, from, to, ready);
  const warnings = toIssues(unreadableFiles(site, moved), site.tree.sources, { weigh: () => 'warning' });
  const tried = await applyEdit(site, { dryRun: options.dryRun, moved, warnings });
  if (tried === undefined || options.quiet) return;
  const led = redirect ? ', and the old path redirects to it' : '';
  console.log(asRunHere(`${from} is now ${to}: ${counted(updated, 'link')} updated${led}.\n${formatNewIssues(tried)}`));
}

/** Returns the path of an existing page, or throws a {@link UsageError}. */
export function existing(written: string, { site }: AnalyzedSite): string {
  const paths = site.routes.map(({ path }) => path);
  const path = parsePath(written);
  if (path !== undefined && paths.includes(path)) return path;
  throw new UsageError(`There is no page ${inQuotes(written)}.`, suggestRoute(written, new Set(paths)));
}

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
