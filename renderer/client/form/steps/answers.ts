import { membersOf } from '../../members-of.ts';
import type { FieldSpec } from '../field-spec.ts';
import type { Answers } from './flow.ts';

/** Prefix of the storage keys that hold the answers of a form. */
const storageKey = 'frontage-answers';

const keyOf = (form: HTMLFormElement) => `${storageKey}:${location.pathname}#${membersOf(form).id}`;

/** Suffix of the name of a field that says when a consent was ticked. */
const timeSuffix = '.at';

const isBox = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Returns the controls of the fields of a form, also of those that are not asked. */
function controlsOf(form: HTMLFormElement, fields: readonly FieldSpec[]): HTMLInputElement[] {
  const names = fields.flatMap(({ name }) => [name, name + timeSuffix]);
  return ([...membersOf(form).elements] as HTMLInputElement[]).filter(({ name }) => names.includes(name));
}

/** Returns the answers of a form as they are now, as JSON. */
export function readAnswers(form: HTMLFormElement, fields: readonly FieldSpec[]): string {
  const controls = controlsOf(form, fields);
  return JSON.stringify(
    Object.fromEntries(
      fields.map(({ name, type }) => {
        const own = controls.filter((control) => control.name === name);
        if (type === 'checkbox' || type === 'consent') return [name, own.map(({ checked }) => checked)];
        const given = own.filter((control) => !isBox(control) || control.checked);
        return [name, given.flatMap(({ value }) => value || [])];
      }),
    ),
  );
}

/** Returns the answers in JSON; none without JSON. */
export function answersIn(json: string | undefined): Answers {
  const answers: Readonly<Record<string, readonly (string | boolean)[]>> = JSON.parse(json ?? '{}');
  return (field) => answers[field] ?? [];
}

/** Keeps the answers of a form for this tab. */
export function saveAnswers(form: HTMLFormElement, fields: readonly FieldSpec[]): void {
  const given = controlsOf(form, fields).filter((control) =>
    isBox(control) ? control.checked : control.value !== '' && !(control.type === 'hidden' && control.disabled),
  );
  try {
    sessionStorage[keyOf(form)] = JSON.stringify(given.map(({ name, value }) => [name, value]));
  } catch {
    // Storage is denied or full, so a reload begins with an empty form.
  }
}

/**
 * Brings back the answers that this tab has kept for a form. A consent has its version and words as its value, so it is ticked
 * only if both are still the same.
 */
export function restoreAnswers(form: HTMLFormElement, fields: readonly FieldSpec[]): void {
  try {
    const saved: readonly (readonly [name: string, value: string])[] = JSON.parse(sessionStorage[keyOf(form)] ?? '[]');
    if (saved.length === 0) return;
    const controls = controlsOf(form, fields);
    for (const control of controls) {
      const own = saved.filter(([name]) => name === control.name);
      if (isBox(control)) control.checked = own.some(([, value]) => value === control.value);
      else if (own[0]) [, control.value] = own[0];
    }
    for (const time of controls.filter(({ name }) => name.endsWith(timeSuffix))) {
      time.disabled = !controls.some(({ name, checked }) => name + timeSuffix === time.name && checked);
    }
  } catch {
    // Storage is denied, or holds something else.
  }
}

/** Forgets the answers of a form. */
export function forgetAnswers(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is denied, so nothing is there.
  }
}
