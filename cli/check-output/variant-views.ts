import { attributeOf, type Markup, readMarkup, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import type { TextRange } from '../../renderer/build/lib/text-range.ts';

/** A page as the visitors of one variant see it. */
export interface VariantView {
  /** Undefined for the original page. */
  readonly variant: string | undefined;
  /** Has the length of the page's HTML, so that offsets are the same. */
  readonly html: string;
  readonly markup: Markup;
}

/**
 * Returns the original page and the page of each variant of its experiment (`withVariants` describes their HTML). A
 * template without `data-in` belongs to no variant and stays.
 */
export function variantViews(html: string, markup: Markup): readonly [VariantView, ...VariantView[]] {
  const elements = markup.tags.filter((tag) => tag.name === 'template' || tag.name === 'slot').flatMap(variantElement);
  if (elements.length === 0) return [{ variant: undefined, html, markup }];
  const view = (variant: string | undefined): VariantView => {
    const shown = blankOut(
      html,
      elements.flatMap((element) => hiddenRanges(element, variant)),
    );
    return { variant, html: shown, markup: readMarkup(shown) };
  };
  return [view(undefined), ...[...new Set(elements.flatMap(({ variants }) => variants))].map(view)];
}

/** An element that some variants add to the document or remove from it. */
interface VariantElement {
  readonly tag: Tag;
  readonly variants: readonly string[];
}

function variantElement(tag: Tag): VariantElement[] {
  const names = attributeOf(tag, 'data-in');
  return names === undefined ? [] : [{ tag, variants: names.split(/\s+/).filter((name) => name !== '') }];
}

/** Returns what a variant hides: the original, templates of other variants, and the tags of its own template. */
function hiddenRanges({ tag, variants }: VariantElement, variant: string | undefined): TextRange[] {
  const { name, start, end, endTag } = tag;
  const isIn = variant !== undefined && variants.includes(variant);
  if (name === 'slot' && !isIn) return [];
  if (name === 'template' && isIn) return [{ start, end }, ...(endTag === undefined ? [] : [endTag])];
  return [{ start, end: endTag?.end ?? Number.POSITIVE_INFINITY }];
}

/** Replaces ranges by comments of the same length; spaces would break the rule about trailing whitespace. */
function blankOut(html: string, stretches: readonly TextRange[]): string {
  let at = 0;
  let kept = '';
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    const last = Math.min(end, html.length);
    kept += `${html.slice(at, start)}<!--${' '.repeat(last - start - '<!---->'.length)}-->`;
    at = last;
  }
  return kept + html.slice(at);
}
