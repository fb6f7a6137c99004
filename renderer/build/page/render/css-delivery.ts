import { contentHash } from '../../lib/hash.ts';
import type { PageSummary } from '../resolve/index.ts';
import { groupsOf } from '../summary.ts';
import { firstScreens, pageSheets, type Sheet, type Styles, sheetsKey } from './sheets.ts';

/** How a site delivers its style sheets. */
export interface CssDelivery {
  /** Sheets that are inline on some page, most used first. */
  readonly inline: readonly Sheet[];
  /** Sheets that are never inline, with the output file that a head links if it needs one. */
  readonly linked: ReadonlyMap<Sheet, string>;
  /** All linked style sheets, by their path in the output. */
  readonly files: ReadonlyMap<string, string>;
}

/** How a page delivers its style sheets. */
export interface PageCss {
  readonly head: readonly Sheet[];
  /** A file that is linked before the section with this number. */
  readonly below: { readonly path: string; readonly css: string; readonly from: number } | undefined;
  /** Fonts of the first screens, by their paths in the output. */
  readonly fonts: readonly string[];
}

/** Bytes before compression. A smaller file is not worth a request. */
const smallestFile = 1500;

/**
 * Returns how a page delivers its style sheets. Sheets are inline in the head, where they cost no request. Sheets of later
 * sections are one file, linked before the first of these, so that they do not block or slow down the first screens. The
 * file also holds the sheet for older browsers, and sheets that must be files and are not needed at the start.
 */
export function pageCss(page: PageSummary, styles: Styles, linked: CssDelivery['linked']): PageCss {
  const ofStyles = pageCssByKey.get(styles) ?? new WeakMap<CssDelivery['linked'], Map<string, PageCss>>();
  pageCssByKey.set(styles, ofStyles);
  const known = ofStyles.get(linked) ?? new Map<string, PageCss>();
  ofStyles.set(linked, known);
  const key = sheetsKey(page);
  const css = known.get(key) ?? computePageCss(page, styles, linked);
  known.set(key, css);
  return css;
}

/** Pages of the same blocks share one result. */
const pageCssByKey = new WeakMap<Styles, WeakMap<CssDelivery['linked'], Map<string, PageCss>>>();

function computePageCss(page: PageSummary, styles: Styles, linked: CssDelivery['linked']): PageCss {
  const isFile = (sheet: Sheet) => linked.has(sheet);
  const { above, below, from } = pageSheets(page, styles, isFile);
  const fonts = fontsOf(page, styles);
  const { deferrable = 0 } = styles.older;
  if (lengthOf(below) + deferrable < smallestFile && ![styles.older, ...below].some(isFile)) {
    return { head: [...above, ...below, styles.older], below: undefined, fonts };
  }
  // Rules and colours for older browsers override those of layouts and of tones, which are in the same layers.
  const css = [...below, styles.older].map((sheet) => sheet.css).join('');
  return { head: above, below: { path: `assets/below-${contentHash(css).slice(0, 10)}.css`, css, from }, fonts };
}

function lengthOf(sheets: readonly Sheet[]): number {
  return sheets.reduce((sum, { css }) => sum + css.length, 0);
}

/** The first screens need their fonts, however their sheets are delivered. */
function fontsOf(page: PageSummary, styles: Styles): readonly string[] {
  return [...new Set([...firstScreens(page, styles, () => false).above].flatMap(({ fonts }) => fonts))];
}

/** Returns the delivery for some pages, given the sheets that have to be files. */
export function cssDelivery(
  pages: readonly PageSummary[],
  styles: Styles,
  { inline, linked }: Pick<CssDelivery, 'inline' | 'linked'>,
): CssDelivery {
  const used = new Set(groupsOf(pages).map(({ page }) => pageCss(page, styles, linked)));
  const heads = new Set([...used].flatMap(({ head }) => head));
  const linkedFiles = [...linked].flatMap(([sheet, path]) => (heads.has(sheet) ? [[path, sheet.css] as const] : []));
  const below = [...used].flatMap(({ below }) => (below ? [[below.path, below.css] as const] : []));
  return {
    inline: inline.filter((sheet) => heads.has(sheet) && !linked.has(sheet)),
    linked,
    files: new Map([...linkedFiles, ...below]),
  };
}

/** Restores the linked sheets from an earlier run, which stored the hash and the file of each. */
export function linkedSheets(
  { base, older, sdk, blocks, layouts }: Styles,
  linked: readonly (readonly [cspHash: string, file: string])[],
): CssDelivery['linked'] {
  const files = new Map(linked);
  return new Map(
    [base, older, ...sdk.values(), ...blocks.values(), ...layouts.values()].flatMap((sheet) => {
      const file = files.get(sheet.cspHash);
      return file === undefined ? [] : [[sheet, file] as const];
    }),
  );
}

/** Returns the inline sheets of a page. */
export function inlineSheets(page: PageSummary, styles: Styles, { linked }: CssDelivery): readonly Sheet[] {
  return pageCss(page, styles, linked).head.filter((sheet) => !linked.has(sheet));
}

/** Returns the sheets that the head of a page links, which block rendering. */
export function blockingSheets(page: PageSummary, styles: Styles, { linked }: CssDelivery): readonly string[] {
  return pageCss(page, styles, linked).head.flatMap((sheet) => (linked.has(sheet) ? [sheet.css] : []));
}
