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

/** Fulfilled once the page is in front of a person, not prepared in the background. */
export const shown = new Promise<unknown>((resolve) => {
  if (document.prerendering) listen('prerenderingchange', resolve);
  else resolve(0);
});

/** Whether the person asked for less traffic: then nothing is fetched ahead of need. */
export const saveData = navigator.connection?.saveData;

type EventOf<Types extends string> = Types extends keyof DocumentEventMap ? DocumentEventMap[Types] : Event;

/** Listens to the whole document, ahead of its elements. `types` are parted by spaces; `once` holds for each of them. */
export function listen<Types extends string>(
  types: Types,
  listener: (event: EventOf<Types>) => void,
  once = false,
): void {
  for (const type of types.split(' '))
    document.addEventListener(type, listener as EventListener, { capture: true, once });
}

/** The nearest element around an event's target that matches; the target may be the document, which has none. */
export function around<Found extends HTMLElement>(event: Event, selector: string): Found | null | undefined {
  return (event.target as Element).closest?.<Found>(selector);
}

/** Every element of the page that matches. */
export function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}

const asked = new Set<string>();

/** Has the browser fetch a module ahead of need, once. */
export function fetchAhead(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
