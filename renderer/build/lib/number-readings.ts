/** Whether a text is a number by the one rule there is: plain digits, and a point in front of decimals. */
export function isPlainNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** What to write in place of a text where a number is expected; undefined where the text holds no number, or several. */
export function numberSuggestion(text: string): string | undefined {
  const plain = text.trim();
  if (isPlainNumber(plain)) return `Write ${plain}, without quotes.`;
  const [first, second] = readingsWithin(plain);
  if (first === undefined) return undefined;
  const rule = 'A number is plain digits, with a point in front of decimals.';
  if (second !== undefined) return `It can be read as ${first} or as ${second}: write the one you mean. ${rule}`;
  return isAmount(plain) ? `Write ${first}: the currency comes from the site or the fact.` : `Write ${first}. ${rule}`;
}

/** The readings of a text as a whole, or of the one number in it: `30 days`. */
function readingsWithin(text: string): readonly string[] {
  const whole = numberReadings(text);
  if (whole.length > 0) return whole;
  const [number, ...others] = text.match(/[+-]?\d(?:[\d.,'’\s]*\d)?/g) ?? [];
  const isUnit =
    number !== undefined && others.length === 0 && /^\s+\p{L}/u.test(text.slice(text.indexOf(number) + number.length));
  return isUnit ? numberReadings(number) : [];
}

function isAmount(text: string): boolean {
  return /\p{Sc}|\b[A-Z]{3}\b/u.test(text);
}

/**
 * The numbers that people may mean by a text, at most two: a comma precedes decimals in some countries and between
 * thousands in others, and a percentage is a number or a part of one.
 */
export function numberReadings(text: string): readonly string[] {
  const sign = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, inAscii)
    .replace(/[−–]/g, '-');
  const amount = sign.replace(/\p{Sc}|\b[A-Z]{3}\b|[\s'’_]/gu, '').replace(/^\+/, '');
  if (/^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(amount)) return written([Number(amount)]);
  const number = amount.replace(/%$/, '');
  const readings = [withDecimals(number, ',', '.'), withDecimals(number, '.', ',')].flatMap((one) => one ?? []);
  return written(number === amount ? readings : readings.flatMap((one) => [one, one / 100]));
}

/** A number with one sign in front of decimals and another between thousands; undefined where the text is none such. */
function withDecimals(text: string, point: string, between: string): number | undefined {
  const [whole = '', decimals, ...more] = text.split(point);
  const digits = whole.replaceAll(between, '');
  const isOne = more.length === 0 && /^-?\d*$/.test(digits) && /^\d*$/.test(decimals ?? '') && /\d/.test(text);
  const groups = whole.split(between);
  return isOne && (groups.length === 1 || groups.every((group) => /\d/.test(group)))
    ? Number(`${digits || '0'}.${decimals || '0'}`)
    : undefined;
}

/** As plain numbers, each once; none that has no such form. */
function written(numbers: readonly number[]): string[] {
  return [...new Set(numbers.map(String))].filter(isPlainNumber).slice(0, 2);
}

/** A digit of any script: those of one script are in a row, from zero on. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
