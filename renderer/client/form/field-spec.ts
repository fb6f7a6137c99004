import type { ReactNode } from 'react';
import { latinDigits, onlyDigits } from './latin-digits.ts';
import { trimInvisible } from './trim-invisible.ts';

/** One field of a form, as data: a form is a list of these. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  /** The instruction under the field when it is empty or invalid. */
  readonly invalid: string;
  readonly help?: ReactNode;
  /** Autofill token (HTML Standard, "autofill"); each type has a default. */
  readonly autoComplete?: string | undefined;
}

/** `phone` accepts a number as people write it; `digits` removes everything but digits while typing. */
export type FieldType = 'text' | 'email' | 'phone' | 'digits' | 'website' | 'message';

/** Input attributes by type. A website is plain text, because people omit `https://`. */
export const fieldAttributes = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  digits: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric', pattern: '[0-9]*' },
  website: { type: 'text', autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  message: { rows: 5 },
} as const satisfies Record<FieldType, object>;

/** The control of a field in the page. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

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

/** Returns the value as it is sent: trimmed, phone numbers in Latin digits, and a website as a full URL. */
export function tidyValue(type: FieldType, value: string): string {
  const trimmed = trimInvisible(value);
  switch (type) {
    case 'digits':
      return onlyDigits(trimmed, false).value;
    case 'phone':
      return latinDigits(trimmed);
    case 'website':
      return trimmed !== '' && !/^https?:\/\//i.test(trimmed) ? `https://${trimmed}` : trimmed;
    default:
      return trimmed;
  }
}
