import type { Issue } from '../../sdk/issue.ts';
import { sortIssues } from '../checks/issues.ts';
import type { RenderedCheck } from '../checks/page-checker.ts';
import type { PageRecord } from '../checks/page-record.ts';
import { diskFragments } from '../page/render/fragments.ts';
import { renderSections, sectionRenderer } from '../page/render/index.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { renderedDiagnostics } from './across-pages.ts';
import { type Analysis, type AnalyzedSite, concluded, type SiteOptions } from './analyze-site.ts';
import { asHidden } from './built-page.ts';
import { NearPages } from './compare-pages.ts';
import { type OpenedSite, openSite } from './open-site.ts';
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
  const { site, routes, registry } = opened;
  const { cacheDir, batch } = options;
  const pages = [...(routes?.pages ?? []), undefined];
  const near = new NearPages(site, { cacheDir, count: pages.length });
  const fragments = diskFragments(cacheDir);
  const version = registry?.version ?? '';
  // Reuses sections of the last build. Stores no new ones.
  const render = fragments.isEmpty
    ? sectionRenderer()
    : (page: ResolvedPage) => renderSections(page, { version, fragments });
  try {
    const records: PageRecord[] = [];
    await new PageDrafts(opened, { near, render, batch }).make(pages, (_, { record }) => records.push(record));
    return await reported(opened, records, near);
  } finally {
    near.drop();
  }
}

async function reported(opened: OpenedSite, made: readonly PageRecord[], near: NearPages): Promise<CheckReport> {
  const isAnalyzed = opened.analyzer !== undefined && opened.isSound();
  const found = isAnalyzed ? await near.found() : { diagnostics: [], hidden: new Set<string>() };
  const records = made.map((record) => (found.hidden.has(record.page.path) ? asHidden(record) : record));
  const { issues, routeFilter, elsewhere, isReady, isSound, site, locate } = concluded(opened, records, found);
  if (!isSound || site === undefined) return { issues, pages: 0, routeFilter, elsewhere };
  const { input } = opened.loaded ?? {};
  const all = sortIssues([...issues, ...locate(renderedDiagnostics(records)), ...locate(opened.unusedWaivers())]);
  const checked = isReady ? { site, records, locate, input } : undefined;
  return { issues: all, pages: records.length, routeFilter, elsewhere, ...(checked && { checked }) };
}

/** Returns the diagnostics about the HTML of pages, by what is known of each. */
export function htmlDiagnostics(records: readonly PageRecord[], checkOf: (index: number) => RenderedCheck) {
  const checked = records.map((record, index): PageRecord => ({ ...record, ...checkOf(index) }));
  return [...checked.flatMap(({ diagnostics }) => diagnostics), ...renderedDiagnostics(checked)];
}
