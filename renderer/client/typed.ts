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

/**
 * Finds the element in `after` that replaces an element of `before`: same tag, type, name and id, and the same position
 * among those. The position among all elements says nothing, because translations and extensions insert elements of
 * their own.
 */
function counterpart<Found extends Element>(
  element: Found,
  before: readonly Found[],
  after: readonly Found[],
): Found | undefined {
  const key = elementKey(element);
  const hasSameKey = (other: Element) => elementKey(other) === key;
  return after.filter(hasSameKey)[before.filter(hasSameKey).indexOf(element)];
}

/** Reads attributes instead of properties, because a form may have a field that is called "name". */
function elementKey(element: Element): string {
  return `${[element.localName, ...['type', 'name', 'id'].map((name) => element.getAttribute(name))]}`;
}

/** A button or a link. In a form that creates leads, the form has a field with the id of the held press. */
type Pressed = HTMLElement & { readonly form?: { readonly leadId?: HTMLInputElement } | null };

/** An element whose press the loader may hold, its form's field with the id of the held press, and whether it has the focus. */
type Pressable = readonly [element: Pressed, leadId: HTMLInputElement | undefined, focused: boolean];

/** Lists what can be pressed in an island. Pass it to {@link transferPresses} after the HTML was replaced. */
function listPressable(root: HTMLElement): readonly Pressable[] {
  // Read the field before the form is replaced: an element that was removed from its form has none.
  return [...root.querySelectorAll<Pressed>('button, a[target]')].map((element) => [
    element,
    element.form?.leadId,
    element === document.activeElement,
  ]);
}

/**
 * Redirects held presses from elements that were replaced to their new counterparts, and moves the focus and the id
 * of the held press along. A press that would submit a form still submits it when its button has no counterpart.
 */
function transferPresses(root: HTMLElement, pressable: readonly Pressable[]): void {
  const before = pressable.map(([element]) => element);
  const after = listPressable(root).map(([element]) => element);
  for (const [element, leadId, focused] of pressable) {
    const replacement = counterpart(element, before, after) ?? (leadId && after.find((other) => other.form?.leadId));
    if (element.isConnected || !replacement) continue;
    if (leadId) replacement.form?.leadId?.replaceWith(leadId);
    element.click = () => replacement.click();
    if (focused) replacement.focus({ preventScroll: true });
  }
}
