import { contentHash } from '../../lib/hash.ts';
import type { PageSummary } from '../resolve/index.ts';
import { pageSheets, type Sheet, type Styles, sheetsKey } from './sheets.ts';

/** Where the style sheets of a site stand. */
export interface SheetPlacement {
  /** Sheets that some page carries inline, most used first. */
  readonly inline: readonly Sheet[];
  /** Sheets that no page carries inline, and the file in the output that heads link which cannot do without. */
  readonly linked: ReadonlyMap<Sheet, string>;
  /** All style sheets that pages link, by their path in the output. */
  readonly files: ReadonlyMap<string, string>;
}

/** A page's sheets, each in its place. */
export interface PlacedSheets {
  readonly head: readonly Sheet[];
  /** File that stands in front of the section with this number. */
  readonly below: { readonly path: string; readonly css: string; readonly from: number } | undefined;
  /** Fonts of what is seen first, by their paths in the output. */
  readonly fonts: readonly string[];
}

/** Less than this is not worth a request of its own, in bytes before compression. */
const smallestFile = 1500;

/**
 * Sheets stand inline in the head, where they cost no request. What only later sections need is one linked file in front
 * of the first of them instead: it holds up nothing that is seen first, and leaves room for it in the first packets. Sheets
 * that have to be files go with these, where a page can begin without them, and so does what older browsers need.
 */
export function placedSheets(page: PageSummary, styles: Styles, linked: SheetPlacement['linked']): PlacedSheets {
  const ofStyles = placements.get(styles) ?? new WeakMap<SheetPlacement['linked'], Map<string, PlacedSheets>>();
  placements.set(styles, ofStyles);
  const known = ofStyles.get(linked) ?? new Map<string, PlacedSheets>();
  ofStyles.set(linked, known);
  const kind = sheetsKey(page);
  const before = known.get(kind);
  if (before !== undefined) return before;
  const placed = placeSheetsOf(page, styles, linked);
  known.set(kind, placed);
  return placed;
}

/** Where the sheets of pages stand, by what it depends on: pages of the same blocks are worked out once. */
const placements = new WeakMap<Styles, WeakMap<SheetPlacement['linked'], Map<string, PlacedSheets>>>();

function placeSheetsOf(page: PageSummary, styles: Styles, linked: SheetPlacement['linked']): PlacedSheets {
  const isFile = (sheet: Sheet) => linked.has(sheet);
  const { above, below, from } = pageSheets(page, styles, isFile);
  const fonts = fontsOf(page, styles);
  if (lengthOf(below) < smallestFile && ![styles.older, ...below].some(isFile)) {
    return { head: [...above, ...below, styles.older], below: undefined, fonts };
  }
  const css = [styles.older, ...below].map((sheet) => sheet.css).join('');
  return { head: above, below: { path: `assets/below-${contentHash(css).slice(0, 10)}.css`, css, from }, fonts };
}

function lengthOf(sheets: readonly Sheet[]): number {
  return sheets.reduce((sum, { css }) => sum + css.length, 0);
}

/** A block that is seen first is seen in its font, wherever its sheet stands. */
function fontsOf(page: PageSummary, styles: Styles): readonly string[] {
  return [...new Set(pageSheets(page, styles, () => false).above.flatMap(({ fonts }) => fonts))];
}

/** Where the sheets of some pages stand, once it is known which of them have to be files. */
export function placementOf(
  pages: readonly PageSummary[],
  styles: Styles,
  { inline, linked }: Pick<SheetPlacement, 'inline' | 'linked'>,
): SheetPlacement {
  const placed = new Set(pages.map((page) => placedSheets(page, styles, linked)));
  const heads = new Set([...placed].flatMap(({ head }) => head));
  const linkedFiles = [...linked].flatMap(([sheet, path]) => (heads.has(sheet) ? [[path, sheet.css] as const] : []));
  const below = [...placed].flatMap(({ below }) => (below ? [[below.path, below.css] as const] : []));
  return {
    inline: inline.filter((sheet) => heads.has(sheet) && !linked.has(sheet)),
    linked,
    files: new Map([...linkedFiles, ...below]),
  };
}

/** The sheets that are linked, by what they were named by in an earlier run: the hash and the file of each. */
export function linkedAs(
  { base, older, kit, blocks }: Styles,
  linked: readonly (readonly [cspHash: string, file: string])[],
): SheetPlacement['linked'] {
  const files = new Map(linked);
  return new Map(
    [base, older, ...kit.values(), ...blocks.values()].flatMap((sheet) => {
      const file = files.get(sheet.cspHash);
      return file === undefined ? [] : [[sheet, file] as const];
    }),
  );
}

/** The sheets that a page carries inline. */
export function inlineSheets(page: PageSummary, styles: Styles, { linked }: SheetPlacement): readonly Sheet[] {
  return placedSheets(page, styles, linked).head.filter((sheet) => !linked.has(sheet));
}

/** The style sheets that the head of a page links, and whose coming everything on it waits for. */
export function awaitedSheets(page: PageSummary, styles: Styles, { linked }: SheetPlacement): readonly string[] {
  return placedSheets(page, styles, linked).head.flatMap((sheet) => (linked.has(sheet) ? [sheet.css] : []));
}
