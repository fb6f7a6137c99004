import type { BuildReport } from '../../renderer/build/index.ts';
import type { MissReason } from '../../renderer/build/page/render/filled-section.ts';
import type { PageReport } from '../../renderer/build/run/build-contract.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import { counted } from './counts.ts';
import { table } from './table.ts';

/** Up to this number, every page has its own line. */
const maxLines = 20;

/** How many paths of a group are printed. */
const pathsPerReason = 3;

type PageReason = Pick<PageReport, 'path' | 'reason' | 'rendered'>;

/** Returns why each page was rendered or reused. A large site gets one entry per reason, with the first few paths. */
export function pageReasons(pages: readonly PageReason[]): string {
  if (pages.length <= maxLines) {
    return table(
      ['page', 'why'],
      pages.map(({ path, reason }) => [path, reason]),
    );
  }
  const groups = new Map<string, PageReason[]>();
  for (const page of pages) {
    const group = groups.get(page.reason);
    if (group === undefined) groups.set(page.reason, [page]);
    else group.push(page);
  }
  const isReused = ([page]: PageReason[]) => Number(page?.rendered !== true);
  const sorted = [...groups].sort(([, a], [, b]) => isReused(a) - isReused(b) || b.length - a.length);
  const entries = sorted.map(([reason, group]) => {
    const paths = group.slice(0, pathsPerReason).map(({ path }) => path);
    const others = group.length - paths.length;
    return `${reason} (${counted(group.length, 'page')})\n  ${paths.join('  ')}${others > 0 ? `  … and ${thousands(others)} more` : ''}`;
  });
  return [...entries, 'Build with --json to get the reason of every page.'].join('\n');
}

/** Small sites have few sections of a shape. That explains nothing. */
const fewSections: MissReason = 'few sections have its shape';

/** Returns why templates could not fill the sections of some blocks, apart from those with few sections of a shape. */
export function sectionReasons(blocks: BuildReport['sections'] = []): string {
  const rows = blocks.flatMap(({ block, filled, rendered }) =>
    Object.entries(rendered)
      .filter(([reason]) => reason !== fewSections)
      .map(([reason, count]) => [block, thousands(filled), thousands(count), reason]),
  );
  return rows.length === 0 ? '' : `\n\n${table(['block', 'filled', 'rendered', 'why'], rows)}`;
}
