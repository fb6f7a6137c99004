import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ValuePlace } from '../../lib/last-value.ts';
import { loadEntry, storeEntry } from '../../lib/store-file.ts';

/** A phone number that can be dialled, or why it cannot be dialled and what to write instead. */
export type ReadPhone = { readonly dialled: string } | PhoneProblem;

export interface PhoneProblem {
  /** What is wrong, as a predicate after the number: `contains "O", which is no digit`. */
  readonly problem: string;
  readonly suggestion: string;
}

const require = createRequire(import.meta.url);

/** Loaded when a new number needs it, because loading takes as long as loading all blocks. */
const library = (): typeof import('libphonenumber-js/min') => require('libphonenumber-js/min');

/**
 * Takes over the numbers that earlier runs of a site have parsed, so that a build without new ones does not load the library.
 * Stores them when the process ends.
 */
export function loadPhones({ cacheDir, engine }: ValuePlace): void {
  const file = join(cacheDir, 'phones.json');
  if (engine === undefined || stores.has(file)) return;
  if (stores.size === 0) process.once('exit', storePhones);
  const entry = loadEntry<StoredPhones>(file);
  if (entry?.engine === engine) for (const [key, phone] of entry.phones) known.set(key, phone);
  stores.set(file, { engine, count: known.size });
}

function storePhones(): void {
  const phones = [...known].slice(-mostStored);
  for (const [file, { engine, count }] of stores) {
    // Do not make a folder again that was removed meanwhile.
    if (known.size > count && existsSync(dirname(file))) storeEntry(file, { engine, phones } satisfies StoredPhones);
  }
}

interface StoredPhones {
  /** Id of the code that parsed them. */
  readonly engine: string;
  readonly phones: readonly (readonly [key: string, phone: ReadPhone])[];
}

/** The files of sites, with the number of parses that were known when they were read. */
const stores = new Map<string, { readonly engine: string; readonly count: number }>();

/** Sites with more numbers load the library. */
const mostStored = 1000;

/**
 * Parses a phone number. `dialled` is what follows `tel:` in a link (RFC 3966): the international number with its plus, and the
 * extension as `;ext=`. A number without a country code belongs to `region` (ISO 3166, such as `GB`).
 *
 * Numbers must be possible, not in use: numbers for fiction are never assigned.
 */
export function readPhone(written: string, region: string): ReadPhone {
  const key = `${region} ${written}`;
  const read = known.get(key) ?? parse(written, region);
  known.set(key, read);
  return read;
}

const known = new Map<string, ReadPhone>();

function parse(written: string, region: string): ReadPhone {
  // North American numbers have no trunk prefix that could be left out or repeated.
  if (/^\+1[2-9]\d{9}$/.test(written)) return { dialled: written };
  const { number, extension } = extensionOf(asciiOf(written));
  const ext = extension === undefined ? '' : `;ext=${extension}`;
  const digits = digitsOf(withoutTrunkZero(number));
  if ('problem' in digits) return withSpelling(digits, written, region);
  if (isShortNumber(digits.digits)) return { dialled: digits.digits + ext };
  const { dialled, problem } = internationalNumber(digits.digits, region);
  if (dialled !== undefined) return { dialled: dialled + ext };
  const [letter] = number.match(/[a-z]/i) ?? [];
  if (letter !== undefined) return forbidden(letter);
  const suggestion = digits.digits.startsWith('+')
    ? 'Look for a missing, repeated or extra digit.'
    : 'Write the full number with its country code, such as "+44 20 7946 0000".';
  return { problem, suggestion };
}

/** Converts digits of other scripts and full-width characters to ASCII, and removes invisible marks. */
function asciiOf(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .trim();
}

/**
 * `+44 (0)20` combines two ways to dial: the zero is dialled inside the country only. Italian numbers begin with a zero that is
 * always dialled.
 */
function withoutTrunkZero(number: string): string {
  return number.replace(/^((?:\+|00)\s*(?!39\b)\d{1,3}[\s.-]*)\(0\)/, '$1');
}

/** Characters between digits. */
const between = /[\s().\-\u2010-\u2015\u2212/\u00b7~]/;

