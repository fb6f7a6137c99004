/**
 * A text as a view gets it, for `<Words>`: a string, or the tree of a text with emphasis or links. Plain data, so that islands
 * can have it too.
 */
export type RichText = string | RichTree;

/** A text with marks. */
export interface RichTree {
  readonly words: readonly Inline[];
}

/** A piece of a text. No piece is empty. */
export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly href: string; readonly words: readonly Inline[] }
  | { readonly br: true };

/** Whether a value is a text with marks. */
export function isRichTree(value: unknown): value is RichTree {
  return typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words);
}

/**
 * Returns a text without its marks, for structured data and other uses that show words alone; undefined for no text. A new line
 * stays one.
 */
export function plainWords(text: RichText): string;
export function plainWords(text: RichText | undefined): string | undefined;
export function plainWords(text: RichText | undefined): string | undefined {
  return typeof text === 'object' ? text.words.map(wordsOf).join('') : text;
}

function wordsOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'br' in inline ? '\n' : innerOf(inline).map(wordsOf).join('');
}

/** Returns the pieces inside a mark. */
export function innerOf(mark: Exclude<Inline, string | { readonly br: true }>): readonly Inline[] {
  return 'strong' in mark ? mark.strong : 'em' in mark ? mark.em : mark.words;
}

/** Returns a tree with other words and link targets. `words` and `href` are called in the order of the text. */
export function mapTree(
  tree: RichTree,
  words: (text: string) => string,
  href: (target: string) => string = (target) => target,
): RichTree {
  const inside = (pieces: readonly Inline[]): Inline[] => pieces.map(piece);
  const piece = (inline: Inline): Inline => {
    if (typeof inline === 'string') return words(inline);
    if ('br' in inline) return inline;
    if ('strong' in inline) return { strong: inside(inline.strong) };
    if ('em' in inline) return { em: inside(inline.em) };
    return { href: href(inline.href), words: inside(inline.words) };
  };
  return { words: inside(tree.words) };
}
