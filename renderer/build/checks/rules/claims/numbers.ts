/** What a number in a text counts. */
export type LiteralKind =
  | 'money'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'count'
  | 'clock';

/** A number with a unit in a text. */
export interface Literal {
  readonly kind: LiteralKind;
  /** As it is written: `$480`, `30-day`, `500+`. */
  readonly text: string;
  readonly value: number;
  /** The end of a range. */
  readonly to?: number;
  readonly index: number;
  /** It is a term of one offer ("10 % off", "two check-ups a year"), which is a claim only if a fact holds the same. */
  readonly isTerm?: true;
}

const named = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  'seventy-two': 72,
  eighty: 80,
  ninety: 90,
  hundred: 100,
} as const;

/** Source of a regular expression for a number in digits: `480`, `1,225`, `4.5`. */
export const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

/** The same for one number, or two with a dash or "to" between them. */
export const range = String.raw`${number}(?:\s?(?:-|–|—|to)\s?[$€£]?${number})?`;

/** Number words that are common in promises, the longest first. */
const byLength = Object.keys(named).sort((a, b) => b.length - a.length);

/** The same by the character code of their first letter, which rules out most words of a text. */
const byLetter = new Map<number, readonly string[]>();
for (const name of byLength) {
  const letter = name.charCodeAt(0);
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), name]);
}

/** Returns where numbers may begin in a text, in order: at a currency, a sign, a digit or a word. */
export function numberStarts(text: string): number[] {
  const found: number[] = [];
  let isInside = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isWord = isLetter(code) || isDigit(code) || code === underscore;
    if (isWord ? !isInside && (isDigit(code) || isNumberAt(text, index)) : isSignAt(text, index)) found.push(index);
    isInside = isWord;
  }
  return found;
}

function isNumberAt(text: string, index: number): boolean {
  const letter = lower(text.charCodeAt(index));
  if (letter === letterA) return spaceAt(text, index + 1) && wordsAt(text, index + 2).length > 0;
  if (letter === letterU) return lower(text.charCodeAt(index + 1)) === letterS && isCurrency(text[index + 2]);
  return wordsAt(text, index).length > 0;
}

/** The number words at a position, the longest first: "sixty", and the "six" that it begins with. */
function wordsAt(text: string, index: number): readonly string[] {
  const names = byLetter.get(lower(text.charCodeAt(index)));
  return names?.filter((name) => isAt(name, text, index)) ?? none;
}

const none: readonly string[] = [];

function isAt(name: string, text: string, index: number): boolean {
  for (let at = 0; at < name.length; at++) if (lower(text.charCodeAt(index + at)) !== name.charCodeAt(at)) return false;
  return true;
}

/**
 * Returns where a number or range that begins at a position may end, the longest first. As part of a regular expression, this
 * would be compiled once for every unit that may follow.
 */
export function amountEnds(text: string, index: number): readonly number[] {
  if (isDigit(text.charCodeAt(index))) return rangeEnds(text, index);
  const first = lower(text.charCodeAt(index)) === letterA && spaceAt(text, index + 1) ? index + 2 : index;
  return wordsAt(text, first).flatMap((name) => {
    const end = first + name.length;
    const next = endOf(betweenWords, text, end);
    return [...(next === undefined ? [] : wordsAt(text, next).map(({ length }) => next + length)), end];
  });
}

function rangeEnds(text: string, index: number): readonly number[] {
  const end = endOf(digits, text, index);
  if (end === undefined) return [];
  const next = endOf(betweenDigits, text, end);
  return next === undefined ? [end] : [next, end];
}

const digits = new RegExp(number, 'y');
const betweenDigits = new RegExp(String.raw`\s?(?:-|–|—|to)\s?[$€£]?${number}`, 'iy');
const betweenWords = /\s?(?:-|–|to|or)\s/iy;

/** Where the match of a pattern at a position ends; undefined if it does not match. */
function endOf(shape: RegExp, text: string, index: number): number | undefined {
  shape.lastIndex = index;
  return shape.test(text) ? shape.lastIndex : undefined;
}

function isSignAt(text: string, index: number): boolean {
  const sign = text[index];
  if (sign === '+' || sign === '-') return isDigit(text.charCodeAt(index + 1));
  return isCurrency(sign);
}

function isCurrency(sign: string | undefined): boolean {
  return sign === '$' || sign === '€' || sign === '£';
}

function spaceAt(text: string, index: number): boolean {
  return /\s/.test(text[index] ?? '');
}

const underscore = 95;
const [letterA, letterS, letterU] = [97, 115, 117];

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** The code of the letter in lower case. */
function lower(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** Returns the value of a number in digits or in words; NaN for anything else. */
export function numberOf(written: string): number {
  const digits = /^[\d.,]+/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits.replaceAll(',', '').replace(/\.$/, ''));
  const word = written.toLowerCase();
  return Object.entries(named).find(([name]) => name === word)?.[1] ?? Number.NaN;
}

/** Returns the numbers in a text, in digits or in words. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(either)].map(([written]) => numberOf(written));
}

/** Whether a text contains a number, in digits or in words. */
export function holdsNumber(text: string): boolean {
  return text.search(either) !== -1;
}

const either = new RegExp(String.raw`${number}|\b(?:${byLength.join('|')})\b`, 'giu');
