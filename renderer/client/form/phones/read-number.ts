import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { latinDigits } from '../latin-digits.ts';

/** What is known of a number that a person typed. */
interface ReadNumber {
  /** The number as the whole world dials it (ITU-T E.164): `+442079460000`. */
  readonly e164?: string | undefined;
  /** Whether nobody can have this number: it is too short or too long for its country, or has no digits. */
  readonly isImpossible: boolean;
}

const wrongLengths: readonly unknown[] = ['TOO_SHORT', 'TOO_LONG', 'INVALID_LENGTH'];

/**
 * Reads a number. Without a plus or a prefix for abroad, it belongs to `region` (ISO 3166). A number that the library does not
 * know, or words around it, are not impossible: the library may be older than a country's numbers.
 */
export function readNumber(typed: string, region: string): ReadNumber {
  const text = latinDigits(typed.normalize('NFKC').replace(/\p{Cf}|^\s*tel:/giu, ''));
  if (!/\d/.test(text)) return { isImpossible: true };
  const options = { extract: false as const, ...(isSupportedCountry(region) && { defaultCountry: region }) };
  const number = parsePhoneNumberFromString(text, options);
  if (!number?.isPossible()) {
    return { isImpossible: wrongLengths.includes(validatePhoneNumberLength(text, options)) };
  }
  // Only few countries have numbers with a zero behind the country code: too few digits follow that of the others.
  const isTooShort = number.nationalNumber.startsWith('0') && !number.isValid();
  return isTooShort ? { isImpossible: true } : { e164: number.number, isImpossible: false };
}
