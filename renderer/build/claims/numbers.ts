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

/** A number in digits, as the source of a pattern: `480`, `1,225`, `4.5`. */
export const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

/** One number, or two with a dash or a word between them. */
export const range = String.raw`${number}(?:\s?(?:-|–|—|to)\s?[$€£]?${number})?`;

/** The words for numbers that copy makes promises in, the longest first. */
const inWords = Object.keys(named)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** A number in digits or in words, or a range of either. */
export const wordOrNumber = String.raw`(?:${range}|\b(?:a\s)?(?:${inWords})(?:\s?(?:-|–|to|or)\s(?:${inWords}))?)`;

/** Where a number may begin in a text, in order: at a currency, a sign, a digit or a word. */
export function beginningsIn(text: string): number[] {
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

// It takes no more of the text than it must, so that what begins inside of another is found as well.
const word = new RegExp(String.raw`US(?=[$€£])|a(?=\s(?:${inWords}))|${inWords}`, 'iy');

function isNumberAt(text: string, index: number): boolean {
  word.lastIndex = index;
  return word.test(text);
}

function isSignAt(text: string, index: number): boolean {
  const sign = text[index];
  if (sign === '+' || sign === '-') return isDigit(text.charCodeAt(index + 1));
  return sign === '$' || sign === '€' || sign === '£';
}

const underscore = 95;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** What a number in digits or words comes to; not a number for anything else. */
export function numberOf(written: string): number {
  const digits = /^[\d.,]+/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits.replaceAll(',', '').replace(/\.$/, ''));
  const word = written.toLowerCase();
  return Object.entries(named).find(([name]) => name === word)?.[1] ?? Number.NaN;
}

/** The numbers of a text in their order, in digits or in words. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(either)].map(([written]) => numberOf(written));
}

/** Whether a number stands in a text, in digits or in words. */
export function holdsNumber(text: string): boolean {
  return text.search(either) !== -1;
}

const either = new RegExp(String.raw`${number}|\b(?:${inWords})\b`, 'giu');
