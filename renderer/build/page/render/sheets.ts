import type { DrawingStyle, SdkStyle } from '../../../sdk/block.ts';
import type { LayoutSheet } from '../../../site/registry.ts';
import { contentHash } from '../../lib/hash.ts';
import { everySection, type PageSummary, type SectionSummary } from '../resolve/index.ts';
import { groupsOf } from '../summary.ts';

/** The content of a `<style>` element. Its bytes are the same on every page. */
export interface Sheet {
  readonly css: string;
  /** Its hash source in a content security policy. */
  readonly cspHash: string;
  /** Fonts that it refers to, by their paths in the output. */
  readonly fonts: readonly string[];
  /** Characters of rules that are not worth their place in a document. */
  readonly deferrable?: number;
}

export interface Styles {
  /** Tokens and base styles, on every page. */
  readonly base: Sheet;
  /** Additions for browsers of 2022: sRGB colours and another menu. Also rules of fonts for letters that few pages have. */
  readonly older: Sheet;
  /** Styles that blocks share: those of the SDK, and those of the site's drawings. */
  readonly sdk: ReadonlyMap<SdkStyle | DrawingStyle, Sheet>;
  /** Styles of the blocks that have any, by type. */
  readonly blocks: ReadonlyMap<string, Sheet>;
  /** Styles of the blocks' layouts except the first of each. */
  readonly layouts: ReadonlyMap<LayoutSheet, Sheet>;
  /** Tokens of the theme that nothing uses. */
  readonly unusedTokens: readonly string[];
  /** Files that the sheets refer to, by their path in the output. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The fonts of the config that pages in a language preload, by their paths in the output; undefined if there are none. */
  readonly preloads?: (locale: string) => readonly string[];
  /** The licenses of these fonts. */
  readonly licenses?: string;
}

/** The sheets of a page, each once. */
export interface PageSheets {
  /** Sheets for the first screens: base first, then those of the SDK and the blocks in order of appearance. */
  readonly above: readonly Sheet[];
  /** Sheets for later sections alone. */
  readonly below: readonly Sheet[];
  /** Index of the first section that needs a sheet of `below`; of the last section if none does. */
  readonly from: number;
}

/** Number of sections that the first screens can show. */
const firstSections = 3;

/**
 * Splits the sheets of a page. A sheet that is a file anyway goes below, unless the first section needs it, because a link in
 * the head blocks rendering.
 */
export function pageSheets(
  page: Pick<PageSummary, 'sections' | 'experiment'>,
  styles: Styles,
  isFile: (sheet: Sheet) => boolean,
): PageSheets {
  const { sections } = page;
  const { above, end, toast } = firstScreens(page, styles, isFile);
  const below = new Set(sheetsOf(sections, styles).filter((sheet) => !above.has(sheet)));
  const isNeeded = (index: number) => (sheet: Sheet) => below.has(sheet) && (index >= end || sheet !== toast);
  const from =
    below.size === 0 ? -1 : sections.findIndex((section, index) => sheetsOf([section], styles).some(isNeeded(index)));
  return { above: [...above], below: [...below], from: from === -1 ? sections.length - 1 : from };
}

/** Returns the sheets for the first screens, and the number of sections that these can show. */
function firstScreens(
  page: Pick<PageSummary, 'sections' | 'experiment'>,
  styles: Styles,
  isFile: (sheet: Sheet) => boolean,
): { readonly above: ReadonlySet<Sheet>; readonly end: number; readonly toast: Sheet | undefined } {
  const { sections } = page;
  const start = sections.findIndex(({ slot }) => slot !== 'top');
  const after = sections.findIndex(({ slot }) => slot === 'footer' || slot === 'bottom');
  const end = Math.min(start + firstSections, after === -1 ? sections.length : after);
  // Variants may show their sections anywhere.
  const varied = withOtherBlocks(everySection(page).slice(sections.length), sections);
  const first = new Set([styles.base, ...sheetsOf([...sections.slice(0, start + 1), ...varied], styles)]);
  // A toast never shows at first, even if the first section may open one.
  const toast = styles.sdk.get('toast');
  const isAbove = (sheet: Sheet) => sheet !== toast && (first.has(sheet) || !isFile(sheet));
  const above = new Set([styles.base, ...sheetsOf([...sections.slice(0, end), ...varied], styles)].filter(isAbove));
  return { above, end, toast };
}

/** Returns a key for {@link pageSheets}: the slots, blocks and SDK styles of the sections in order. */
export function sheetsKey(page: Pick<PageSummary, 'sections' | 'experiment'>): string {
  const known = keys.get(page.sections);
  if (known !== undefined && known.experiment === page.experiment) return known.key;
  const key = sheetsKeyOf(page);
  keys.set(page.sections, { experiment: page.experiment, key });
  return key;
}

/** Several stages ask for the sheets of a page. */
const keys = new WeakMap<
  PageSummary['sections'],
  { readonly experiment: PageSummary['experiment']; readonly key: string }
>();

function sheetsKeyOf(page: Pick<PageSummary, 'sections' | 'experiment'>): string {
  const sections = everySection(page).map(({ slot, type, styles }) => `${slot} ${type} ${styles.join(' ')}`);
  return `${page.sections.length}\n${sections.join('\n')}`;
}

/** The sections of variants with blocks or layouts that the page itself lacks. */
function withOtherBlocks(varied: readonly SectionSummary[], own: readonly SectionSummary[]): readonly SectionSummary[] {
  const namesOf = ({ type, styles }: SectionSummary) => [type, ...styles.filter((name) => name.includes('/'))];
  const known = new Set(own.flatMap(namesOf));
  return varied.filter((section) => namesOf(section).some((name) => !known.has(name)));
}

function sheetsOf(sections: readonly SectionSummary[], styles: Styles): Sheet[] {
  const found: Sheet[] = [];
  const add = (sheet: Sheet | undefined) => {
    if (sheet !== undefined) found.push(sheet);
  };
  for (const section of sections) for (const name of section.styles) add(styles.sdk.get(name as SdkStyle));
  for (const { type } of sections) add(styles.blocks.get(type));
  for (const section of sections) for (const name of section.styles) add(styles.layouts.get(name as LayoutSheet));
  return found;
}

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
