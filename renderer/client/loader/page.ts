declare global {
  interface Document {
    /** True while the browser prerenders the page (Prerendering Revamped). */
    readonly prerendering?: boolean;
  }
  interface Navigator {
    /** Network Information API; Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Calls `work` now, or once a prerendered page is shown. */
export function whenShown(work: () => void): void {
  if (document.prerendering) listen('prerenderingchange', work);
  else work();
}

type EventOf<Types extends string> = Types extends keyof DocumentEventMap ? DocumentEventMap[Types] : Event;

/** Listens on the document in the capture phase. `types` are separated by spaces. */
export function listen<Types extends string>(types: Types, listener: (event: EventOf<Types>) => void): void {
  for (const type of types.split(' ')) document.addEventListener(type, listener as EventListener, true);
}

/** The closest ancestor of an event's target that matches. The target may be the document, which has none. */
export function closest<Found extends HTMLElement>(event: Event, selector: string): Found | null | undefined {
  return (event.target as Element).closest?.<Found>(selector);
}

/** All elements of the page that match, in document order. */
export function queryAll(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}

/** The element with an id. No element has the id "undefined". */
export function byId(id?: string): HTMLElement | null {
  return document.getElementById(id as string);
}
