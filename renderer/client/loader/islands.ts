import { outboxName } from '../leads/name.ts';
import { all, around, listen, named, shown, wantsNewTab } from './page.ts';

/** What a built island's module exports by default: it takes over the server's HTML inside `root`. */
type Hydrate = (root: HTMLElement) => void | Promise<void>;

/** Buttons, links out and forms whose click or submit waits for their island, each with its place among the island's elements. */
type Held = Map<HTMLElement, number>;

/** Islands that have started: what they hold, or `null` once they are alive or their HTML has to do by itself. */
const started = new Map<HTMLElement, Held | null>();

/** How long code may take, in milliseconds, before it counts as not coming. */
const patience = 8000;

/**
 * By the name of an island: the address of its module, then those of the modules that one imports. Under `/` stands the
 * folder where islands are found under their names alone, whichever build made them.
 */
const modules: Record<string, readonly string[]> = JSON.parse(named('frontage-islands')?.textContent || '{}');

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
      const [strategy, ms = 0] = root.dataset.on?.split(':') ?? [];
      if (strategy === 'visible') observer.observe(root);
      else if (strategy === 'idle') (window.requestIdleCallback ?? setTimeout)(() => start(root));
      else if (strategy !== 'interaction') setTimeout(start, +ms, root);
    }
    sendWaiting();
    listen('pointermove keydown pointerdown', warm);
    // The page's own scrolling alone comes here: parts of it scroll into place by themselves.
    addEventListener('scroll', warm);
  });
}

function load(name?: string) {
  return import(addresses(name)[0] ?? '');
}

/** Leads that could not be sent on an earlier page wait in a database, which exists only as long as some do. */
async function sendWaiting(): Promise<void> {
  try {
    const all = await indexedDB.databases();
    if (all.some(({ name }) => name === outboxName)) (await load('outbox')).default();
  } catch {
    // Storage may be denied: then nothing waits there.
  }
}

function start(root: HTMLElement): Held | null | undefined {
  if (started.has(root)) return started.get(root);
  const held: Held = new Map();
  started.set(root, held);
  const letGo = (busy: 'false' | null) => {
    started.set(root, null);
    // Where the code did not come, `false` stays: style sheets show other ways then, unless an address takes the form.
    root.ariaBusy = busy;
    for (const [element, place] of held) {
      // A link leads on. Without an address a form sends nothing, and would close the dialog that it stands in.
      if (!busy || element.closest('[action],a')) replay(element.isConnected ? element : all('*', root)[place]);
    }
    // The next touch may have more luck.
    if (busy) started.delete(root);
  };
  const name = root.dataset.island;
  Promise.race([
    load(name)
      // A newer site may have taken the place of this page's: there the island has another address.
      .catch(() => import(`${modules['/']}${name}.js`))
      .then((module: { default: Hydrate }) => module.default(root)),
    new Promise((_resolve, reject) => setTimeout(reject, patience)),
  ]).then(
    () => letGo(null),
    () => letGo('false'),
  );
  return held;
}

function hold(event: Event): void {
  const root = around(event, '[data-island]');
  const held = root && start(root);
  if (!held) return;
  const element =
    event.type === 'submit'
      ? ((event as SubmitEvent).submitter ?? (event.target as HTMLElement))
      : event.type === 'click' &&
        !wantsNewTab(event) &&
        around(event, 'a[target],button:not([data-open],[data-closes],[data-dismiss])');
  if (!element) return;
  event.preventDefault();
  root.ariaBusy = 'true';
  // A place outlives the element when the HTML is put back.
  held.set(element, all('*', root).indexOf(element));
}

function replay(element: HTMLElement | undefined): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element?.click();
}

/** Whether modules may still be fetched ahead of need; not where the person asked for less traffic. */
let cold = !navigator.connection?.saveData;

/** Fetches what a person may be about to touch, once. */
function warm(): void {
  if (!cold) return;
  cold = false;
  for (const root of all('[data-island]')) {
    for (const href of addresses(root.dataset.island)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }
}

function addresses(name = ''): readonly string[] {
  return modules[name] ?? [];
}
