import type { Site } from '../../site/site.ts';
import { contentHash } from '../lib/hash.ts';
import { placedSheets, placementOf, type SheetPlacement } from '../page/render/css-delivery.ts';
import type { DocumentCode } from '../page/render/document-code.ts';
import { needsEarly } from '../page/render/early-data.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { headerLimits, policyLine, sitePolicy } from './host-rules.ts';
import type { ThirdPartyOf } from './policy.ts';

/**
 * Each inline sheet adds its hash to one header line, and hosts cut lines that are too long: the sheets that the fewest
 * pages use are linked as soon as the line would not hold them.
 */
export function placeSheets(
  site: Site,
  pages: readonly PageSummary[],
  styles: Styles,
  { thirdParty, document }: { thirdParty?: ThirdPartyOf; document?: DocumentCode | undefined } = {},
): SheetPlacement {
  const uses = new Map<Sheet, number>();
  for (const page of pages) {
    for (const sheet of placedSheets(page, styles, none).head) uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
  }
  const inline = [...uses]
    .sort(([a, most], [b, least]) => least - most || (a.cspHash < b.cspHash ? -1 : 1))
    .map(([sheet]) => sheet);
  const linked = new Map<Sheet, string>();
  // Scripts are known later; their hashes are as long as any.
  const early = pages.some(needsEarly) ? 'early' : '';
  let length = policyLine(sitePolicy({ site, pages, inline, loader: 'loader', early, thirdParty, document })).length;
  while (inline.length > 1 && length > headerLimits.line) {
    const sheet = inline.pop();
    if (sheet === undefined) break;
    length -= sheet.cspHash.length + 1;
    linked.set(sheet, `assets/style-${contentHash(sheet.css).slice(0, 10)}.css`);
  }
  return placementOf(pages, styles, { inline, linked });
}

/** No sheet has to be a file. */
const none: SheetPlacement['linked'] = new Map();
