import { counterpart } from './counterpart.ts';

type Pressed = HTMLElement & {
  readonly form?: Pressed | null;
  readonly requestSubmit?: () => void;
  /** Of a form that makes leads: the field with the id of what is held. */
  readonly leadId?: HTMLInputElement;
};

/** An element whose press the loader may hold, its form, and the field of the form that has the id of what is held. */
export type Pressable = readonly [
  element: Pressed,
  form: Pressed | null | undefined,
  leadId: HTMLInputElement | undefined,
];

/** What may be pressed in an island; give it to {@link passOnPresses} after its HTML was replaced. */
export function pressableIn(root: HTMLElement): readonly Pressable[] {
  const elements = [...root.querySelectorAll<Pressed>('button, a[target], form')];
  // Elements that are taken out of their form know nothing of it.
  return elements.map((element) => [element, element.form, element.leadId]);
}

/**
 * Has a press that waits for an element that is gone go to the one in its place, and keeps the id of what is held. One that
 * would send a form sends it in any case, whatever became of its button.
 */
export function passOnPresses(root: HTMLElement, pressable: readonly Pressable[]): void {
  const before = pressable.map(([element]) => element);
  const after = pressableIn(root).map(([element]) => element);
  for (const [element, form, leadId] of pressable) {
    const now = counterpart(element, before, after) ?? (form && counterpart(form, before, after));
    if (element.isConnected || !now) continue;
    if (leadId) now.leadId?.replaceWith(leadId);
    const press = () => now[now.requestSubmit ? 'requestSubmit' : 'click']?.();
    Object.assign(element, { click: press, requestSubmit: press });
  }
}
