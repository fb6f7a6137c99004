import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { LeadIntent } from '../leads/lead.ts';
import { membersOf } from '../members-of.ts';
import { latinDigits } from './characters.ts';
import type { FieldRules, FieldSpec } from './field-spec.ts';
import { nameInPayload } from './intent.ts';

/** The country of numbers without a country code; the bundler writes it. */
const region = process.env.FRONTAGE_REGION ?? '';

/** The fields of each form whose numbers are checked. A form with conditions asks others as it goes on. */
const watched = new WeakMap<HTMLFormElement, readonly FieldSpec[]>();

/** The numbers that a form has refused once. */
const refused = new WeakMap<Element, string>();

/**
 * Makes the phone fields of a form invalid while nobody can have their number. A number that is sent again unchanged goes
 * through: people know their own number better than a library. A field without a text for its error is never invalid.
 */
export function watchPhones(form: HTMLFormElement, fields: readonly FieldSpec[]): void {
  const isKnown = watched.has(form);
  watched.set(form, fields);
  const judge = (event?: Event) => {
    for (const { name, type, invalid } of watched.get(form) ?? []) {
      if (type !== 'phone' || !invalid) continue;
      const control = membersOf(form).querySelector<HTMLInputElement>(`[name=${name}]`);
      const { value = '' } = control ?? {};
      const isRefused =
        value.trim() !== '' && readNumber(value, region).isImpossible && refused.get(control as Element) !== value;
      control?.setCustomValidity(isRefused ? ' ' : '');
      // Nobody has read an error in a step that is not shown.
      if (control?.closest('[hidden]')) continue;
      if (control && isRefused && event?.type === 'submit') refused.set(control, value);
    }
  };
  judge();
  if (isKnown) return;
  // In the capture phase, so that it is known before the form asks.
  const { addEventListener } = membersOf(form);
  addEventListener('input', judge, true);
  addEventListener('submit', judge, true);
}

/** Returns the numbers of a lead as the whole world dials them, by the names of their values; undefined if there are none. */
export function phonesOf(
  payload: LeadIntent['payload'],
  { fields, names }: FieldRules,
): { readonly phones: Readonly<Record<string, string>> } | undefined {
  const phones = fields.flatMap(({ name, type }) => {
    const key = nameInPayload(name, names);
    const { e164 } = type === 'phone' ? readNumber(String(payload[key] ?? ''), region) : {};
    return e164 === undefined ? [] : [[key, e164]];
  });
  return phones.length === 0 ? undefined : { phones: Object.fromEntries(phones) };
}

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
