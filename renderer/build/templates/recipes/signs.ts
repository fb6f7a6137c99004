import { isRecord } from '../../lib/is-record.ts';
import type { Way, Words } from './recipe.ts';

/** Of Unicode's private use area, around the number of a sign. */
const [start, end] = ['\uE030', '\uE031'];
const sign = new RegExp(`${start}(\\d+)${end}`, 'g');

/** A value with a sign in the place of each of its words, whose ways are added to others. */
export function withSigns(value: unknown, at: Way, ways: Way[]): unknown {
  if (typeof value === 'string') return value === '' ? value : `${start}${ways.push(at) - 1}${end}`;
  if (Array.isArray(value)) return value.map((item, index) => withSigns(item, [...at, index], ways));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSigns(item, [...at, key], ways)]));
}

/** The numbers of the signs in a text. */
export function signsIn(text: string): number[] {
  return [...text.matchAll(sign)].map(([, number]) => Number(number));
}

/** The number of the sign that a text is, where it is nothing else. */
export function wholeSign(text: string): number | undefined {
  const [, number] = new RegExp(`^${sign.source}$`).exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Words with signs in them, in parts. */
export function partsOf(word: string, ways: readonly Way[]): Words {
  return word.split(sign).flatMap((part, index): (string | Way)[] => {
    if (index % 2 === 1) return [ways[Number(part)] ?? []];
    return part === '' ? [] : [part];
  });
}
