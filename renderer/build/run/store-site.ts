import { type CachedPage, type PageCache, storePages } from '../cache/page-cache.ts';
import { listedPages } from '../lib/weigh.ts';
import type { BuildOptions } from './build-contract.ts';
import type { BuiltSite } from './build-run.ts';

/** Stores the pages of a site for the next build. */
export async function storeSite(
  { parts, pages, near, exact, cards }: BuiltSite,
  {
    shared,
    shown,
    styles,
    tables,
  }: Pick<PageCache, 'shared' | 'shown' | 'tables'> & Pick<PageCache['delivery'], 'styles'>,
  options: BuildOptions,
) {
  const signatures = await near.signatures();
  const reports = pages.map(({ size, weight }) => ({ size, weight }));
  const listed = new Set(listedPages(reports));
  storePages(options, {
    shared,
    facts: [...parts.site.facts],
    shown,
    tables,
    delivery: { firstDrawing: cards.firstDrawing, styles },
    comparison: await near.comparison(),
    pages: pages.map((page, index): CachedPage => {
      const { route, record, file, size, weight, exact: known, isHidden, frame, spans } = page;
      const report = reports[index];
      return {
        key: route.key,
        parts: route.cached?.parts ?? route.parts?.(),
        record,
        hash: file.hash,
        size,
        script: weight.script,
        ...(report && listed.has(report) && { document: weight.document }),
        exact: exact.get(file.path) ?? known,
        isHidden,
        frame,
        spans,
        signature: signatures.get(record.page.path) ?? route.cached?.signature,
        entry: page.isAnalyzed ? undefined : route.cached?.entry,
      };
    }),
  });
}
