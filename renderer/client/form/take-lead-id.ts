import { leadIdName } from './payload.ts';

/** Takes the id of a held press out of a form, because the next press is another lead. */
export function takeLeadId(form: HTMLFormElement): string | undefined {
  const field: HTMLInputElement | undefined = form[leadIdName];
  const id = field?.value;
  if (field) {
    field.disabled = true;
    field.value = '';
  }
  return id || undefined;
}
