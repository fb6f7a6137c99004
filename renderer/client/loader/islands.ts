import { leadKey, outboxName, writeAheadPrefix } from '../leads/lead.ts';
import { byId, closest, listen, queryAll, whenShown } from './page.ts';

/**
 * What a form would have sent if its code had loaded: datasets of the island, the build and the shown variant, the
 * named values, the page's address, the referrer and the time in milliseconds. `left/held-lead.ts` turns it into a
 * lead.
 */
export type HeldPress = readonly [
  island: DOMStringMap,
  page: DOMStringMap,
  shown: DOMStringMap,
  values: readonly (readonly [name: string, value: unknown])[],
  address: Pick<Location, 'href'>,
  referrer: string,
  created: number,
];

/** Browser storages; each may be denied, full or broken. Entries of the first two outlive the page. */
const stores = ['localStorage', 'sessionStorage', 'indexedDB'] as const;

/** A form that creates leads has a hidden field for the id. */
interface LeadForm {
  readonly leadId: HTMLInputElement;
}

/**
 * Stores a press until the island's code loads: the code may come late or never, and the visitor may leave the page.
 * The form carries the id from then on, so that its code, or the browser without it, sends the same lead.
 */
function storePress({ leadId }: LeadForm, root: HTMLElement, heldCount: number): void {
  for (const store of stores) {
    try {
      leadId.disabled = false;
      if (!heldCount) leadId.value = crypto.randomUUID();
      (self[store] as Storage)[writeAheadPrefix + leadId.value] = JSON.stringify([
        root.dataset,
        (byId('frontage-islands') as HTMLElement).dataset,
        document.documentElement.dataset,
        [...new FormData(leadId.form as HTMLFormElement)],
        location,
        document.referrer,
        Date.now(),
      ] satisfies HeldPress);
      return;
    } catch {
      // The form creates no leads, or this storage refuses; try the next one.
    }
  }
}

/** The default export of an island's module; it hydrates the HTML inside `root`. */
type Hydrate = (root: HTMLElement) => void | Promise<void>;

/** Buttons and links whose press waits for the island. */
type Held = Set<HTMLElement>;

/** `held` is set once the island has started: its held elements, or `0` once it is hydrated or has failed. */
type Island = HTMLElement & { held?: Held | 0 | null };

/**
 * Links whose click is held, because the island may show their target in place. Links in forms, and in islands that
 * failed, are not held.
 */
const newTabLinks = 'a[target]:not(form a,[aria-busy=false] a)';

/**
 * By island name: the URL of its module, then those of the modules it imports. Under `/`: the folder where islands of
 * any build are found by name.
 */
const modules: Record<string, readonly string[]> = JSON.parse(byId('frontage-islands')?.textContent ?? '{}');

/** Whether a lead was sent from this browser within a day. */
export let hasSent: boolean;

/** Starts each island by its strategy, or at the first touch. Holds presses until the island is hydrated. */
export function listenForIslands(): void {
  listen('click submit input focusin pointerdown keydown', hold);
  whenShown(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) start(entry.target as HTMLElement);
      },
      { rootMargin: '200px' },
    );
    for (const root of queryAll('[data-island]')) {
      // A delay is text here; timers accept that.
      const strategy = root.dataset.on as string;
      // The timeout starts it on pages that are never idle, such as on slow phones or with busy third-party scripts.
      if (strategy === 'idle') (self.requestIdleCallback ?? setTimeout)(() => start(root), { timeout: 2000 });
      else if (strategy === 'visible') observer.observe(root);
      // "interaction" waits for a touch.
      else if (strategy[0] !== 'i') setTimeout(start, strategy.slice(6) as unknown as number, root);
    }
    listen('pointermove pointerdown keydown', preload);
    // The page is visible again: send leads that were left unsent meanwhile.
    listen('visibilitychange', sendWaiting);
    // Only the page's own scrolling arrives here; elements inside it may scroll by themselves.
    addEventListener('scroll', preload);
    sendWaiting();
  });
}

