import type { AnalyzedSite, SiteOptions } from '../../renderer/build/index.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import { parsePath } from './config-tree.ts';
import type { Added } from './new-page.ts';
import type { PageOperation } from './operations/operation.ts';
import { applyPageOperation } from './operations/pages.ts';
import { checkEdited, type EditResult } from './outcome.ts';
import { SiteEdit } from './site-edit.ts';

export type NewPageOperation = Extract<PageOperation, { op: 'newPage' }>;

/** A new page that is not written yet. */
interface TriedPage extends EditResult {
  /** The operation that adds it, which accepts that no page links to it where none does. */
  readonly operation: NewPageOperation;
  readonly site: SiteEdit;
  readonly added: Added;
}

/** Adds a page to a new edit of a site, and checks that. No page can link to a new page yet, so that is accepted. */
export async function tryNewPage(
  operation: NewPageOperation,
  options: SiteOptions,
  ready: AnalyzedSite,
): Promise<TriedPage> {
  const first = await added(operation, options, ready);
  const { issues, older } = await checkEdited(first.site);
  const path = parsePath(operation.page) ?? operation.page;
  const isOrphan = ({ code, message }: Issue) => code === 'page-orphan' && message.endsWith(` ${path}.`);
  const others = issues.filter((issue) => !isOrphan(issue));
  if (others.length === issues.length) return { ...first, issues, older };
  // A waiver changes nothing else, so a second check would find the others again.
  return { ...(await added({ ...operation, isUnlinked: true }, options, ready)), issues: others, older };
}

async function added(operation: NewPageOperation, options: SiteOptions, ready: AnalyzedSite) {
  const site = new SiteEdit(options);
  return { operation, site, added: await applyPageOperation(site, operation, ready) };
}
