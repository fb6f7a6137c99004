import type { KitStyle } from '../../../sdk/block.ts';
import { interned } from '../../lib/interned.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../resolve/index.ts';
import { propsForStyles } from '../resolve/placed.ts';

/** The content of a `<style>` element. Its bytes are the same on every page. */
export interface Sheet {
  readonly css: string;
  /** Its hash source in a content security policy. */
  readonly cspHash: string;
  /** Fonts that it refers to, by their paths in the output. */
  readonly fonts: readonly string[];
}

export interface Styles {
  /** Tokens and base styles, on every page. */
  readonly base: Sheet;
  /** Additions for browsers of 2022: sRGB colours and another menu. */
  readonly older: Sheet;
  readonly kit: ReadonlyMap<KitStyle, Sheet>;
  /** Styles of the blocks that have any, by type. */
  readonly blocks: ReadonlyMap<string, Sheet>;
  /** Files that the sheets refer to, by their path in the output. */
  readonly files: ReadonlyMap<string, Uint8Array>;
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
  page: Pick<ResolvedPage, 'sections' | 'experiment'>,
  styles: Styles,
  isFile: (sheet: Sheet) => boolean,
): PageSheets {
  const { sections } = page;
  const begin = sections.findIndex(({ slot }) => slot !== 'top');
  const behind = sections.findIndex(({ slot }) => slot === 'footer' || slot === 'bottom');
  const end = Math.min(begin + firstSections, behind === -1 ? sections.length : behind);
  // Variants may show their sections anywhere.
  const varied = changed(everySection(page).slice(sections.length), sections);
  const first = new Set([styles.base, ...sheetsOf([...sections.slice(0, begin + 1), ...varied], styles)]);
  // A toast never shows at first, even if the first section may open one.
  const toast = styles.kit.get('toast');
  const isSeen = (sheet: Sheet) => sheet !== toast && (first.has(sheet) || !isFile(sheet));
  const above = new Set([styles.base, ...sheetsOf([...sections.slice(0, end), ...varied], styles)].filter(isSeen));
  const below = new Set(sheetsOf(sections, styles).filter((sheet) => !above.has(sheet)));
  const from = sections.findIndex((section, index) =>
    sheetsOf([section], styles).some((sheet) => below.has(sheet) && (index >= end || sheet !== toast)),
  );
  return { above: [...above], below: [...below], from: from === -1 ? sections.length - 1 : from };
}

/** Returns a key for {@link pageSheets}: the slots, blocks and SDK styles of the sections in order. */
export function sheetsKey(page: Pick<ResolvedPage, 'sections' | 'experiment'>): string {
  const known = keys.get(page.sections);
  if (known !== undefined && known.experiment === page.experiment) return known.key;
  const key = sheetsKeyOf(page);
  keys.set(page.sections, { experiment: page.experiment, key });
  return key;
}

/** Several stages ask for the sheets of a page. */
const keys = new WeakMap<
  ResolvedPage['sections'],
  { readonly experiment: ResolvedPage['experiment']; readonly key: string }
>();

function sheetsKeyOf(page: Pick<ResolvedPage, 'sections' | 'experiment'>): string {
  const kinds = everySection(page).map(
    (section) => `${section.slot} ${section.definition.block.type} ${kitStyles(section).join(' ')}`,
  );
  return interned(`${page.sections.length}\n${kinds.join('\n')}`);
}

/** The sections of variants with blocks that the page itself lacks. */
function changed(varied: readonly ResolvedSection[], own: readonly ResolvedSection[]): readonly ResolvedSection[] {
  const types = new Set(own.map(({ definition }) => definition.block.type));
  return varied.filter(({ definition }) => !types.has(definition.block.type));
}

function sheetsOf(sections: readonly ResolvedSection[], styles: Styles): Sheet[] {
  const found = [
    ...sections.flatMap((section) => kitStyles(section).map((name) => styles.kit.get(name))),
    ...sections.map(({ definition }) => styles.blocks.get(definition.block.type)),
  ];
  return found.filter((sheet) => sheet !== undefined);
}

/** Ignores errors in a site's own block, which are reported when its section is resolved. */
function kitStyles({ definition: { block, own }, given }: ResolvedPage['sections'][number]): readonly KitStyle[] {
  if (typeof block.styles !== 'function') return block.styles ?? [];
  try {
    const styles = block.styles(propsForStyles(given));
    return own && !Array.isArray(styles) ? [] : styles;
  } catch (error) {
    if (!own) throw error;
    return [];
  }
}
