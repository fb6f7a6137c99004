import { attributeOf, type Markup, readMarkup, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import type { TextRange } from '../../renderer/build/lib/text-range.ts';

/** A page as the visitors of one variant see it. */
export interface VariantView {
  /** Undefined for the original page. */
  readonly variant: string | undefined;
  readonly html: string;
  readonly markup: Markup;
  /** Returns the offset in the page of an offset in `html`. */
  readonly offsetInPage: (offset: number) => number;
}

/**
 * Returns the original page and the page of each variant of its experiment (`withVariants` describes their HTML). In the
 * original page, offsets are those of the page. A template without `data-in` belongs to no variant and stays.
 */
export function variantViews(html: string, markup: Markup): readonly [VariantView, ...VariantView[]] {
  const offsetInPage = (offset: number) => offset;
  const templates = markup.tags.flatMap((tag) => variantTemplate(tag, markup, html));
  if (templates.length === 0) return [{ variant: undefined, html, markup, offsetInPage }];
  const own = blankOut(html, templates);
  const names = [...new Set(templates.map(({ variant }) => variant))];
  return [
    { variant: undefined, html: own, markup: readMarkup(own), offsetInPage },
    ...names.map((name) => variantView(html, name, templates)),
  ];
}

/** A template, and the part of the page that its content takes the place of. */
interface VariantTemplate extends TextRange {
  readonly variant: string;
  readonly content: TextRange;
  readonly replaced: TextRange;
}

function variantTemplate(tag: Tag, { tags }: Markup, html: string): VariantTemplate[] {
  const variant = attributeOf(tag, 'data-in');
  if (tag.name !== 'template' || variant === undefined) return [];
  const { start, end, endTag = { start: html.length, end: html.length } } = tag;
  const at = attributeOf(tag, 'data-at');
  const section = tags.find((one) => at === `[data-varied=${attributeOf(one, 'data-varied')}]`);
  const whole = { start: section?.start ?? end, end: section?.endTag?.end ?? section?.end ?? end };
  const put = attributeOf(tag, 'data-put');
  const replaced = {
    start: put === 'after' ? whole.end : whole.start,
    end: put === 'before' ? whole.start : whole.end,
  };
  return [{ start, end: endTag.end, variant, content: { start: end, end: endTag.start }, replaced }];
}

/** Returns the page of a variant: ranges of the page in another order. */
function variantView(html: string, variant: string, templates: readonly VariantTemplate[]): VariantView {
  const changes = templates
    .flatMap(({ start, end, variant: own, content, replaced }): { replaced: TextRange; content?: TextRange }[] => [
      { replaced: { start, end } },
      ...(own === variant ? [{ replaced, content }] : []),
    ])
    .sort((a, b) => a.replaced.start - b.replaced.start);
  const ranges: TextRange[] = [];
  let at = 0;
  for (const { replaced, content } of changes) {
    ranges.push({ start: at, end: replaced.start });
    if (content !== undefined) ranges.push(content);
    at = replaced.end;
  }
  ranges.push({ start: at, end: html.length });
  const shown = ranges.map(({ start, end }) => html.slice(start, end)).join('');
  return { variant, html: shown, markup: readMarkup(shown), offsetInPage: offsetIn(ranges) };
}

function offsetIn(ranges: readonly TextRange[]): VariantView['offsetInPage'] {
  return (offset) => {
    let left = offset;
    for (const { start, end } of ranges) {
      if (left < end - start) return start + left;
      left -= end - start;
    }
    return ranges.at(-1)?.end ?? offset;
  };
}

/** Replaces ranges by comments of the same length; spaces would break the rule about trailing whitespace. */
function blankOut(html: string, ranges: readonly TextRange[]): string {
  return ranges.reduce((text, { start, end }) => {
    const comment = `<!--${' '.repeat(end - start - '<!---->'.length)}-->`;
    return text.slice(0, start) + comment + text.slice(end);
  }, html);
}
