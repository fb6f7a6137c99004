/** Whether a text is a plain number: digits, with a point before decimals. */
export function isPlainNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/**
 * Returns the number that a cell of a table holds: plain digits, or the form of a locale (`1.234,50`, `1 234,50`, `1’234.50`).
 * Undefined for any other text, and for one that people of other countries read as another number: `1,234`. Numbers that have at
 * most two decimals, such as prices, are sure to have thousands there.
 */
export function readNumber(text: string, locale: string, mostDecimals = Number.POSITIVE_INFINITY): number | undefined {
  const plain = text.replace(/\s/g, ' ').replace('\u2212', '-');
  const point = decimalSign(locale);
  if (oneGroup.test(plain)) {
    const hasDecimals = plain.includes(point);
    if (mostDecimals < 3) return hasDecimals ? undefined : Number(plain.replace(/[.,]/, ''));
    return hasDecimals && point === '.' ? Number(plain) : undefined;
  }
  if (isPlainNumber(plain)) return Number(plain);
  const [, whole, groups, , decimals = ''] = (point === ',' ? commaForm : pointForm).exec(plain) ?? [];
  const digits = whole ?? groups?.replace(/[^\d-]/g, '');
  return digits === undefined ? undefined : Number(`${digits}.${decimals || '0'}`);
}

/** A number without groups, or with groups of three digits after one kind of sign, and its decimals. */
const commaForm = /^(?:(-?\d+)|(-?\d{1,3}(?:([. '’])\d{3})(?:\3\d{3})*))(?:,(\d+))?$/;
const pointForm = /^(?:(-?\d+)|(-?\d{1,3}(?:([, '’])\d{3})(?:\3\d{3})*))(?:\.(\d+))?$/;

/** Three digits after one comma or point are decimals in some countries and thousands in others. */
const oneGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Says how to write a number in a table; undefined if the cell holds none, or several. */
export function numberRemedy(cell: string, locale: string): string | undefined {
  const readings = readingsWithin(cell.trim()).map((reading) => inTable(reading, locale));
  const [first, second] = readings;
  if (first === undefined) return undefined;
  return second === undefined
    ? `Write ${first}.`
    : `It can be read as ${first} or as ${second}: write the one you mean.`;
}

/** Two numbers as a table of a locale holds them: `45 or 4,5`. */
export function numberExample(locale: string): string {
  return `45 or ${inTable('4.5', locale)}`;
}

/** Writes a number with the decimal sign of a locale, and with a zero where three decimals could be thousands. */
function inTable(number: string, locale: string): string {
  const written = number.replace('.', decimalSign(locale));
  return readNumber(written, locale) === undefined ? `${written}0` : written;
}

function decimalSign(locale: string): '.' | ',' {
  const known = decimalSigns.get(locale) ?? (new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.');
  decimalSigns.set(locale, known);
  return known;
}

const decimalSigns = new Map<string, '.' | ','>();

/** Suggests a number for a text where a number is expected; undefined if the text holds no number, or several. */
export function numberSuggestion(text: string): string | undefined {
  const plain = text.trim();
  if (isPlainNumber(plain)) return `Write ${plain}, without quotes.`;
  const [first, second] = readingsWithin(plain);
  if (first === undefined) return undefined;
  const rule = 'A number is plain digits, with a point in front of decimals.';
  if (second !== undefined) return `It can be read as ${first} or as ${second}: write the one you mean. ${rule}`;
  return isAmount(plain) ? `Write ${first}: the currency comes from the site or the fact.` : `Write ${first}. ${rule}`;
}

/** The readings of the whole text, or of the one number before a unit: `30 days`. */
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
 * Returns the numbers that a text may mean, at most two. A comma separates decimals in some countries and thousands in
 * others. A percentage may be written as 5 or as 0.05.
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

/** Reads a number with one sign before decimals and another between groups of three digits; undefined if the text has another form. */
function withDecimals(text: string, point: string, between: string): number | undefined {
  const [whole = '', decimals, ...more] = text.split(point);
  const [first = '', ...groups] = whole.split(between);
  // Lakhs have groups of two: 1,00,000.
  const areGroups = groups.every((group, index) => (index === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group));
  const isFirst = groups.length === 0 ? /^-?\d*$/ : /^-?\d{1,3}$/;
  if (more.length > 0 || !areGroups || !isFirst.test(first) || !/^\d*$/.test(decimals ?? '') || !/\d/.test(text))
    return undefined;
  return Number(`${first.replace(/^-?$/, '$&0')}${groups.join('')}.${decimals || '0'}`);
}

/** The numbers in plain form, each once. Leaves out those without a plain form. */
function written(numbers: readonly number[]): string[] {
  return [...new Set(numbers.map(String))].filter(isPlainNumber).slice(0, 2);
}

/** The ASCII form of a digit of any script. Each script has its ten digits in a row. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
