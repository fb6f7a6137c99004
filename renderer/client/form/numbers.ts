import { membersOf } from '../members-of.ts';
import { keepDigits } from './digits.ts';
import { type FieldSpec, fieldKinds } from './field-spec.ts';

/**
 * Follows what a person types into a field with a number. Keeps only the digits of a field of the type `digits`, and in `plus` those
 * behind a plus, by name of the field. Of a field of the type `phone`, the number is checked once the code for that is here.
 */
export function followNumber(
  type: FieldSpec['type'],
  control: HTMLInputElement,
  plus: Map<string, string>,
  edit: Event,
  fields: readonly FieldSpec[],
): void {
  if (type === 'digits') keepDigits(control, plus, edit);
  else if (process.env.FRONTAGE_REGION && control.form) void checkPhones(control.form, fields);
}

let code: Promise<typeof import('./phones/index.ts') | undefined> | undefined;

/**
 * Loads the code that knows the numbers of the world once a person touches the form, and checks its numbers. A form works without
 * that code.
 */
export async function checkPhones(form: HTMLFormElement, fields: readonly FieldSpec[]): Promise<void> {
  fieldKinds.phones = async (payload, rules, late) => (await Promise.race([code, late]))?.phonesOf(payload, rules);
  // After a reload, the browser or the form fills in numbers by itself.
  if (!membersOf(form).matches(':focus-within')) await firstTouch(form);
  code ??= import('./phones/index.ts').catch(() => {
    // The next edit tries again.
    code = undefined;
    return undefined;
  });
  (await code)?.watchPhones(form, fields);
}

function firstTouch(form: HTMLFormElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const touch of ['pointerdown', 'focusin', 'submit']) {
      membersOf(form).addEventListener(touch, resolve, { once: true, capture: true });
    }
  });
}
