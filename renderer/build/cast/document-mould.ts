import { documentHash, hashed } from '../hash.ts';
import type { RecipeSource } from '../recipes/recipes.ts';
import { escapeHtml } from '../render/escape.ts';
import {
  documentText,
  frameParts,
  pageFrame,
  type RenderContext,
  renderSections,
  wordsApart,
} from '../render/index.ts';
import { patternOf } from '../render/joined.ts';
import { lengthWithWords, withWords, writeWords } from '../render/page-key.ts';
import type { Pattern } from '../render/pattern.ts';
import { type Piece, pieceKey, SharedText, TextBytes } from '../render/pieces.ts';
import { sealAt, type UnsealedBytes } from '../render/sealed.ts';
import type { ResolvedPage } from '../resolve/index.ts';

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
  /** What its key is made of besides words that are apart; numbers stand for what is a page's own. */
  readonly #frame: readonly (SharedText | number)[];
  /** Words that are apart, as a key has them; numbers stand for the sections whose words are the row's. */
  readonly #apart: readonly (SharedText | number)[];
  /** The document, cut at the same signs: every other piece is the number of one. */
  readonly #pieces: readonly (SharedText | number)[];
  /** How far from the end its seal is to stand, where the last piece has it: to look for it in each document takes longer. */
  readonly #sealFromEnd: number | undefined;
  readonly #patterns: readonly (Pattern | undefined)[];
  /** What words of a row stand behind in a key, of sections whose words are not apart. */
  readonly #like: readonly (string | undefined)[];

  private constructor(page: ResolvedPage, patterns: readonly (Pattern | undefined)[], context: RenderContext) {
    this.#patterns = patterns;
    this.#head = headOf(page, context);
    const frame = pageFrame(page, context);
    const signed = { ...frame, head: { ...frame.head, before: headSign, data: [dataSign] } };
    const sections = renderSections(page, context);
    const fragments = sections.fragments.map(({ section, html, like }, index) =>
      patterns[index] === undefined ? { section, html, like } : { section, html: signOf(firstSection + index) },
    );
    const apart = page.sections.map(wordsApart);
    this.#like = page.sections.map(({ given: { alike } }, index) => {
      const isPart = patterns[index] !== undefined && apart[index]?.length === 0 && alike !== undefined;
      return isPart ? `${context.version}-${alike.model.hash}` : undefined;
    });
    this.#frame = this.#inFrame(frameParts(page, signed, context));
    this.#apart = this.#inWords(apart);
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
    const inFrame = this.#like.flatMap((like, index) => (like === undefined ? [] : [firstSection + index]));
    return (
      isOnceEach([headPlace, dataPlace, ...joined], this.#pieces) &&
      isOnceEach([headPlace, dataPlace, ...inFrame], this.#frame)
    );
  }

  /** What a key is hashed of (see `contentHash`), with what all pages have in one piece between what is their own. */
  #inFrame(parts: readonly string[]): readonly (SharedText | number)[] {
    const first = parts.length - 1 - this.#like.length;
    const frame: (SharedText | number)[] = [];
    let text = '';
    for (const [index, part] of parts.entries()) {
      const section = index - first;
      const isOwn = this.#like[section] !== undefined;
      const place =
        part === headSign ? headPlace : part === dataSign ? dataPlace : isOwn ? firstSection + section : undefined;
      if (place === undefined) {
        text += hashed(part);
        continue;
      }
      frame.push(new SharedText(text), place);
      text = '';
    }
    return [...frame, new SharedText(text)];
  }

  /** The words of all sections that are apart, with those that all pages have in one piece between what is their own. */
  #inWords(apart: readonly (readonly string[])[]): readonly (SharedText | number)[] {
    const all: (SharedText | number)[] = [];
    let text = '';
    for (const [section, words] of apart.entries()) {
      const isOwn = this.#patterns[section] !== undefined && this.#like[section] === undefined;
      if (isOwn) all.push(new SharedText(text), section);
      text = isOwn ? '' : withWords(text, words);
    }
    return [...all, new SharedText(text)];
  }

  /** The document with these words. Its bytes are good until those of the next are made. */
  cast(words: DocumentWords): KeyedDocument {
    const head = headFields.map((field) => escapeHtml(words[field]));
    const key = documentHash(this.#frameOf(words, head)) + documentHash(this.#wordsOf(words));
    const bytes = this.#filledIn(words, head);
    const seal = this.#sealFromEnd === undefined ? sealAt(bytes) : bytes.length - this.#sealFromEnd;
    return { bytes, seal, key };
  }

  #filledIn(words: DocumentWords, head: readonly string[]): Buffer {
    text.begin();
    for (const piece of this.#pieces) {
      if (typeof piece !== 'number') text.add(piece);
      else if (piece === headPlace) this.#writeHead(head);
      else if (piece === dataPlace) for (const one of words.data) text.add(one);
      else this.#patterns[piece - firstSection]?.writeTo(text, words.sections[piece - firstSection] ?? []);
    }
    return text.bytes;
  }

  /** What the first part of a key is hashed of, see `frameParts`: each part comes behind its length. */
  #frameOf(words: DocumentWords, head: readonly string[]): Buffer {
    text.begin();
    for (const part of this.#frame) {
      if (typeof part !== 'number') text.add(part);
      else if (part === headPlace) {
        text.add(`${this.#lengthOfHead(head)}:`);
        this.#writeHead(head);
      } else if (part === dataPlace) {
        for (const piece of words.data) {
          const key = pieceKey(piece);
          text.add(`${key.length}:`);
          text.add(key);
        }
      } else {
        const like = this.#like[part - firstSection] ?? '';
        const own = words.sections[part - firstSection] ?? [];
        text.add(`${lengthWithWords(like, own)}:${like}`);
        writeWords(text, own);
      }
    }
    return text.bytes;
  }

  /** What the second part of it is hashed of, see `pageKey`. */
  #wordsOf({ sections }: DocumentWords): Buffer {
    text.begin();
    for (const part of this.#apart) {
      if (typeof part === 'number') writeWords(text, sections[part] ?? []);
      else text.add(part);
    }
    return text.bytes;
  }

  #writeHead(head: readonly string[]): void {
    for (const part of this.#head) text.add(typeof part === 'number' ? (head[part] ?? '') : part);
  }

  #lengthOfHead(head: readonly string[]): number {
    let length = 0;
    for (const part of this.#head) length += (typeof part === 'number' ? (head[part] ?? '') : part.text).length;
    return length;
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
