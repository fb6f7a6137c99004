import { documentHash } from '../../lib/hash.ts';
import { type Piece, pieceKey } from './pieces.ts';

/** Characters of a page's key that name its frame. */
const frameLength = 20;

/**
 * The key of a page: the hash of its frame, which is all that it depends on but the words of sections that are apart, and that
 * of these words as one text; see {@link withWords}. So either can be made anew where the other is known.
 */
export function pageKey(frame: string, words: string): string {
  return frame + documentHash(words);
}

/** The part of a page's key that names its frame. */
export function frameOf(key: string): string {
  return key.slice(0, frameLength);
}

/** What a page has to itself besides the words of its sections. */
export interface FrameWords {
  readonly title: string;
  readonly description: string;
  readonly url: string | undefined;
  /** Its structured data. */
  readonly data: readonly Piece[];
}

/**
 * What a frame is the hash of, with the words of sections that are not apart behind it; `kind` stands for all that pages have
 * which differ by words alone, and is hashed once for many of them.
 */
export function frameText(kind: string, { title, description, url = '', data }: FrameWords): string {
  let text = withWords(`${kind} ${data.length}`, [title, description, url]);
  for (const piece of data) text = withWord(text, pieceKey(piece));
  return text;
}

/** A text with words behind it, which no other words come to. */
export function withWords(text: string, words: readonly string[]): string {
  let all = text;
  for (const word of words) all = withWord(all, word);
  return all;
}

function withWord(text: string, word: string): string {
  return `${text} ${word.length}:${word}`;
}
