import { counterpart } from './counterpart.ts';
import { listPressable, type Pressable, transferPresses } from './pressable.ts';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The state of one field, where it differs from the HTML that the server sent. */
interface CapturedField {
  readonly field: FormField;
  /** Undefined when the person did not change the value. */
  readonly input:
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'ticked'; readonly ticked: boolean }
    | { readonly kind: 'chosen'; readonly values: readonly boolean[] }
    | undefined;
  readonly selection: readonly [start: number, end: number] | undefined;
  readonly focused: boolean;
}

/**
 * The changed fields and the pressable elements of an island. Pass them to {@link restoreTyped} after the HTML was
 * hydrated or replaced.
 */
export interface Typed {
  readonly fields: readonly CapturedField[];
  readonly pressable: readonly Pressable[];
}

/** Captures what a person has typed, ticked, chosen and focused inside an element. */
export function captureTyped(root: HTMLElement): Typed {
  const fields = formFields(root).map((field) => ({
    field,
    input: changedInput(field),
    focused: field === document.activeElement,
    selection: textSelection(field),
  }));
  return { fields, pressable: listPressable(root) };
}

/**
 * Restores the captured fields with the events of a keystroke, so that controlled fields and `onChange` listeners
 * receive them. Fields are matched by name: elements may be new, and others may have been inserted.
 */
export function restoreTyped(root: HTMLElement, { fields, pressable }: Typed): void {
  transferPresses(root, pressable);
  const before = fields.map(({ field }) => field);
  const after = formFields(root);
  for (const captured of fields) {
    const field = counterpart(captured.field, before, after);
    if (!field) continue;
    if (captured.input) restoreField(field, captured.input);
    if (!captured.focused) continue;
    if (field !== document.activeElement) field.focus({ preventScroll: true });
    // biome-ignore lint/plugin: a start, an end and a direction
    if (captured.selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...captured.selection);
  }
}

function formFields(root: HTMLElement): FormField[] {
  return [...root.querySelectorAll<FormField>('input, textarea, select')];
}

function changedInput(field: FormField): CapturedField['input'] {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    if (options.every((option) => option.selected === option.defaultSelected)) return undefined;
    return { kind: 'chosen', values: options.map((option) => option.selected) };
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked === field.defaultChecked ? undefined : { kind: 'ticked', ticked: field.checked };
  }
  // A script cannot set a chosen file; it stays as long as its element does.
  return field.value === field.defaultValue || field.type === 'file' ? undefined : { kind: 'text', value: field.value };
}

/** Some input types have no text selection, for example e-mail. */
function textSelection(field: FormField): CapturedField['selection'] {
  if (field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null)
    return undefined;
  return [field.selectionStart, field.selectionEnd];
}

/**
 * React compares a field with the last value that it saw written, and ignores an event without a new value. It sees
 * writes to the element, not those of the prototype's setter. So the first write makes a difference, and the second
 * sets the value.
 */
function restoreField(field: FormField, input: NonNullable<CapturedField['input']>): void {
  if (input.kind === 'ticked' && field instanceof HTMLInputElement) {
    if (field.type === 'radio' && !input.ticked) return;
    field.checked = !input.ticked;
    field.click();
  } else if (input.kind === 'chosen' && field instanceof HTMLSelectElement) {
    for (const [index, option] of [...field.options].entries()) option.selected = input.values[index] ?? false;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (input.kind === 'text' && !(field instanceof HTMLSelectElement)) {
    // The captured value is never the default, and every input type accepts an empty value.
    field.value = input.value === '' ? field.defaultValue : '';
    Reflect.set(Object.getPrototypeOf(field), 'value', input.value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