/** Returns the digits of a number, after a plus if it has one. Letters count as digits if the number spells a word. */
function digitsOf(number: string): { readonly digits: string } | PhoneProblem {
  const spelt = spellsWord(number) ? number.replace(/[a-z]/gi, digitFor) : number;
  let digits = '';
  for (const character of spelt) {
    if (/\d/.test(character) || (character === '+' && digits === '')) digits += character;
    else if (!between.test(character)) return forbidden(character);
  }
  if (/\d/.test(digits)) return { digits };
  return { problem: 'has no digits', suggestion: 'Write the number as it is dialled, such as "+44 20 7946 0000".' };
}

function forbidden(character: string): PhoneProblem {
  const isLetter = /\p{L}/u.test(character);
  const rule =
    'Write digits, with spaces, brackets, dots, hyphens or slashes between them, and an extension as "ext. 12"';
  return {
    problem: `contains "${character}", which is ${isLetter ? 'no digit' : 'no part of a number'}`,
    suggestion: isLetter ? `${rule}; put words beside the number.` : `${rule}.`,
  };
}

/** Whether a number is like 1-800-FLOWERS: digits, then at least three letters. Fewer letters, or only Os, are typing errors. */
function spellsWord(number: string): boolean {
  const letters = number.match(/[a-z]/gi) ?? [];
  return /^[+\d(]/.test(number) && letters.length >= 3 && letters.some((letter) => !/[oil]/i.test(letter));
}

/** The digit on the same key as a letter (ITU-T E.161). */
function digitFor(letter: string): string {
  const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
  return String(keys.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);
}

/** Whether a number is for emergencies or services (112, 911, 116 117). These have no international form. */
function isShortNumber(digits: string): boolean {
  return /^(?:[1-9]\d{1,5}|000)$/.test(digits);
}

type International =
  | { readonly dialled: string; readonly problem?: never }
  | { readonly dialled?: never; readonly problem: string };

function internationalNumber(digits: string, region: string): International {
  const { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } = library();
  const country = isSupportedCountry(region) ? region : undefined;
  const options = { ...(country && { defaultCountry: country }), extract: false as const };
  const parsed = parsePhoneNumberFromString(digits, options);
  const where = digits.startsWith('+') ? parsed?.country : country;
  if (parsed?.isPossible()) {
    // With a leading zero the number does not work, except in countries whose numbers begin with one.
    if (!parsed.nationalNumber.startsWith('0') || parsed.isValid()) return { dialled: parsed.number };
    return { problem: `is no number${where ? ` of ${where}` : ''}: too few digits follow the first 0` };
  }
  const problems: Partial<Record<string, string>> = {
    TOO_SHORT: `is too short for a number${where ? ` of ${where}` : ''}`,
    TOO_LONG: `is too long for a number${where ? ` of ${where}` : ''}`,
    INVALID_COUNTRY: country || digits.startsWith('+') ? 'begins with a code that no country has' : 'names no country',
  };
  const reason = validatePhoneNumberLength(digits, options) ?? '';
  return { problem: problems[reason] ?? `has a length that no number${where ? ` of ${where}` : ''} has` };
}

/** Adds the number that was probably meant to an error, if a letter only looks like a digit. */
function withSpelling(problem: PhoneProblem, written: string, region: string): PhoneProblem {
  const meant = written.replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  const canBeDialled = meant !== written && 'dialled' in parse(meant, region);
  return canBeDialled ? { ...problem, suggestion: `Write "${meant}".` } : problem;
}

/** A phone number, and its extension. */
interface Extended {
  readonly number: string;
  readonly extension: string | undefined;
}

/** Words before an extension, in the languages of the engine. */
const extensionNames = [
  ';ext=',
  'ext(?:ensi[oó]n|ension|n)?',
  'xtn?',
  'x',
  '#',
  'durchwahl',
  'dw',
  'nebenstelle',
  'apparat',
  'app',
  'poste',
  'interno',
  'int',
  'anexo',
  'ramal',
  'toestel',
  'tst',
];

const extension = new RegExp(`^(.*[\\d)])[\\s,]*(?:${extensionNames.join('|')})[\\s.:=-]*(\\d{1,8})$`, 'iu');

/** Splits off the extension of a number: "020 7946 0000 ext. 12", "x12", "#12", "Durchwahl 12". */
function extensionOf(written: string): Extended {
  const [, number = written, digits] = extension.exec(written) ?? [];
  return { number, extension: digits };
}
