import { counterpart } from './counterpart.ts';

/** A button or a link. In a form that creates leads, the form has a field with the id of the held press. */
type Pressed = HTMLElement & { readonly form?: { readonly leadId?: HTMLInputElement } | null };

/** An element whose press the loader may hold, its form's field with the id of the held press, and whether it has the focus. */
export type Pressable = readonly [element: Pressed, leadId: HTMLInputElement | undefined, focused: boolean];

/** Lists what can be pressed in an island. Pass it to {@link transferPresses} after the HTML was replaced. */
export function listPressable(root: HTMLElement): readonly Pressable[] {
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
export function transferPresses(root: HTMLElement, pressable: readonly Pressable[]): void {
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
