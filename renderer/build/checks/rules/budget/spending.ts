import { attributeOf, type Markup, readMarkup, type Tag } from '../../../lib/markup/tags.ts';
import { brotli } from '../../../lib/weigh.ts';

/** How much a part of a page adds to its weight. */
export interface Spent {
  /** Id of the part; `styles`, `head` or `scripts`; or the name of an element without an id. */
  readonly part: string;
  /** In brotli, in bytes. */
  readonly bytes: number;
}

/**
 * Returns how much each part of a document weighs, the heaviest first. That is the weight of the document up to the end of the
 * part, minus its weight up to the start: text that repeats earlier text compresses to almost nothing.
 */
export function spending(html: string): Spent[] {
  const spent = new Map<string, number>();
  let before = 0;
  for (const { part, end } of partsOf(html)) {
    const weight = brotli(html.slice(0, end), 5);
    spent.set(part, (spent.get(part) ?? 0) + weight - before);
    before = weight;
  }
  return [...spent].map(([part, bytes]) => ({ part, bytes })).sort((a, b) => b.bytes - a.bytes);
}

interface Part {
  readonly part: string;
  /** Offset in the document. */
  readonly end: number;
}

/** The parts in order: style sheets, the rest of the head, and each element of the body and of `main`. */
function partsOf(html: string): Part[] {
  const markup = readMarkup(html);
  const starts = markup.tags.flatMap((tag): (readonly [part: string, start: number])[] => {
    if (tag.name === 'style') return [['styles', tag.start]];
    if (tag.name === 'main' || tag.name === 'body') return [];
    const parent = parentOf(tag, markup);
    if (parent === 'head') return [['head', tag.start]];
    return parent === 'body' || parent === 'main' ? [[nameOf(tag, markup), tag.start]] : [];
  });
  const ends = starts.slice(1).map(([, start]) => start);
  return [['head', 0] as const, ...starts].map(([part], index) => ({
    part,
    end: index === 0 ? (starts[0]?.[1] ?? html.length) : (ends[index - 1] ?? html.length),
  }));
}

function nameOf(tag: Tag, { tags }: Markup): string {
  if (tag.name === 'script') return 'scripts';
  if (tag.name === 'link') return 'styles';
  const own = attributeOf(tag, 'id');
  if (own !== undefined) return own;
  // A wrapper has the name of the element in it.
  const inner = tags.slice(tags.indexOf(tag) + 1).find(({ depth }) => depth <= tag.depth + 1);
  return (inner && inner.depth > tag.depth && attributeOf(inner, 'id')) || tag.name;
}

function parentOf(tag: Tag, { tags }: Markup): string | undefined {
  return tags.slice(0, tags.indexOf(tag)).findLast(({ depth }) => depth < tag.depth)?.name;
}
