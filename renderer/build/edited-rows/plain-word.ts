import { literalsIn } from '../claims/literals.ts';
import { mayBeMore } from '../kinds/may-be-more.ts';

/** Whether words are words and nothing more: no longer than their field lets them be, and without a figure that somebody should know of. */
export function isPlainWord(word: string, limit: number): boolean {
  return word.length <= limit && word.trim() !== '' && !mayBeMore(word) && literalsIn(word).length === 0;
}
