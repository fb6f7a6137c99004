import { documentHash } from '../hash.ts';
import type { TextBytes } from './pieces.ts';

/** Characters of a page's key that name its frame. */
const frameLength = 20;

/** The key of a page: the hash of all that it depends on but the words of sections that are apart, and that of these. */
export function pageKey(frame: string, sections: readonly (readonly string[])[]): string {
  return frame + documentHash(sections.reduce(withWords, ''));
}

/** The part of a page's key that names its frame. */
export function frameOf(key: string): string {
  return key.slice(0, frameLength);
}

/** A text with words behind it, which no other words come to. */
export function withWords(text: string, words: readonly string[]): string {
  let all = text;
  for (const word of words) all += ` ${word.length}:${word}`;
  return all;
}

/** Writes the same into a text. */
export function writeWords(text: TextBytes, words: readonly string[]): void {
  for (const word of words) {
    text.add(` ${word.length}:`);
    text.add(word);
  }
}

/** Characters of a text with words behind it. */
export function lengthWithWords(text: string, words: readonly string[]): number {
  let length = text.length;
  for (const word of words) length += 2 + String(word.length).length + word.length;
  return length;
}
