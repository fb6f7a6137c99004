import { type CachedPage, type PageCache, storePages } from '../cache/page-cache.ts';
import { listedPages } from '../lib/weigh.ts';
import type { BuildOptions } from './build-contract.ts';
import type { BuiltSite } from './build-run.ts';

/** Stores the pages of a site for the next build. */
export async function storeSite(
  { pages, near, exact, cards }: BuiltSite,
  { shared, shown, tables }: Pick<PageCache, 'shared' | 'shown' | 'tables'>,
  options: BuildOptions,
) {
  const signatures = await near.signatures();
  const reports = pages.map(({ size, weight }) => ({ size, weight }));
  const listed = new Set(listedPages(reports));
  storePages(options, {
    shared,
    shown,
    tables,
    delivery: { firstDrawing: cards.firstDrawing },
    comparison: await near.comparison(),
    pages: pages.map(({ route, record, file, size, weight, exact: known, isHidden, rendered }, index): CachedPage => {
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
        signature: signatures.get(record.page.path) ?? route.cached?.signature,
        entry: rendered ? undefined : route.cached?.entry,
      };
    }),
  });
}
