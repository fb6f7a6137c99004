import type { Site } from '../../site/site.ts';
import { pageSheets, type Sheet, type Styles } from '../assets/styles.ts';
import { contentHash, cspHash } from '../hash.ts';
import type { ResolvedPage } from '../resolve/index.ts';
import { longestHeaderLine, policyLine } from './headers.ts';

/** Which sheets stand inline and which are linked. */
export interface SheetPlacement {
  /** Sheets that some page carries inline, most used first. */
  readonly inline: readonly Sheet[];
  /** File in the output of each sheet that is linked instead. */
  readonly linked: ReadonlyMap<Sheet, string>;
}

/**
 * Inline sheets need no request, but each adds its hash to one header line, and hosts cut lines that are too long: the
 * sheets that the fewest pages use are linked as soon as the line would not hold them.
 */
export function placeSheets(site: Site, pages: readonly ResolvedPage[], styles: Styles): SheetPlacement {
  const uses = new Map<Sheet, number>();
  for (const page of pages) for (const sheet of pageSheets(page, styles)) uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
  const inline = [...uses]
    .sort(([a, most], [b, least]) => least - most || (a.cspHash < b.cspHash ? -1 : 1))
    .map(([sheet]) => sheet);
  const linked = new Map<Sheet, string>();
  const anyLoader = cspHash('');
  while (inline.length > 1 && policyLine(site, inline, anyLoader).length > longestHeaderLine) {
    const sheet = inline.pop();
    if (sheet !== undefined) linked.set(sheet, `assets/style-${contentHash(sheet.css).slice(0, 10)}.css`);
  }
  return { inline, linked };
}
