import { type CachedPage, type PageCache, storePages } from '../cache/page-cache.ts';
import { listedPages } from '../lib/weigh.ts';
import type { BuildOptions } from './build-contract.ts';
import type { BuiltSite } from './build-run.ts';
import { asHidden } from './built-page.ts';
import type { SiteReads } from './reads.ts';

/** Stores the pages of a site for the next build. */
export function storeSite(
  { pages, areNear, exact, cards }: BuiltSite,
  {
    reads,
    styles,
    tables,
  }: Pick<PageCache, 'tables'> & { readonly reads: SiteReads } & Pick<PageCache['delivery'], 'styles'>,
  options: BuildOptions,
) {
  const reports = pages.map(({ size, weight }) => ({ size, weight }));
  const listed = new Set(listedPages(reports));
  storePages(options, {
    reads: reads.stored(pages.map(({ record }) => record.page)),
    tables,
    delivery: { firstDrawing: cards.firstDrawing, styles },
    areNear,
    pages: pages.map((page, index): CachedPage => {
      const { route, record, file, size, weight, exact: known, isHidden, frame, spans } = page;
      const report = reports[index];
      return {
        key: route.key,
        parts: route.cached?.parts ?? route.parts?.(),
        // Whether it is hidden follows from all pages.
        record: isHidden ? asHidden(record, false) : record,
        hash: file.hash,
        size,
        script: weight.script,
        ...(report && listed.has(report) && { document: weight.document }),
        exact: exact.get(file.path) ?? known,
        isHidden,
        frame,
        spans,
        entry: page.isAnalyzed ? undefined : route.cached?.entry,
      };
    }),
  });
}
