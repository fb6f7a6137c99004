import { documentHash } from '../../lib/hash.ts';
import { escapeHtml } from '../../page/render/escape.ts';
import {
  documentText,
  kindKey,
  pageFrame,
  type RenderContext,
  renderSections,
  wordsApart,
  wordsInFrame,
} from '../../page/render/index.ts';
import { patternOf } from '../../page/render/joined.ts';
import { frameText, pageKey, withWords } from '../../page/render/page-key.ts';
import type { Pattern } from '../../page/render/pattern.ts';
import { type Piece, SharedText, TextBytes } from '../../page/render/pieces.ts';
import { sealAt, type UnsealedBytes } from '../../page/render/sealed.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { RecipeSource } from '../recipes/recipes.ts';

const headFields = ['title', 'description', 'url'] as const;
type HeadField = (typeof headFields)[number];

/** What the document of a page has of its row. */
export interface DocumentWords extends Readonly<Record<HeadField, string>> {
  /** Words of its sections, in their order; nothing for those that have none of the row. */
  readonly sections: readonly (readonly string[] | undefined)[];
  /** Its structured data, as it stands in the head. */
  readonly data: readonly Piece[];
}

/** A document that is yet to be sealed, and the key of its page. */
export interface KeyedDocument extends UnsealedBytes {
  readonly key: string;
}

/** The document of the pages of one kind, with places for what their rows put into it. */
export class DocumentMould {
  /** Its head, with the numbers of fields in the places of their words. */
  readonly #head: readonly (SharedText | number)[];
  /** What its key has like others; see {@link kindKey}. */
  readonly #kind: string;
  /** Words of sections that are not apart, and of those that are. */
  readonly #inFrame: KeyWords;
  readonly #apart: KeyWords;
  /** The document, cut at the same signs: every other piece is the number of one. */
  readonly #pieces: readonly (SharedText | number)[];
  /** How far from the end its seal is to stand, where the last piece has it: to look for it in each document takes longer. */
  readonly #sealFromEnd: number | undefined;
  readonly #patterns: readonly (Pattern | undefined)[];

  private constructor(page: ResolvedPage, patterns: readonly (Pattern | undefined)[], context: RenderContext) {
    this.#patterns = patterns;
    this.#head = headOf(page, context);
    const frame = pageFrame(page, context);
    const signed = { ...frame, head: { ...frame.head, before: headSign, data: [dataSign] } };
    const sections = renderSections(page, context);
    const fragments = sections.fragments.map(({ section, html, like }, index) =>
      patterns[index] === undefined ? { section, html, like } : { section, html: signOf(firstSection + index) },
    );
    this.#kind = kindKey(page, frame, context);
    this.#inFrame = new KeyWords(page.sections.map(wordsInFrame), patterns);
    this.#apart = new KeyWords(page.sections.map(wordsApart), patterns);
    this.#pieces = inPieces(documentText({ ...sections, fragments }, context, signed));
    this.#sealFromEnd = sealFromEnd(this.#pieces.at(-1));
  }

  /** Nothing where a section cannot be joined of its words, or a sign comes out otherwise than once. */
  static of({ page, sections }: RecipeSource, context: RenderContext): DocumentMould | undefined {
    const patterns = page.sections.map((section, index) =>
      sections[index] === undefined ? undefined : patternOf(section, context),
    );
    const isJoined = sections.every((filled, index) => filled === undefined || patterns[index] !== undefined);
    if (!isJoined || page.experiment !== undefined || page.query.length > 0) return undefined;
    const mould = new DocumentMould(page, patterns, context);
    return mould.#isWhole ? mould : undefined;
  }

  get #isWhole(): boolean {
    const joined = this.#patterns.flatMap((one, index) => (one ? [firstSection + index] : []));
    return isOnceEach([headPlace, dataPlace, ...joined], this.#pieces);
  }

  /** The document with these words. Its bytes are good until those of the next are made. */
  cast(words: DocumentWords): KeyedDocument {
    const { sections } = words;
    const frame = documentHash(this.#inFrame.behind(frameText(this.#kind, words), sections));
    const key = pageKey(frame, this.#apart.behind('', sections));
    const bytes = this.#filledIn(words);
    const seal = this.#sealFromEnd === undefined ? sealAt(bytes) : bytes.length - this.#sealFromEnd;
    return { bytes, seal, key };
  }

  #filledIn(words: DocumentWords): Buffer {
    const head = headFields.map((field) => escapeHtml(words[field]));
    text.begin();
    for (const piece of this.#pieces) {
      if (typeof piece !== 'number') text.add(piece);
      else if (piece === headPlace) this.#writeHead(head);
      else if (piece === dataPlace) for (const one of words.data) text.add(one);
      else this.#patterns[piece - firstSection]?.writeTo(text, words.sections[piece - firstSection] ?? []);
    }
    return text.bytes;
  }

  #writeHead(head: readonly string[]): void {
    for (const part of this.#head) text.add(typeof part === 'number' ? (head[part] ?? '') : part);
  }
}

/** Words of sections as keys have them, with those that all pages have in one piece between what is of their rows. */
class KeyWords {
  /** Numbers stand for the words of a section. */
  readonly #parts: (string | number)[] = [];

  /** Those sections are of a row that have a pattern. */
  constructor(words: readonly (readonly string[])[], patterns: readonly unknown[]) {
    let text = '';
    for (const [section, own] of words.entries()) {
      if (own.length === 0 || patterns[section] === undefined) {
        text = withWords(text, own);
        continue;
      }
      this.#parts.push(text, section);
      text = '';
    }
    this.#parts.push(text);
  }

  /** A text with them behind it. */
  behind(text: string, sections: DocumentWords['sections']): string {
    let all = text;
    for (const part of this.#parts) all = typeof part === 'number' ? withWords(all, sections[part] ?? []) : all + part;
    return all;
  }
}

/** What is written at the moment. */
const text = new TextBytes();

/** Of Unicode's private use area, around the number of a place. */
const [start, end] = ['\uE040', '\uE041'];
const sign = new RegExp(`${start}(\\d+)${end}`);

function signOf(place: number): string {
  return `${start}${place}${end}`;
}

/** Numbers of what is a page's own: the beginning of its head, its structured data, and sections. */
const headPlace = 0;
const dataPlace = 1;
const firstSection = 2;
const [headSign, dataSign] = [headPlace, dataPlace].map(signOf) as [string, string];

/** Whether these numbers stand among some pieces, each once, and no others. */
function isOnceEach(places: readonly number[], pieces: readonly (SharedText | string | number)[]): boolean {
  const found = pieces.filter((piece) => typeof piece === 'number');
  return found.length === places.length && places.every((place) => found.includes(place));
}

function sealFromEnd(last: SharedText | number | undefined): number | undefined {
  if (!(last instanceof SharedText)) return undefined;
  const bytes = Buffer.from(last.text);
  const seal = sealAt(bytes);
  return seal === undefined ? undefined : bytes.length - seal;
}

function inPieces(text: string): readonly (SharedText | number)[] {
  return text.split(sign).map((piece, index) => (index % 2 === 0 ? new SharedText(piece) : Number(piece)));
}

/** The beginning of a head, cut at its words: every other piece is the number of a field. */
function headOf(page: ResolvedPage, context: RenderContext): readonly (SharedText | number)[] {
  const signs = Object.fromEntries(headFields.map((field, number) => [field, signOf(number)]));
  return inPieces(pageFrame({ ...page, ...signs }, context).head.before);
}
