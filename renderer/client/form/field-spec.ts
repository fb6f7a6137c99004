import { withoutBlanks } from './blanks.ts';
import { latinDigits, onlyDigits } from './latin-digits.ts';

/** One field of a form, as data: a form is a list of these. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  /** What to do about it, shown under the field when it is empty or not usable. */
  readonly invalid: string;
  readonly help?: string | undefined;
  /** Token for autofill (HTML Standard, "autofill"); each type has its usual one. */
  readonly autoComplete?: string | undefined;
}

/** `phone` takes a number as people write it, `digits` keeps nothing but digits as they type. */
export type FieldType = 'text' | 'email' | 'phone' | 'digits' | 'website' | 'message';

/** How the browser asks for each type. A website is plain text there, because people leave out `https://`. */
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

/** What is asked of a control: its value, and whether the browser's own constraints are content with it. */
export interface Checked {
  readonly value: string;
  readonly validity: { readonly valid: boolean };
}

/** The words for what is wrong with a value, if anything is. Blanks alone do not fill a required field. */
export function problemOf(field: FieldSpec, { value, validity }: Checked): string | undefined {
  return validity.valid && !(field.required && withoutBlanks(value) === '') ? undefined : field.invalid;
}

/** A value as it is sent: no blanks around it, numbers to be dialled, and a website that is a whole address. */
export function tidy(type: FieldType, value: string): string {
  const trimmed = withoutBlanks(value);
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
