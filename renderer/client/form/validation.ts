import { membersOf } from '../members-of.ts';
import { type Control, type FieldSpec, fieldError, tidyValue } from './field-spec.ts';
import type { Errors } from './form-state.ts';

/** Returns the errors of a form by field name. */
export function findErrors(form: HTMLFormElement, fields: readonly FieldSpec[]): Errors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    // The first of several controls speaks for all.
    const control = membersOf(form).querySelector<Control>(`[name=${field.name}]`);
    const error = control && controlError(field, control);
    if (error) errors[field.name] = error;
  }
  return errors;
}

/** Returns the error of what would be sent: browsers reject an e-mail address with an invisible space at its end. */
export function controlError(field: FieldSpec, control: Control): string | undefined {
  const value = tidyValue(field.type, control.value);
  // A copy would lose what other code has found wrong.
  const isTidy = value === control.value || control.validity.customError;
  return fieldError(field, isTidy ? control : Object.assign(control.cloneNode() as Control, { value }));
}
