import type { Issue } from '../../sdk/issue.ts';
import { markupDiagnostics, type RenderedCheck } from '../checks/check-markup.ts';
import { sortIssues } from '../checks/issues.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { renderSections } from '../page/render/index.ts';
import { type Analysis, type AnalyzedSite, concluded, type SiteOptions } from './analyze-site.ts';
import { openSite } from './open-site.ts';
import { PageDrafts } from './page-drafts.ts';

/** The result of a check. */
export interface CheckReport extends Pick<Analysis, 'routeFilter' | 'elsewhere'> {
  readonly issues: readonly Issue[];
  /** Number of checked pages; 0 if errors prevented rendering. */
  readonly pages: number;
  /** The checked site; undefined if it has errors. */
  readonly checked?: CheckedSite;
}

/** A site that can be rendered, with the records of its pages. */
export type CheckedSite = Pick<AnalyzedSite, 'site' | 'records' | 'locate'> & { readonly input: unknown };

/** Checks a site without writing: analyzes all pages and renders their sections in memory. */
export async function check(options: SiteOptions & { readonly batch?: number }): Promise<CheckReport> {
  const opened = await openSite(options);
  const pages = [...(opened.routes?.pages ?? []), undefined];
  const made: PageRecord[] = [];
  const drafts = new PageDrafts(opened, { render: (page) => renderSections(page), batch: options.batch });
  await drafts.make(pages, (_, { record }) => made.push(record));
  const { issues, records, routeFilter, elsewhere, isReady, isSound, site, locate } = concluded(opened, made);
  if (!isSound || site === undefined) return { issues, pages: 0, routeFilter, elsewhere };
  const { input } = opened.loaded ?? {};
  const all = sortIssues([...issues, ...locate(markupDiagnostics(records)), ...locate(opened.unusedWaivers())]);
  const checked = isReady ? { site, records, locate, input } : undefined;
  return { issues: all, pages: records.length, routeFilter, elsewhere, ...(checked && { checked }) };
}

/** Returns the diagnostics about the HTML of pages, by what is known of each. */
export function htmlDiagnostics(records: readonly PageRecord[], checkOf: (index: number) => RenderedCheck) {
  const checked = records.map((record, index): PageRecord => ({ ...record, ...checkOf(index) }));
  return [...checked.flatMap(({ diagnostics }) => diagnostics), ...markupDiagnostics(checked)];
}
