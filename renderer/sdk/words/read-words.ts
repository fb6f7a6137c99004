import { append } from '../any-length.ts';
import { isVisible } from '../unseen.ts';
import {
  type BracketKind,
  endOfToken,
  isEdge,
  isEscape,
  itemMark,
  linkBrackets,
  linkTarget,
  mayHaveMarks,
} from './marks.ts';
import { type Inline, isList, type List, plainWords, type RichText } from './rich-text.ts';

/** What a text may hold: `rich` has emphasis and links, `lines` also new lines and lists, `headline` one stretch of emphasis. */
export type WordsKind = 'rich' | 'lines' | 'headline';

/**
 * Reads a text as it is written: `**strong**`, `*emphasis*`, `[words](/path)`, lines of a list that begin with `- ` or `1. `, and
 * a backslash before a character that is no mark. Tokens stay as they are, so what they are filled with later cannot become a mark. Takes time linear in the length.
 */
export function readWords(source: string, kind: WordsKind): RichText | WordsError {
  if (!mayHaveMarks(source) && !(kind === 'lines' && source.includes('\n'))) return source;
  return new WordsReader(source, kind).read();
}

export function isWordsError(read: RichText | WordsError): read is WordsError {
  return typeof read === 'object' && 'error' in read;
}

/** Returns what people see of a text as it is written, with its tokens; the text itself if it cannot be read. */
export function seenWords(source: string, kind: WordsKind): string {
  const read = readWords(source, kind);
  return isWordsError(read) ? source : plainWords(read);
}

/** A mark that is open, with the pieces inside it so far. */
interface Open {
  readonly kind: 'text' | 'item' | 'em' | 'strong' | 'link';
  readonly index: number;
  readonly pieces: Inline[];
}

/** A list that may get more items. */
interface OpenList extends List {
  readonly items: (readonly Inline[])[];
}

/** The marks that a number of stars opens, the outermost first. */
const marksOf: readonly (readonly ('em' | 'strong')[])[] = [[], ['em'], ['strong'], ['strong', 'em']];

