import { counterpart } from './counterpart.ts';
import { type Pressable, passOnPresses, pressableIn } from './pressable.ts';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person has done to one field, as far as it differs from the HTML the server sent. */
interface Memory {
  readonly field: FormField;
  /** Their text, ticks or choices; undefined when they left it as it was. */
  readonly input:
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'ticked'; readonly ticked: boolean }
    | { readonly kind: 'chosen'; readonly values: readonly boolean[] }
    | undefined;
  readonly selection: readonly [start: number, end: number] | undefined;
  readonly focused: boolean;
}

/**
 * What was typed, ticked, chosen and focused inside an element, and what presses may wait for; give it to
 * {@link restoreTyped} after its HTML was taken over or replaced.
 */
export interface Typed {
  readonly fields: readonly Memory[];
  readonly pressable: readonly Pressable[];
}

/** Remembers what a person has done inside an element so far. */
export function rememberTyped(root: HTMLElement): Typed {
  const fields = fieldsOf(root).map((field) => ({
    field,
    input: inputOf(field),
    focused: field === document.activeElement,
    selection: selectionOf(field),
  }));
  return { fields, pressable: pressableIn(root) };
}

/**
 * Puts everything back, and tells React as a keystroke would, so that controlled fields and `onChange` listeners learn
 * of it. Fields are paired by their names: the elements may be new ones, and others may have come between them.
 */
export function restoreTyped(root: HTMLElement, { fields, pressable }: Typed): void {
  passOnPresses(root, pressable);
  const before = fields.map(({ field }) => field);
  const after = fieldsOf(root);
  for (const memory of fields) {
    const field = counterpart(memory.field, before, after);
    if (!field) continue;
    if (memory.input) giveBack(field, memory.input);
    if (!memory.focused) continue;
    if (field !== document.activeElement) field.focus({ preventScroll: true });
    // biome-ignore lint/plugin: a start, an end and a direction
    if (memory.selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...memory.selection);
  }
}

function fieldsOf(root: HTMLElement): FormField[] {
  return [...root.querySelectorAll<FormField>('input, textarea, select')];
}

function inputOf(field: FormField): Memory['input'] {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    if (options.every((option) => option.selected === option.defaultSelected)) return undefined;
    return { kind: 'chosen', values: options.map((option) => option.selected) };
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked === field.defaultChecked ? undefined : { kind: 'ticked', ticked: field.checked };
  }
  // A chosen file cannot be set by script; it stays as long as its element does.
  return field.value === field.defaultValue || field.type === 'file' ? undefined : { kind: 'text', value: field.value };
}

/** Some types of input, e-mail among them, have no selection to ask for. */
function selectionOf(field: FormField): Memory['selection'] {
  if (field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null)
    return undefined;
  return [field.selectionStart, field.selectionEnd];
}

/**
 * React compares a field with the last value it saw written, and ignores an event that brings nothing new. It sees
 * writes to the element, not those of the prototype's setter: so the first write makes a difference, the second fills it.
 */
function giveBack(field: FormField, input: NonNullable<Memory['input']>): void {
  if (input.kind === 'ticked' && field instanceof HTMLInputElement) {
    if (field.type === 'radio' && !input.ticked) return;
    field.checked = !input.ticked;
    field.click();
  } else if (input.kind === 'chosen' && field instanceof HTMLSelectElement) {
    for (const [place, option] of [...field.options].entries()) option.selected = input.values[place] ?? false;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (input.kind === 'text' && !(field instanceof HTMLSelectElement)) {
    // What is remembered is never the default, and an empty value suits every type of field.
    field.value = input.value === '' ? field.defaultValue : '';
    Reflect.set(Object.getPrototypeOf(field), 'value', input.value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
