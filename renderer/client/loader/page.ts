declare global {
  interface Document {
    /** True while the page is prepared in the background (Prerendering Revamped). */
    readonly prerendering?: boolean;
  }
  interface Navigator {
    /** Network Information API; Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Does something once the page is in front of a person, not prepared in the background. */
export function onceShown(work: () => void): void {
  if (document.prerendering) listen('prerenderingchange', work);
  else work();
}

type EventOf<Types extends string> = Types extends keyof DocumentEventMap ? DocumentEventMap[Types] : Event;

/** Listens to the whole document, ahead of its elements. `types` are parted by spaces. */
export function listen<Types extends string>(types: Types, listener: (event: EventOf<Types>) => void): void {
  for (const type of types.split(' ')) document.addEventListener(type, listener as EventListener, true);
}

/** The nearest element around an event's target that matches; the target may be the document, which has none. */
export function around<Found extends HTMLElement>(event: Event, selector: string): Found | null | undefined {
  return (event.target as Element).closest?.<Found>(selector);
}

/** Every element of the page that matches; in document order. */
export function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}

/** The element with an id; none has "undefined". */
export function named(id?: string): HTMLElement | null {
  return document.getElementById(id as string);
}
