import { attributeOf, type Markup, readMarkup, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import type { TextRange } from '../../renderer/build/lib/text-range.ts';

/** A page as some of its visitors see it. */
export interface Look {
  /** The variant that they get; nothing for the page as it is. */
  readonly variant: string | undefined;
  /** As long as the page's own HTML: what they see stands where it stands in the file. */
  readonly html: string;
  readonly markup: Markup;
}

/**
 * The page as it is, and as each variant of its experiment shows it (`withVariants` says how those stand in the HTML). A
 * template without `data-in` is no variant's, and stays.
 */
export function looksOf(html: string, markup: Markup): readonly [Look, ...Look[]] {
  const parts = markup.tags.filter((tag) => tag.name === 'template' || tag.name === 'slot').flatMap(partOf);
  if (parts.length === 0) return [{ variant: undefined, html, markup }];
  const look = (variant: string | undefined): Look => {
    const seen = without(
      html,
      parts.flatMap((part) => unseen(part, variant)),
    );
    return { variant, html: seen, markup: readMarkup(seen) };
  };
  return [look(undefined), ...[...new Set(parts.flatMap(({ variants }) => variants))].map(look)];
}

/** What is put into the document for some variants, or taken out of it. */
interface Part {
  readonly tag: Tag;
  readonly variants: readonly string[];
}

function partOf(tag: Tag): Part[] {
  const names = attributeOf(tag, 'data-in');
  return names === undefined ? [] : [{ tag, variants: names.split(/\s+/).filter((name) => name !== '') }];
}

/** What is not there for those who get a variant: the original where it is another, and of its own template the tags. */
function unseen({ tag, variants }: Part, variant: string | undefined): TextRange[] {
  const { name, start, end, endTag } = tag;
  const isIn = variant !== undefined && variants.includes(variant);
  if (name === 'slot' && !isIn) return [];
  if (name === 'template' && isIn) return [{ start, end }, ...(endTag === undefined ? [] : [endTag])];
  return [{ start, end: endTag?.end ?? Number.POSITIVE_INFINITY }];
}

/** Comments stand where something was: blanks would be held against the ends of lines. */
function without(html: string, stretches: readonly TextRange[]): string {
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