/** The next character that may mean something. */
const special = /[*[\]\\\n]|\{\{/g;

/** The start of a line that may be an item, with the spaces around its mark. */
const startOfItem = new RegExp(String.raw`[ \t]*(${itemMark.source})[ \t\r]*`, 'y');

class WordsReader {
  readonly #source: string;
  readonly #kind: WordsKind;
  readonly #brackets: ReadonlyMap<number, BracketKind>;
  /** From the outermost to the innermost. */
  readonly #open: [Open, ...Open[]] = [{ kind: 'text', index: 0, pieces: [] }];
  /** What is finished: lists, and the pieces before them. */
  readonly #finished: (Inline | OpenList)[] = [];
  /** Text that is no piece yet. */
  #text = '';
  #at = 0;
  #hasEmphasis = false;

  constructor(source: string, kind: WordsKind) {
    this.#source = source;
    this.#kind = kind;
    this.#brackets = linkBrackets(source);
  }

  read(): RichText | WordsError {
    let error = this.#startItem();
    while (error === undefined && this.#at < this.#source.length) error = this.#next();
    error ??= this.#endItem();
    if (error !== undefined) return error;
    const { kind, index } = this.#top;
    if (kind === 'em' || kind === 'strong') return wordsErrors.unclosed(kind, index);
    this.#finish();
    const words = this.#finished;
    const [first = ''] = words;
    return words.length < 2 && typeof first === 'string' ? first : { words };
  }

  get #top(): Open {
    return this.#open.at(-1) ?? this.#open[0];
  }

  /** Reads one mark, token or stretch of ordinary text. */
  #next(): WordsError | undefined {
    const source = this.#source;
    const at = this.#at;
    if (isEscape(source, at)) return this.#take(source.charAt(at + 1), at + 2);
    switch (source.charAt(at)) {
      case '*':
        return this.#stars();
      case '[':
        return this.#bracket();
      case ']':
        return this.#endLink();
      case '\n':
        return this.#newLine();
    }
    if (source.startsWith('{{', at)) return this.#takeTo(endOfToken(source, at));
    special.lastIndex = at + 1;
    return this.#takeTo(special.exec(source)?.index ?? source.length);
  }

  #takeTo(end: number): undefined {
    this.#take(this.#source.slice(this.#at, end), end);
  }

  /** Adds text, and goes on at an index. */
  #take(text: string, end: number): undefined {
    this.#text += text;
    this.#at = end;
  }

  #newLine(): WordsError | undefined {
    if (this.#kind !== 'lines') return this.#take('\n', this.#at + 1);
    const error = this.#endItem();
    if (error !== undefined) return error;
    // Spaces around a new line are how the source is indented.
    this.#text = this.#text.trimEnd();
    this.#endText();
    const { pieces, kind } = this.#top;
    if (kind !== 'text' || pieces.length > 0) pieces.push({ br: true });
    this.#at += 1;
    while (/[ \t\r]/.test(this.#source.charAt(this.#at))) this.#at += 1;
    return this.#startItem();
  }

  /** Begins an item if the line does. A numbered list begins with 1; later numbers do not matter, because browsers count. */
  #startItem(): WordsError | undefined {
    if (this.#kind !== 'lines') return undefined;
    startOfItem.lastIndex = this.#at;
    const [start = '', mark] = startOfItem.exec(this.#source) ?? [];
    if (mark === undefined) return undefined;
    const list = mark === '-' ? 'ul' : 'ol';
    const before = this.#open[0].pieces.length === 0 ? this.#finished.at(-1) : undefined;
    const isNext = isList(before) && before.list === list;
    if (list === 'ol' && mark !== '1.' && !isNext) return undefined;
    if (this.#open.length > 1) return this.#unclosed();
    this.#finish();
    if (!isNext) this.#finished.push({ list, items: [] });
    this.#open.push({ kind: 'item', index: this.#at + start.indexOf(mark), pieces: [] });
    this.#at += start.length;
    return undefined;
  }

  /** Ends the item that is open, if there is one. */
  #endItem(): WordsError | undefined {
    if (this.#open[1]?.kind !== 'item') return undefined;
    const { kind, index } = this.#top;
    if (kind !== 'item') return this.#unclosed();
    this.#text = this.#text.trimEnd();
    this.#endText();
    const item = this.#pop();
    if (item.length === 0) return wordsErrors.emptyItem(index);
    const list = this.#finished.at(-1);
    if (isList(list)) list.items.push(item);
    return undefined;
  }

  /** The error that the innermost mark is not closed. */
  #unclosed(): WordsError {
    const { kind, index } = this.#top;
    return kind === 'em' || kind === 'strong' ? wordsErrors.unclosed(kind, index) : wordsErrors.unclosedBracket(index);
  }

  /** Finishes the text before a list or at the end. */
  #finish(): void {
    this.#endText();
    const { pieces } = this.#open[0];
    while (isBreak(pieces.at(-1))) pieces.pop();
    append(this.#finished, pieces.splice(0));
  }

  #stars(): WordsError | undefined {
    const source = this.#source;
    const from = this.#at;
    let end = from;
    while (source.charAt(end) === '*') end += 1;
    const opens = !isEdge(source, end);
    const closes = !isEdge(source, from - 1);
    if (!opens && !closes) return this.#takeTo(end);
    const count = end - from;
    const marks = marksOf[count];
    if (marks === undefined) return wordsErrors.tooManyStars(from);
    if (this.#kind === 'headline' && count > 1) return wordsErrors.notInHeadline(from);
    this.#at = end;
    const innermost = this.#open.slice(-marks.length).map(({ kind }) => kind);
    if (closes && marks.every((mark) => innermost.includes(mark))) {
      for (const _ of marks) this.#close();
      return undefined;
    }
    if (this.#open.some(({ kind }) => marks.some((mark) => mark === kind))) return wordsErrors.crossed(count, from);
    if (!opens) return wordsErrors.nothingToClose(count, from);
    if (this.#kind === 'headline' && this.#hasEmphasis) return wordsErrors.secondEmphasis(from);
    this.#hasEmphasis = true;
    for (const mark of marks) this.#begin(mark, from);
    return undefined;
  }

  #bracket(): WordsError | undefined {
    const from = this.#at;
    const kind = this.#brackets.get(from);
    if (kind === undefined) return wordsErrors.unclosedBracket(from);
    if (kind === 'apart') return wordsErrors.linkApart(from);
    if (kind === 'text') return this.#take('[', from + 1);
    if (this.#kind === 'headline') return wordsErrors.linkInHeadline(from);
    if (this.#open.some((open) => open.kind === 'link')) return wordsErrors.linkInLink(from);
    this.#begin('link', from);
    this.#at += 1;
    return undefined;
  }

  /** Ends the words of a link. Any other bracket is text. */
  #endLink(): WordsError | undefined {
    const from = this.#at;
    const { kind, index } = this.#top;
    const isLink = this.#source.charAt(from + 1) === '(' && this.#open.some((open) => open.kind === 'link');
    if (!isLink) return this.#take(']', from + 1);
    if (kind === 'em' || kind === 'strong') return wordsErrors.unclosed(kind, index);
    const target = linkTarget(this.#source, from + 2);
    if (target === undefined) return wordsErrors.unclosedTarget(from + 1);
    if (target.href === '') return wordsErrors.noTarget(from + 1);
    this.#endText();
    const words = this.#pop();
    if (!isVisible(plainWords({ words }))) return wordsErrors.noName(index);
    this.#top.pieces.push({ href: target.href, words });
    this.#at = target.end;
    return undefined;
  }

  #begin(kind: Open['kind'], index: number): void {
    this.#endText();
    this.#open.push({ kind, index, pieces: [] });
  }

  /** Closes the innermost emphasis. */
  #close(): void {
    this.#endText();
    const { kind } = this.#top;
    const pieces = this.#pop();
    this.#top.pieces.push(kind === 'em' ? { em: pieces } : { strong: pieces });
  }

  #pop(): readonly Inline[] {
    return this.#open.pop()?.pieces ?? [];
  }

  #endText(): void {
    if (this.#text !== '') this.#top.pieces.push(this.#text);
    this.#text = '';
  }
}

function isBreak(piece: Inline | undefined): boolean {
  return typeof piece === 'object' && 'br' in piece;
}

/** What is wrong with a text, and the index of the character where that begins. */
export interface WordsError {
  /** Completes "The text …". */
  readonly error: string;
  readonly index: number;
  readonly suggestion: string;
}

const wrong = (index: number, error: string, suggestion: string): WordsError => ({ error, index, suggestion });

const star = String.raw`Write "\*" for a star.`;
const bracket = String.raw`Write "\[" for a bracket.`;
const stars = { em: '*', strong: '**' } as const;

/** Everything that can be wrong with a text, by what it is; each with the index of the mark. */
const wordsErrors = {
  unclosed: (kind: keyof typeof stars, index: number) =>
    wrong(
      index,
      `opens "${stars[kind]}" and does not close it`,
      `Put "${stars[kind]}" right after the last word to emphasise. ${star}`,
    ),
  nothingToClose: (count: number, index: number) =>
    wrong(
      index,
      `has "${'*'.repeat(count)}" after a word, and none before one`,
      `Put "${'*'.repeat(count)}" right before the first word to emphasise. ${star}`,
    ),
  crossed: (count: number, index: number) =>
    wrong(
      index,
      `has "${'*'.repeat(count)}" before the mark inside it is closed`,
      `Close the marks in the opposite order: **one *two***. ${star}`,
    ),
  tooManyStars: (index: number) =>
    wrong(
      index,
      'has more than three stars in a row',
      String.raw`Write *words* for emphasis, **words** for strong emphasis, and "\*" for each star.`,
    ),
  notInHeadline: (index: number) =>
    wrong(
      index,
      'has "**", and a headline has *emphasis* only',
      `Write *words* around the words to emphasise. ${star}`,
    ),
  secondEmphasis: (index: number) =>
    wrong(
      index,
      'emphasises a second stretch of words, and a headline has one',
      `Keep the stars around the words that matter most. ${star}`,
    ),
  linkInHeadline: (index: number) =>
    wrong(index, 'has a link, and a headline has none', 'Put the link into the text below the headline.'),
  unclosedBracket: (index: number) =>
    wrong(index, 'opens "[" and does not close it', `Write a link as [words](/path). ${bracket}`),
  linkApart: (index: number) =>
    wrong(
      index,
      'has a space between the words of a link and its target',
      `Write a link as [words](/path), without a space. ${bracket}`,
    ),
  unclosedTarget: (index: number) =>
    wrong(index, 'has a link whose target is not closed', 'Put ")" after the target: [words](/path).'),
  noTarget: (index: number) => wrong(index, 'has a link without a target', 'Write where it goes: [words](/path).'),
  noName: (index: number) =>
    wrong(index, 'has a link without words', 'Write what is behind the link: [our prices](/pricing).'),
  emptyItem: (index: number) =>
    wrong(
      index,
      'has a list item without words',
      String.raw`Write the item in the same line, or remove the line. Write "\-" for a dash and "1\." for a number.`,
    ),
  linkInLink: (index: number) =>
    wrong(index, 'has a link inside the words of another link', 'Put the links side by side.'),
};
