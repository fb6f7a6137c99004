import type { AnalyzedSite } from '../../../renderer/build/index.ts';
import { intendedRoute } from '../../../renderer/build/lib/suggest-route.ts';
import { inQuotes } from '../../../renderer/sdk/unseen.ts';
import { parseHref } from '../../../renderer/sdk/url.ts';
import type { Waiver } from '../../../renderer/site/waiver.ts';
import { UsageError } from '../../failure.ts';
import { parsePath } from '../config-tree.ts';
import { duplicatePage } from '../duplicate.ts';
import { type Added, addTemplatePage, type NewPage, requireRouteList } from '../new-page.ts';
import { pageTemplate } from '../page-templates.ts';
import { freePath, newPathError } from '../path-conflict.ts';
import { removeRoute } from '../remove.ts';
import { renameRoute, requireOtherPathsUnchanged } from '../rename.ts';
import type { SiteEdit } from '../site-edit.ts';
import type { PageOperation } from './operation.ts';

type NewPageOperation = Extract<PageOperation, { op: 'newPage' }>;

/** What an operation on a page did, by its kind. */
interface PageResults {
  readonly newPage: Added;
  /** The number of updated links. */
  readonly renamePage: number;
  /** The removed files. */
  readonly removePage: readonly string[];
}

/**
 * Adds the edits of an operation on a page of a valid site, and returns what it did. Throws a {@link UsageError} for a path that
 * cannot be had or led to, and a DiagnosticsError if code computes the routes.
 */
export async function applyPageOperation<Op extends PageOperation['op']>(
  site: SiteEdit,
  operation: Extract<PageOperation, { op: Op }>,
  ready: AnalyzedSite,
): Promise<PageResults[Op]> {
  return appliers[operation.op](site, operation as never, ready) as Promise<PageResults[Op]>;
}

const appliers: {
  readonly [Op in PageOperation['op']]: (
    site: SiteEdit,
    operation: Extract<PageOperation, { op: Op }>,
    ready: AnalyzedSite,
  ) => Promise<PageResults[Op]>;
} = { newPage, renamePage, removePage };

async function newPage(site: SiteEdit, operation: NewPageOperation, ready: AnalyzedSite): Promise<Added> {
  const { op: _, from, page: written, isUnlinked, ...meta } = operation;
  const unfit = newPathError(written, site, ready);
  if (unfit !== undefined) throw new UsageError(unfit, 'Nothing was written.');
  const { files, config, today } = site.options;
  const page = { ...meta, path: parsePath(written) ?? written };
  // Search engines penalise a copy of another page.
  if (from.kind === 'copy') return duplicatePage(site, from.page, { ...page, noindex: true });
  const waive = isUnlinked ? [unlinkedWaiver(today)] : undefined;
  if (from.kind === 'variant') return addVariant(site, from.page, { ...page, waive });
  const template = await pageTemplate(files, config, from.name);
  if (template === undefined) throw new UsageError(`There is no page template "${from.name}".`, 'Name another one.');
  return addTemplatePage(site, { ...page, waive, template, params: from.params });
}

/** A variant says the same as its original until it is edited, so search engines may not list it yet. */
function addVariant(site: SiteEdit, of: string, { path, title, description, theme, waive }: NewPage): Added {
  const list = requireRouteList(site, 'Add the page in your editor.');
  const entry = { kind: 'variant', path, of, meta: { title, description, noindex: true }, theme, waive };
  site.append(list, entry, { open: true });
  return { copy: undefined, entry: list.module.source.file };
}

/** Weeks until a new page needs a link. */
const weeksToLink = 12;

function unlinkedWaiver(today: string | undefined): Waiver {
  const until = new Date(today ?? Date.now());
  until.setUTCDate(until.getUTCDate() + 7 * weeksToLink);
  const because = 'The page is new: only campaigns lead here until the site links to it.';
  return { rule: 'page-orphan', because, until: until.toISOString().slice(0, 10) };
}

async function renamePage(
  site: SiteEdit,
  { page, to, redirect }: Extract<PageOperation, { op: 'renamePage' }>,
  ready: AnalyzedSite,
): Promise<number> {
  const moved = movedPage(site, page, freePath(to, page, ready), ready);
  const count = renameRoute(site, { ...moved, redirect });
  await requireOtherPathsUnchanged(site, ready, page);
  return count;
}

/** Returns a page that moves, with the files that may link to it. */
export function movedPage(site: SiteEdit, from: string, to: string, { site: { origin }, loaded }: AnalyzedSite) {
  return { from, to, home: `${origin.origin}${origin.base}`, files: site.files(loaded.watched) };
}

async function removePage(
  site: SiteEdit,
  { page, to }: Extract<PageOperation, { op: 'removePage' }>,
  { site: { routes }, loaded }: AnalyzedSite,
): Promise<readonly string[]> {
  if (to !== null)
    requireTarget(
      to,
      routes.flatMap(({ path }) => (path === page ? [] : [path])),
    );
  return removeRoute(site, { path: page, to: to ?? undefined, files: site.files(loaded.watched) });
}

/** Throws for an address that visitors cannot be sent to. */
function requireTarget(to: string, others: readonly string[]): void {
  const href = parseHref(to);
  if (href.kind === 'external' && /^https?:/.test(to)) return;
  const path = href.kind === 'route' ? parsePath(href.path) : undefined;
  if (path !== undefined && others.includes(path)) return;
  const meant = intendedRoute(to, others);
  throw new UsageError(
    `Visitors cannot be sent to ${inQuotes(to)}.`,
    meant === undefined ? 'Name another page of this site, or an https address.' : `Did you mean ${meant}?`,
  );
}