/**
 * Loads the outbox if leads of an earlier page are waiting in the database or in a storage. The database exists only
 * while leads wait. Where databases cannot be listed, the outbox loads if anything was sent within a day.
 */
async function sendWaiting(): Promise<void> {
  for (const store of stores) {
    try {
      const storage: object & { [leadKey]?: string; databases?: () => unknown } = self[store];
      // A missing entry gives NaN, and the comparison is false.
      hasSent ||= Date.now() - parseFloat(storage[leadKey] as string) < 86_400_000;
      // Only the database sorts before "l". Without a list of databases, `hasSent` decides.
      if (JSON.stringify(await (storage.databases?.() ?? (store < 'l' ? hasSent : storage))).match(`${outboxName}|^t`))
        (await import((modules.outbox as string[])[0] as string)).default();
    } catch {
      // Storage is denied, so nothing waits there.
    }
  }
}

function start(root: Island): void {
  root.held ??= load(root);
}

function load(root: Island): Held {
  const held: Held = new Set();
  // An island that failed while it started has no name any more.
  const urls = modules[root.dataset.island as string] ?? [];
  const release = (busy: 'false' | null = 'false') => {
    // The first of hydration and timeout counts.
    if (root.held !== held) return;
    root.held = 0;
    // After a failure `false` stays: style sheets show contact links then, unless the form has an action.
    root.ariaBusy = busy;
    for (const element of held) {
      // Follow a link. A form without an action would send nothing, and would close its dialog.
      if (busy && !element.closest('a,[action]')) sendWaiting();
      else element.click();
    }
    // The next touch tries again. A browser asks only once for a module that failed, and `form.js#` is another.
    if (busy) {
      root.held = null;
      (urls as string[])[0] += '#';
    }
  };
  // Browsers let a link open a new tab for about five seconds after the press, then block it as a popup.
  setTimeout(release, root.querySelector(newTabLinks) ? 4000 : 8000);
  import(urls[0] as string)
    // A newer build may be deployed, with another URL for this island.
    // biome-ignore lint/style/useTemplate: a template takes more bytes of each page
    .catch(() => import((modules['/'] as unknown as string) + root.dataset.island + '.js'))
    .then((module: { default: Hydrate }) => module.default(root))
    .then(
      () => release(null),
      () => release(),
    );
  return held;
}

function hold(event: Event): void {
  const root = closest<Island>(event, '[data-island]');
  if (root) start(root);
  const held = root?.held;
  const isSubmit = event.type === 'submit';
  if (!held) {
    // The browser posts this form itself. Block it for a while, so that it is sent once.
    const posting = isSubmit && closest(event, '[aria-busy=false]');
    if (posting) {
      posting.inert = true;
      setTimeout(() => {
        posting.inert = false;
      }, 20_000);
    }
    return;
  }
  const element: HTMLElement | false | null | undefined = isSubmit
    ? ((event as SubmitEvent).submitter ?? root.querySelector('[type=submit]'))
    : event.type === 'click' &&
      !(event as MouseEvent).ctrlKey &&
      !(event as MouseEvent).metaKey &&
      closest(event, `button:not([data-open],[data-closes],[data-dismiss]),${newTabLinks}`);
  if (!element) return;
  event.preventDefault();
  root.ariaBusy = true as unknown as string;
  storePress(((element as HTMLButtonElement).form ?? element) as unknown as LeadForm, root, held.size);
  held.add(element);
}

/** Whether modules were preloaded; also true if the person asked for reduced data use. */
let preloaded = navigator.connection?.saveData;

/** Preloads the modules of all islands, once. */
function preload(): void {
  for (const root of preloaded ? [] : queryAll('[data-island]')) {
    for (const href of modules[root.dataset.island as string] ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }
  preloaded = true;
}
