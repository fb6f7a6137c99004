import { outboxName } from '../leads/name.ts';
import { all, around, fetchAhead, listen, saveData, shown } from './page.ts';

/** What a built island's module exports by default: it takes over the server's HTML inside `root`. */
type Hydrate = (root: HTMLElement) => void | Promise<void>;

/** Buttons and forms whose click or submit waits for their island, each with its place among the island's elements. */
type Held = Map<HTMLElement, number>;

/** Islands that have started: what they hold, or `null` once they are alive or their HTML has to do by itself. */
const started = new Map<HTMLElement, Held | null>();

/** How long code may take, in milliseconds, before clicks go to the server's HTML. */
const patience = 8000;

/** By the name of an island: the address of its module and, parted by spaces, of the modules that one imports. */
const modules: Record<string, string> = JSON.parse(document.getElementById('frontage-islands')?.textContent || '{}');

/** Starts each island by its strategy, and any of them at the first touch; what is clicked waits until it is alive. */
export function listenForIslands(): void {
  listen('pointerdown focusin keydown input click submit', hold);
  shown.then(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) start(entry.target as HTMLElement);
      },
      { rootMargin: '200px' },
    );
    for (const root of all('[data-island]')) {
      const [strategy, ms = 0] = (root.dataset.on ?? '').split(':');
      if (strategy === 'visible') observer.observe(root);
      if (strategy === 'idle') (window.requestIdleCallback ?? setTimeout)(() => start(root));
      if (strategy === 'load' || strategy === 'delay') setTimeout(start, +ms, root);
    }
    sendWaiting();
    if (!saveData) listen('pointermove touchstart keydown scroll', warm, true);
  });
}

/** Leads that could not be sent on an earlier page wait in a database, which exists only as long as some do. */
async function sendWaiting(): Promise<void> {
  try {
    const all = await indexedDB.databases();
    if (all.some(({ name }) => name === outboxName)) (await import(addresses('outbox')[0] ?? '')).default();
  } catch {
    // Storage may be denied: then nothing waits there.
  }
}

function start(root: HTMLElement): Held | null {
  const known = started.get(root);
  if (known !== undefined) return known;
  const held: Held = new Map();
  started.set(root, held);
  const letGo = () => {
    started.set(root, null);
    root.ariaBusy = null;
    for (const [element, place] of held) replay(element.isConnected ? element : parts(root)[place]);
  };
  Promise.race([
    import(addresses(root.dataset.island)[0] ?? '').then((module: { default: Hydrate }) => module.default(root)),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]).then(letGo, letGo);
  return held;
}

function hold(event: Event): void {
  const root = around(event, '[data-island]');
  const held = root && start(root);
  if (!held) return;
  const element =
    event.type === 'submit'
      ? ((event as SubmitEvent).submitter ?? (event.target as HTMLElement))
      : event.type === 'click' && around(event, 'button:not([data-open],[data-closes],[data-dismiss])');
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  root.ariaBusy = 'true';
  held.set(element, parts(root).indexOf(element));
}

function replay(element: HTMLElement | undefined): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element?.click();
}

/** Fetches what a person may be about to touch. */
function warm(): void {
  for (const root of all('[data-on=visible],[data-on=interaction]')) {
    for (const address of addresses(root.dataset.island)) fetchAhead(address);
  }
}

function addresses(name = ''): string[] {
  return modules[name]?.split(' ') ?? [];
}

/** Every element of an island in document order: a place in it outlives the element when the HTML is put back. */
function parts(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')];
}
