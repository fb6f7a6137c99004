import { escapeWords } from './marks.ts';

/**
 * A text as a view gets it, for `<Words>` or `<Paragraphs>`: a string, or the tree of a text with emphasis, links or lists. Plain
 * data, so that islands can have it too.
 */
export type RichText = string | RichTree;

/** A text with marks. Lists are in texts of the kind `lines` alone. */
export interface RichTree {
  readonly words: readonly (Inline | List)[];
}

/** A piece of a text. No piece is empty. */
export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly href: string; readonly words: readonly Inline[] }
  | { readonly br: true };

/** A list in a text, by its element. It has an item, and no item is empty. */
export interface List {
  readonly list: 'ul' | 'ol';
  readonly items: readonly (readonly Inline[])[];
}

/** Whether a value is a text with marks. */
export function isRichTree(value: unknown): value is RichTree {
  return typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words);
}

/** Whether a piece of a text is a list. */
export function isList<Kind extends List>(piece: Inline | Kind | undefined): piece is Kind {
  return typeof piece === 'object' && 'list' in piece;
}

/**
 * Returns a text without its marks, for structured data and other uses that show words alone; undefined for no text. A new line
 * stays one, and the items of a list are lines that begin with "• " or a number.
 */
export function plainWords(text: RichText): string;
export function plainWords(text: RichText | undefined): string | undefined;
export function plainWords(text: RichText | undefined): string | undefined {
  return typeof text === 'object' ? inLines(text).map(wordsOf).join('') : text;
}

/** Returns the same without the bullets and numbers of lists. */
export function wordsAlone(text: RichTree): string {
  return inLines(text, false).map(wordsOf).join('');
}

function wordsOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'br' in inline ? '\n' : innerOf(inline).map(wordsOf).join('');
}

/** Returns the pieces of a text with its lists as lines, where no list can be; with their bullets and numbers if it has `marks`. */
export function inLines({ words }: RichTree, marks = true): readonly Inline[] {
  if (!words.some(isList)) return words as readonly Inline[];
  return words.flatMap((piece, index) => {
    if (!isList(piece)) return [piece];
    const lines = piece.items.flatMap((item, number): Inline[] => [
      ...(index + number > 0 ? [lineBreak] : []),
      ...(marks ? [piece.list === 'ul' ? bullet : `${number + 1}. `] : []),
      ...item,
    ]);
    const next = words[index + 1];
    return next === undefined || isList(next) ? lines : [...lines, lineBreak];
  });
}

/** A dash between two numbers would make them a range. */
export const bullet = '• ';

const lineBreak = { br: true } as const;

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
  return {
    words: tree.words.map((one) => (isList(one) ? { list: one.list, items: one.items.map(inside) } : piece(one))),
  };
}

/** Returns a text as it is written, with its marks. */
export function writeWords(text: RichText): string {
  if (typeof text === 'string') return escapeWords(text);
  return text.words
    .map((piece, index) => {
      if (!isList(piece)) return isList(text.words[index - 1]) ? `\n${written(piece)}` : written(piece);
      const lines = piece.items.map(
        (item, number) => (piece.list === 'ul' ? '- ' : `${number + 1}. `) + item.map(written).join(''),
      );
      return (index > 0 ? '\n' : '') + lines.join('\n');
    })
    .join('');
}

function written(inline: Inline): string {
  if (typeof inline === 'string') return escapeWords(inline);
  if ('br' in inline) return '\n';
  const inside = innerOf(inline).map(written).join('');
  if ('strong' in inline) return `**${inside}**`;
  return 'em' in inline ? `*${inside}*` : `[${inside}](${escapeWords(inline.href)})`;
}
