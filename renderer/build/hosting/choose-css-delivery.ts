import type { Site } from '../../site/site.ts';
import { contentHash } from '../lib/hash.ts';
import type { DocumentCode } from '../page/render/document.ts';
import { needsEarly, needsThanks } from '../page/render/head.ts';
import { type CssDelivery, cssDelivery, pageCss, type Sheet, type Styles } from '../page/render/sheets.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { groupsOf } from '../page/summary.ts';
import { headerLimits, policyLine, sitePolicy } from './host-rules.ts';

/**
 * Chooses which sheets are inline. Each inline sheet adds its hash to the header line of the policy. If the line would
 * exceed the limit of hosts, the sheets that the fewest pages use are linked instead, and rather those that no first section
 * needs: their link blocks no rendering.
 */
export function chooseCssDelivery(
  site: Site,
  pages: readonly PageSummary[],
  styles: Styles,
  { document }: { document?: DocumentCode | undefined } = {},
): CssDelivery {
  const uses = new Map<Sheet, number>();
  for (const { page, count } of groupsOf(pages)) {
    for (const sheet of pageCss(page, styles, none).head) uses.set(sheet, (uses.get(sheet) ?? 0) + count);
  }
  const allLinked = new Map([...uses.keys()].map((sheet) => [sheet, '']));
  const blocking = new Map<Sheet, number>();
  for (const { page, count } of groupsOf(pages)) {
    for (const sheet of pageCss(page, styles, allLinked).head) blocking.set(sheet, (blocking.get(sheet) ?? 0) + count);
  }
  const cost = (sheet: Sheet) => (uses.get(sheet) ?? 0) + blockingCost * (blocking.get(sheet) ?? 0);
  const inline = [...uses.keys()].sort((a, b) => cost(b) - cost(a) || (a.cspHash < b.cspHash ? -1 : 1));
  const linked = new Map<Sheet, string>();
  // The scripts are not known yet, but all hashes have the same length.
  const early = groupsOf(pages).some(({ page }) => needsEarly(page)) ? 'early' : '';
  const thanks = groupsOf(pages).some(({ page }) => needsThanks(page)) ? 'thanks' : '';
  let length = policyLine(sitePolicy({ site, pages, inline, loader: 'loader', early, thanks, document })).length;
  while (inline.length > 1 && length > headerLimits.line) {
    const sheet = inline.pop();
    if (sheet === undefined) break;
    length -= sheet.cspHash.length + 1;
    linked.set(sheet, `assets/style-${contentHash(sheet.css).slice(0, 10)}.css`);
  }
  return cssDelivery(pages, styles, { inline, linked });
}

/** How many pages with a link in a later section a link that blocks rendering is worth. */
const blockingCost = 4;

const none: CssDelivery['linked'] = new Map();
