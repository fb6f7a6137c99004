import { toIssues } from '../../renderer/build/checks/issues.ts';
import type { ReadyPlan } from '../../renderer/build/index.ts';
import { otherRoute } from '../../renderer/build/lib/meant-route.ts';
import { normaliseRoutePath } from '../../renderer/sdk/route-path.ts';
import { inQuotes } from '../../renderer/sdk/unseen.ts';
import { plainPath } from '../author/config-tree.ts';
import { pathFault } from '../author/free-path.ts';
import { carriedOut, countOfNew, edited, soundSite } from '../author/outcome.ts';
import { filesLeft, renameRoute, requireOthersStay } from '../author/rename.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { counted } from '../report/counts.ts';
import { planOptions, type SiteCommandOptions } from '../site-options.ts';

export interface RenameOptions extends SiteCommandOptions {
  readonly redirect: boolean;
  readonly dryRun?: boolean;
}

/** Moves a page to another path. */
export async function rename(old: string, wanted: string, options: RenameOptions): Promise<void> {
  const planned = planOptions(options);
  const ready = await soundSite(planned);
  if (ready === undefined) return;
  const from = existing(old, ready);
  const to = free(wanted, from, ready);
  const site = new SiteEdit(planned);
  const home = `${ready.site.origin.origin}${ready.site.origin.base}`;
  const moved = { from, to, home, files: site.files(ready.loaded.watched) };
  const mended = await edited(site, async () => {
    const count = renameRoute(site, { ...moved, redirect: options.redirect });
    await requireOthersStay(site, ready, from);
    return count;
  });
  if (mended === undefined) return;
  // The site does not use these files, so they must not stop the command.
  const warnings = toIssues(filesLeft(site, moved), site.tree.sources, { weigh: () => 'warning' });
  const tried = await carriedOut(site, { dryRun: options.dryRun, moved, warnings });
  if (tried === undefined || options.quiet) return;
  const led = options.redirect ? ', and the old path redirects to it' : '';
  console.log(`${from} is now ${to}: ${counted(mended, 'link')} updated${led}.\n${countOfNew(tried)}`);
}

/** Returns the path of an existing page, or throws a {@link UsageError}. */
export function existing(written: string, { site }: ReadyPlan): string {
  const paths = site.routes.map(({ path }) => path);
  const path = plainPath(written);
  if (path !== undefined && paths.includes(path)) return path;
  throw new UsageError(`There is no page ${inQuotes(written)}.`, otherRoute(written, new Set(paths)));
}

/** Returns the path that the page can move to, or throws a {@link UsageError} if it is taken or reserved. */
function free(written: string, from: string, { site }: ReadyPlan): string {
  const result = normaliseRoutePath(written);
  if ('fault' in result) throw new UsageError(`The path ${inQuotes(written)} ${result.fault}.`, result.suggestion);
  const taken = site.routes.find(({ path }) => path === result.path);
  if (taken !== undefined)
    throw new UsageError(`The path ${result.path} is taken by another page.`, 'Choose another path.');
  const moved = site.routes.map(({ path, at }) => ({ path: path === from ? result.path : path, at }));
  const fault = pathFault(moved, site);
  if (fault !== undefined) throw new UsageError(fault.message, fault.suggestion);
  return result.path;
}
