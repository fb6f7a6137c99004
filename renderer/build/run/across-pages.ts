import { append } from '../../sdk/any-length.ts';
import type { Diagnostic } from '../../sdk/issue.ts';
import type { Site } from '../../site/site.ts';
import { isSound } from '../checks/page-analyzer.ts';
import { isRoute, openPages, type PageRecord, pageDiagnostics } from '../checks/page-record.ts';
import { pageRules } from '../checks/page-rules.ts';
import { type SiteView, stages } from '../checks/rule.ts';
import { type NearDuplicates, nearDuplicates } from '../checks/rules/near-duplicates/index.ts';
import { siteRules } from '../checks/site-rules.ts';
import { chooseCssDelivery } from '../hosting/choose-css-delivery.ts';
import type { CssDelivery } from '../page/render/sheets.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { asHidden } from './built-page.ts';
import { type OpenedSite, withoutConsequences } from './open-site.ts';

/** The result of checking all pages of a site together. */
export interface AcrossPages {
  /** The site with its redirects. */
  readonly site: Site | undefined;
  readonly sheets: CssDelivery | undefined;
  /** The records, near-duplicates hidden from search engines if the config says so. */
  readonly records: readonly PageRecord[];
  readonly pages: readonly PageSummary[];
  readonly near: NearDuplicates;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Runs all rules across pages. They need only the records of the pages. No two of the pages in `apart` are near-duplicates.
 */
export function acrossPages(
  opened: OpenedSite,
  all: readonly PageRecord[],
  apart?: ReadonlySet<PageRecord>,
): AcrossPages {
  const near = opened.site === undefined ? noneNear : nearDuplicates(all, opened.site.doorways, apart);
  const records = all.map((record) => (near.hidden.has(record.page.path) ? asHidden(record) : record));
  const { routes, loaded, validated, document, styles, options, input, analyzer } = opened;
  const own = records.filter(isRoute);
  const addresses = validated?.addresses(
    own.map(({ page, at }) => ({ path: page.path, at })),
    { isFailed: routes?.isFailed, publicFiles: opened.site?.publicFiles },
  );
  // Errors of blocks and drawings that cannot be loaded have been reported.
  const isNews = ({ code, path }: Diagnostic) =>
    loaded?.registry.isPartial !== true ||
    (code !== 'unknown-block' && !(code === 'invalid-value' && path.at(-1) === 'kind' && path.includes('sections')));
  const found = [
    ...opened.diagnostics,
    ...(routes?.diagnostics ?? []),
    ...(analyzer?.diagnostics ?? []),
    ...(addresses?.diagnostics ?? []),
  ].filter(isNews);
  const pages = records.map(({ page }) => page);
  const site = opened.site && addresses && { ...opened.site, redirects: addresses.redirects };
  const across = { site, records, pages, near };
  if (site === undefined || loaded === undefined)
    return { ...across, sheets: undefined, diagnostics: withoutConsequences(found) };
  const sheets = styles && chooseCssDelivery(site, pages, styles, { document: document?.code });
  const diagnostics = runAcross({
    site,
    loaded,
    input,
    options,
    records,
    routes: own,
    open: openPages(own, site.preview),
    pages,
    targets: new Map(records.flatMap((record) => record.targets)),
    isFailed: (path) => routes?.isFailed(path) === true,
    document,
    sheets,
    unusedTokens: styles?.unusedTokens,
    near: near.diagnostics,
    found,
  });
  return { ...across, sheets, diagnostics: withoutConsequences(diagnostics) };
}

const noneNear: NearDuplicates = { diagnostics: [], hidden: new Set(), areNear: false };

/** Runs all rules on a site, stage by stage. */
function runAcross(view: SiteView): readonly Diagnostic[] {
  const diagnostics = [...view.found];
  for (const stage of stages) {
    // If a page has an error, rules would report what follows from it.
    if (stage !== 'always' && stage !== 'hosts' && !isSound(diagnostics)) continue;
    if (stage === 'advice') append(diagnostics, pageDiagnostics(view.records));
    for (const rule of [...pageRules, ...siteRules]) {
      if ((rule.stage ?? 'advice') !== stage || rule.on === 'html') continue;
      if (rule.on === 'site') append(diagnostics, rule.check(view));
      else if (rule.report !== undefined) append(diagnostics, rule.report(view.records, view));
    }
  }
  return diagnostics;
}
