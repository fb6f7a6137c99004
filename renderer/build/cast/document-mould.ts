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
import { pageKey, withWords } from '../render/page-key.ts';
import type { Pattern } from '../render/pattern.ts';
import { inBytes, type Piece, pieceKey, SharedText } from '../render/pieces.ts';
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

/** What a key has of a section. */
interface KeyedSection {
  /** Its words, as they are where a row has none of them; nothing where they are not apart. */
  readonly apart: readonly string[];
  /** What words of a row stand behind that are not apart. */
  readonly like: string | undefined;
}

/** The document of the pages of one kind, with places for what their rows put into it. */
export class DocumentMould {
  /** Its head, with the names of fields in the places of their words. */
  readonly #head: readonly string[];
  /** What its key is made of besides words that are apart; numbers stand for what is a page's own. */
  readonly #frame: readonly (string | number)[];
  /** The document, cut at the same signs: every other piece is the number of one. */
  readonly #pieces: readonly (SharedText | number)[];
  /** How far from the end its seal is to stand, where the last piece has it: to look for it in each document takes longer. */
  readonly #sealFromEnd: number | undefined;
  readonly #patterns: readonly (Pattern | undefined)[];
  readonly #sections: readonly KeyedSection[];

  private constructor(page: ResolvedPage, patterns: readonly (Pattern | undefined)[], context: RenderContext) {
    this.#patterns = patterns;
    this.#head = headOf(page, context);
    const frame = pageFrame(page, context);
    const signed = { ...frame, head: { ...frame.head, before: headSign, data: [dataSign] } };
    const sections = renderSections(page, context);
    const fragments = sections.fragments.map(({ section, html, like }, index) =>
      patterns[index] === undefined ? { section, html, like } : { section, html: signOf(firstSection + index) },
    );
    this.#sections = page.sections.map((section, index) => {
      const apart = wordsApart(section);
      const { alike } = section.given;
      const isPart = patterns[index] !== undefined && apart.length === 0 && alike !== undefined;
      return { apart, like: isPart ? `${context.version}-${alike.model.hash}` : undefined };
    });
    this.#frame = this.#inFrame(frameParts(page, signed, context));
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
    const inFrame = this.#sections.flatMap(({ like }, index) => (like === undefined ? [] : [firstSection + index]));
    return (
      isOnceEach([headPlace, dataPlace, ...joined], this.#pieces) &&
      isOnceEach([headPlace, dataPlace, ...inFrame], this.#frame)
    );
  }

  /** What a key is hashed of (see `contentHash`), with what all pages have in one piece between what is their own. */
  #inFrame(parts: readonly string[]): readonly (string | number)[] {
    const first = parts.length - 1 - this.#sections.length;
    const frame: (string | number)[] = [];
    let text = '';
    for (const [index, part] of parts.entries()) {
      const section = index - first;
      const isOwn = this.#sections[section]?.like !== undefined;
      const place =
        part === headSign ? headPlace : part === dataSign ? dataPlace : isOwn ? firstSection + section : undefined;
      if (place === undefined) {
        text += hashed(part);
        continue;
      }
      frame.push(text, place);
      text = '';
    }
    return [...frame, text];
  }

  /** The document with these words. Its bytes are good until those of the next are made. */
  cast(words: DocumentWords): KeyedDocument {
    const head = this.#headWith(words);
    const bytes = inBytes(this.#filledIn(words, head));
    const seal = this.#sealFromEnd === undefined ? sealAt(bytes) : bytes.length - this.#sealFromEnd;
    return { bytes, seal, key: this.#keyOf(words, head) };
  }

  #filledIn(words: DocumentWords, head: string): readonly Piece[] {
    const pieces: Piece[] = [];
    for (const piece of this.#pieces) {
      if (typeof piece !== 'number') pieces.push(piece);
      else if (piece === headPlace) pieces.push(head);
      else if (piece === dataPlace) pieces.push(...words.data);
      else pieces.push(this.#patterns[piece - firstSection]?.join(words.sections[piece - firstSection] ?? []) ?? '');
    }
    return pieces;
  }

  #keyOf(words: DocumentWords, head: string): string {
    let frame = '';
    for (const part of this.#frame) {
      if (typeof part === 'string') frame += part;
      else if (part === headPlace) frame += hashed(head);
      else if (part === dataPlace) for (const piece of words.data) frame += hashed(pieceKey(piece));
      else {
        const section = part - firstSection;
        frame += hashed(withWords(this.#sections[section]?.like ?? '', words.sections[section] ?? []));
      }
    }
    const apart = this.#sections.map((section, index) =>
      section.like === undefined ? (words.sections[index] ?? section.apart) : section.apart,
    );
    return pageKey(documentHash(frame), apart);
  }

  #headWith(words: DocumentWords): string {
    let text = '';
    for (let index = 0; index < this.#head.length; index++) {
      const part = this.#head[index] as string;
      text += index % 2 === 0 ? part : escapeHtml(words[headFields[Number(part)] as HeadField]);
    }
    return text;
  }
}

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
function headOf(page: ResolvedPage, context: RenderContext): readonly string[] {
  const signs = Object.fromEntries(headFields.map((field, number) => [field, signOf(number)]));
  return pageFrame({ ...page, ...signs }, context).head.before.split(sign);
}
