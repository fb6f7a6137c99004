import type { SdkStyle } from '../../../sdk/block.ts';
import { oneText } from '../../lib/one-text.ts';
import { everySection, type PageSummary, type SectionSummary } from '../resolve/index.ts';

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
  readonly kit: ReadonlyMap<SdkStyle, Sheet>;
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
  page: Pick<PageSummary, 'sections' | 'experiment'>,
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
export function sheetsKey(page: Pick<PageSummary, 'sections' | 'experiment'>): string {
  const known = keys.get(page.sections);
  if (known !== undefined && known.experiment === page.experiment) return known.key;
  const key = sheetsKeyOf(page);
  keys.set(page.sections, { experiment: page.experiment, key });
  return key;
}

/** A page is asked for its sheets by several stages. */
const keys = new WeakMap<
  PageSummary['sections'],
  { readonly experiment: PageSummary['experiment']; readonly key: string }
>();

function sheetsKeyOf(page: Pick<PageSummary, 'sections' | 'experiment'>): string {
  const kinds = everySection(page).map(({ slot, type, styles }) => `${slot} ${type} ${styles.join(' ')}`);
  return oneText(`${page.sections.length}\n${kinds.join('\n')}`);
}

/** The sections of variants that are not the page's own. */
function changed(varied: readonly SectionSummary[], own: readonly SectionSummary[]): readonly SectionSummary[] {
  const types = new Set(own.map(({ type }) => type));
  return varied.filter(({ type }) => !types.has(type));
}

function sheetsOf(sections: readonly SectionSummary[], styles: Styles): Sheet[] {
  const found = [
    ...sections.flatMap((section) => section.styles.map((name) => styles.kit.get(name))),
    ...sections.map(({ type }) => styles.blocks.get(type)),
  ];
  return found.filter((sheet) => sheet !== undefined);
}
