import type { DrawingStyle, SdkStyle } from '../../../sdk/block.ts';
import type { LayoutSheet } from '../../../site/registry.ts';
import { interned } from '../../lib/interned.ts';
import { everySection, type PageSummary, type SectionSummary } from '../resolve/index.ts';

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
export function firstScreens(
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
  return interned(`${page.sections.length}\n${sections.join('\n')}`);
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
