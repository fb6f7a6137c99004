import type { KitStyle } from '../../../sdk/block.ts';
import { interned } from '../../lib/interned.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../resolve/index.ts';
import { propsForStyles } from '../resolve/placed.ts';

/** One inline style sheet as it is inside of a `<style>`; its bytes are the same on every page that carries it. */
export interface Sheet {
  readonly css: string;
  /** What a content security policy names it by. */
  readonly cspHash: string;
  /** Fonts that it names, by their paths in the output. */
  readonly fonts: readonly string[];
}

export interface Styles {
  /** Tokens and base styles, on every page. */
  readonly base: Sheet;
  /** What browsers of 2022 need besides: colours that they can read, and another menu. */
  readonly older: Sheet;
  readonly kit: ReadonlyMap<KitStyle, Sheet>;
  /** Styles of the blocks that have any, by type. */
  readonly blocks: ReadonlyMap<string, Sheet>;
  /** Files that the sheets name, by their path in the output. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The sheets of a page, each once: those that its first screens need, and those of what follows alone. */
export interface PageSheets {
  /** Base first, then the kit's and the blocks' in order of appearance. */
  readonly above: readonly Sheet[];
  readonly below: readonly Sheet[];
  /** Number of the first section that needs a sheet of `below` when it is seen; of the last where none does. */
  readonly from: number;
}

/** How many of a page's own sections its first screens can show. */
const firstSections = 3;

/**
 * The sheets of the blocks on a page. Those that are files wherever they stand come with what follows, unless the section that
 * a page begins with needs them: a link in the head holds up all of it.
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
  // What variants show may stand anywhere.
  const varied = changed(everySection(page).slice(sections.length), sections);
  const first = new Set([styles.base, ...sheetsOf([...sections.slice(0, begin + 1), ...varied], styles)]);
  // A toast is nothing that is seen first, wherever the section stands that may want one.
  const toast = styles.kit.get('toast');
  const isSeen = (sheet: Sheet) => sheet !== toast && (first.has(sheet) || !isFile(sheet));
  const above = new Set([styles.base, ...sheetsOf([...sections.slice(0, end), ...varied], styles)].filter(isSeen));
  const below = new Set(sheetsOf(sections, styles).filter((sheet) => !above.has(sheet)));
  const from = sections.findIndex((section, index) =>
    sheetsOf([section], styles).some((sheet) => below.has(sheet) && (index >= end || sheet !== toast)),
  );
  return { above: [...above], below: [...below], from: from === -1 ? sections.length - 1 : from };
}

/** All that {@link pageSheets} goes by, in words: the slots, blocks and kit styles of the sections in their order. */
export function sheetsKey(page: Pick<ResolvedPage, 'sections' | 'experiment'>): string {
  const known = keys.get(page.sections);
  if (known !== undefined && known.experiment === page.experiment) return known.key;
  const key = sheetsKeyOf(page);
  keys.set(page.sections, { experiment: page.experiment, key });
  return key;
}

/** A page is asked for its sheets by several stages. */
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

/** The sections of variants that are not the page's own. */
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

/** What is wrong with those of a block of the site's own was told where its section was resolved. */
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
