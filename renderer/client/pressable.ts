import { counterpart } from './counterpart.ts';

type Pressed = HTMLElement & {
  readonly form?: Pressed | null;
  readonly requestSubmit?: () => void;
  /** In a form that creates leads: the field with the id of the held press. */
  readonly leadId?: HTMLInputElement;
};

/** An element whose press the loader may hold, its form, and the form's field with the id of the held press. */
export type Pressable = readonly [
  element: Pressed,
  form: Pressed | null | undefined,
  leadId: HTMLInputElement | undefined,
];

/** Lists what can be pressed in an island. Pass it to {@link transferPresses} after the HTML was replaced. */
export function listPressable(root: HTMLElement): readonly Pressable[] {
  const elements = [...root.querySelectorAll<Pressed>('button, a[target], form')];
  // Read the form replacement: an element that was removed from its form has none.
  return elements.map((element) => [element, element.form, element.leadId]);
}

/**
 * Redirects held presses from elements that were replaced to their new counterparts, and moves the id of the held press
 * along. A press that would submit a form still submits it when its button has no counterpart.
 */
export function transferPresses(root: HTMLElement, pressable: readonly Pressable[]): void {
  const before = pressable.map(([element]) => element);
  const after = listPressable(root).map(([element]) => element);
  for (const [element, form, leadId] of pressable) {
    const replacement = counterpart(element, before, after) ?? (form && counterpart(form, before, after));
    if (element.isConnected || !replacement) continue;
    if (leadId) replacement.leadId?.replaceWith(leadId);
    const press = () => replacement[replacement.requestSubmit ? 'requestSubmit' : 'click']?.();
    Object.assign(element, { click: press, requestSubmit: press });
  }
}
