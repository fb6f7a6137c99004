import type { ElementType, ReactNode } from 'react';
import type { LeadIntent } from '../leads/lead.ts';
import { latinDigits, onlyDigits, trimInvisible } from './characters.ts';

/** One field of a form, as data: a form is a list of these. What is not named here are attributes of its control. */
export interface FieldSpec {
  readonly name: string;
  readonly label: ReactNode;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  /** The instruction under the field when it is empty or invalid. */
  readonly invalid: string;
  readonly help?: ReactNode;
  /** A heading above the field. */
  readonly heading?: ReactNode;
  /** Autofill token (HTML Standard, "autofill"); each type has a default. */
  readonly autoComplete?: string | undefined;
}

/**
 * `phone` accepts a number as people write it; `digits` removes everything but digits while typing. The code of the
 * types from `select` on is in `controls/`, which only pages that use them load.
 */
export type FieldType = 'text' | 'email' | 'phone' | 'digits' | 'website' | 'message' | ControlType;

/** Types of fields with a choice, a number, a day or a time. */
export type ControlType =
  | 'select'
  | 'radio'
  | 'cards'
  | 'checkboxes'
  | 'checkbox'
  | 'number'
  | 'date'
  | 'time'
  | 'consent';

/** The component that renders the control of a type, the one around it, and attributes of the control. */
export interface FieldKind {
  readonly as?: ElementType;
  readonly frame?: ElementType;
  readonly [attribute: string]: unknown;
}

/** What pages that need it add to {@link fieldKinds}: the types in `controls/`, and what gives values their types. */
interface FieldKinds extends Partial<Record<FieldType, FieldKind>> {
  typed?: (lead: LeadIntent, entered: Entered, rules: FieldRules) => LeadIntent;
  /** Returns what `meta` says of the phone numbers of a lead; undefined as soon as it is `late`. */
  phones?: (payload: LeadIntent['payload'], rules: FieldRules, late: Promise<undefined>) => Promise<object | undefined>;
}

/** What a person entered in a form, and when the form was sent. */
export interface Entered {
  readonly values: Iterable<readonly [name: string, value: FormDataEntryValue]>;
  readonly time: Date;
}

/** The fields of a form, and their original names by the name in the page. */
export interface FieldRules {
  readonly fields: readonly FieldSpec[];
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** More than people write in a line, and far less than a lead may have in all. */
const maxLength = 1000;

/** How fields are rendered, by type. A website is plain text, because people omit `https://`. */
export const fieldKinds: FieldKinds = {
  text: { type: 'text', maxLength },
  email: { type: 'email', autoComplete: 'email', maxLength },
  phone: { type: 'tel', autoComplete: 'tel', maxLength },
  digits: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric', pattern: '[0-9]*', maxLength },
  website: {
    type: 'text',
    autoComplete: 'url',
    inputMode: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength,
  },
  message: { rows: 5, maxLength: 10_000 },
};

/** The control of a field in the page. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of a control, and whether it satisfies the browser's constraints. */
export interface Checked {
  readonly value: string;
  readonly validity: { readonly valid: boolean };
}

/**
 * Returns the error text of a field if its value is invalid. Invisible characters alone do not fill a required field.
 */
export function fieldError(field: FieldSpec, { value, validity }: Checked): string | undefined {
  return validity.valid && !(field.required && trimInvisible(value) === '') ? undefined : field.invalid;
}

/**
 * Returns the value as it is sent: trimmed, phone numbers in Latin digits, addresses without characters that nobody sees,
 * and a website as a full URL.
 */
export function tidyValue(type: FieldType | undefined, value: string): string {
  const trimmed = trimInvisible(value);
  const address = trimmed.replace(/^mailto:|[^\S ]|\p{Cf}/giu, '');
  switch (type) {
    case 'digits':
      return onlyDigits(trimmed, false).value;
    case 'phone':
      return latinDigits(trimmed);
    case 'email':
      return address;
    case 'website':
      return address.replace(/^(?!https?:\/\/|$)/i, 'https://');
    default:
      return trimmed;
  }
}

/** One of the values to choose from. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A sentence below the label. */
  readonly text?: ReactNode;
  /** An icon or a picture above the label. */
  readonly image?: ReactNode;
}

/** A field of a type in this folder. */
export interface ControlSpec extends FieldSpec {
  readonly options?: readonly Option[] | undefined;
  /** What a select shows before a choice. */
  readonly placeholder?: string | undefined;
  /** The least and the greatest number. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Whether the number may have decimals. */
  readonly decimals?: boolean | undefined;
  /** Whether the language of the page writes 1,5 for one and a half. */
  readonly comma?: boolean | undefined;
  /** The first and the last day; `today` is the visitor's. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  /** The words of a consent, without marks, and their version. */
  readonly words?: string | undefined;
  readonly version?: string | undefined;
}
