import { formatNumber } from '../../sdk/format.ts';
import * as english from '../../sdk/ui-text/en.ts';
import { fill, notEnglish, type UiText } from '../../sdk/ui-text/ui-text.ts';
import type { FormText } from './answer.ts';
import type { FieldType } from './field-spec.ts';

/** The engine's texts that a form needs at build time. Code for browsers gets those that the form can show. */
export type FormUi = Pick<UiText, FormTexts>;

/** Their names. */
export type FormTexts = 'close' | 'comparison' | 'form' | 'formMessages' | 'formErrors' | 'locale';

/** Picks the texts of a form, for the `ui` of a block. */
export function formUi({ close, comparison, form, formMessages, formErrors, locale }: UiText): FormUi {
  return { close, comparison, form, formMessages, formErrors, locale };
}

/** Returns the texts that differ from English, which the form's code contains; undefined on English pages. */
export function formText({ close, form }: Pick<UiText, 'close' | 'form'>): Partial<FormText> | undefined {
  return notEnglish<FormText>({ close, ...form }, { close: english.close, ...english.form });
}

/** A field as far as its default text depends on it. */
interface Judged {
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  readonly autocomplete?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals?: boolean | undefined;
  readonly earliest?: string | undefined;
}

/** The names of a person, by their autofill token. */
const names: Readonly<Record<string, 'name' | 'givenName' | 'familyName'>> = {
  name: 'name',
  'given-name': 'givenName',
  'family-name': 'familyName',
};

/** Types whose value can be wrong, and not only missing. */
const fallible: readonly FieldType[] = ['email', 'digits', 'number', 'date', 'time'];

/** Returns the default text under a field that is empty or invalid; empty if it cannot be either. */
export function defaultError(field: Judged, { formErrors, locale }: Pick<FormUi, 'formErrors' | 'locale'>): string {
  const { type, required, autocomplete, earliest } = field;
  if (!required && !fallible.includes(type)) return '';
  switch (type) {
    case 'text':
      return formErrors[names[autocomplete ?? ''] ?? 'text'];
    case 'select':
    case 'radio':
    case 'cards':
      return formErrors.choice;
    case 'checkboxes':
      return formErrors.choices;
    case 'checkbox':
    case 'consent':
      return formErrors.tick;
    case 'number':
      return numberError(field, formErrors, locale);
    case 'date':
      return earliest === 'today' ? formErrors.dateAhead : formErrors.date;
    default:
      return formErrors[type];
  }
}

function numberError({ min = 0, max, decimals }: Judged, texts: FormUi['formErrors'], locale: string): string {
  const shown = (value: number) => formatNumber(value, locale);
  const [any, atLeast, range] = decimals
    ? [texts.number, texts.atLeast, texts.range]
    : [texts.whole, texts.wholeAtLeast, texts.wholeRange];
  if (max !== undefined) return fill(range, { min: shown(min), max: shown(max) });
  return min === 0 ? any : fill(atLeast, { min: shown(min) });
}
