import { leadKey, outboxName } from '../leads/name.ts';
import { all, around, listen, named, shown, wantsNewTab } from './page.ts';

/** What a built island's module exports by default: it takes over the server's HTML inside `root`. */
type Hydrate = (root: HTMLElement) => void | Promise<void>;

/** Buttons, links out and forms whose click or submit waits for their island, each with its place among the island's elements. */
type Held = Map<HTMLElement, number>;

/** Islands that have started: what they hold, or `null` once they are alive or their HTML has to do by itself. */
const started = new Map<HTMLElement, Held | null>();

/** Links that wait, because an island may show right there what they lead to; none in a form, and none once its code did not come. */
const ways = 'a[target]:not(form a,[aria-busy=false] a)';

/**
 * By the name of an island: the address of its module, then those of the modules that one imports. Under `/` stands the
 * folder where islands are found under their names alone, whichever build made them.
 */
const modules: Record<string, readonly string[]> = JSON.parse(named('frontage-islands')?.textContent ?? '{}');

/** Starts each island by its strategy, and any of them at the first touch; what is clicked waits until it is alive. */
export function listenForIslands(): void {
  listen('click submit input focusin pointerdown keydown', hold);
  shown.then(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) start(entry.target as HTMLElement);
      },
      { rootMargin: '200px' },
    );
    for (const root of all('[data-island]')) {
      // A delay stands in it as text, which is as good to a timer as a number.
      const strategy = root.dataset.on;
      // A page that is never at rest, as on a slow phone or with a busy script of others, would never start it.
      if (strategy === 'idle') (self.requestIdleCallback ?? setTimeout)(() => start(root), { timeout: 2000 });
      else if (strategy === 'visible') observer.observe(root);
      else if (strategy !== 'interaction') setTimeout(start, strategy?.split(':')[1] as unknown as number, root);
    }
    listen('pointermove pointerdown keydown', warm);
    // In front again, of another tab or by the back button; whatever was left unsent meanwhile.
    listen('visibilitychange', sendWaiting);
    // The page's own scrolling alone comes here: parts of it scroll into place by themselves.
    addEventListener('scroll', warm);
    sendWaiting();
  });
}

/**
 * Leads that could not be sent on an earlier page wait in a database, or beside it; there is neither where none wait. A
 * browser that does not list its databases is asked whether anything was ever sent from it.
 */
async function sendWaiting(): Promise<void> {
  try {
    if (JSON.stringify([localStorage, await indexedDB.databases?.()]).match(`${outboxName}|${leadKey}.*l]$`))
      (await import((modules.outbox as string[])[0] as string)).default();
  } catch {
    // Storage may be denied: then nothing waits there.
  }
}

function start(root: HTMLElement): Held | null | undefined {
  if (!started.has(root)) {
    const held: Held = new Map();
    started.set(root, held);
    const letGo = (busy: 'false' | null = 'false') => {
      // Whichever comes first counts: the code or the end of patience.
      if (started.get(root) !== held) return;
      started.set(root, null);
      // Where the code did not come, `false` stays: style sheets show other ways then, unless an address takes the form.
      root.ariaBusy = busy;
      for (const [element, place] of held) {
        // A link leads on. Without an address a form sends nothing, and would close the dialog that it stands in.
        if (!busy || element.closest('a,[action]')) {
          const found = (element.isConnected ? element : all('*', root)[place]) as HTMLFormElement;
          found?.[!found.requestSubmit ? 'click' : 'requestSubmit']();
        }
      }
      // The next touch may have more luck.
      if (busy) started.delete(root);
    };
    // A link opens a new tab only for a while after the press: about five seconds, or it counts as a popup.
    setTimeout(letGo, root.querySelector(ways) ? 4000 : 8000);
    import(modules[root.dataset.island as string]?.[0] as string)
      // A newer site may have taken the place of this page's: there the island has another address.
      .catch(() => import(`${(modules['/'] as unknown as string) + root.dataset.island}.js`))
      .then((module: { default: Hydrate }) => module.default(root))
      .then(
        () => letGo(null),
        () => letGo(),
      );
  }
  return started.get(root);
}

function hold(event: Event): void {
  const root = around(event, '[data-island]');
  const held = root && start(root);
  if (!held) {
    // The browser posts this itself, once: an answer may take long, or leave the page where it is.
    const posting = around(event, '[aria-busy=false]');
    if (posting && event.type === 'submit') {
      setTimeout(() => {
        posting.inert = false;
      }, 20_000);
      posting.inert = true;
    }
    return;
  }
  const element =
    event.type === 'submit'
      ? ((event as SubmitEvent).submitter ?? (event.target as HTMLElement))
      : event.type === 'click' &&
        !wantsNewTab(event) &&
        around(event, `button:not([data-open],[data-closes],[data-dismiss]),${ways}`);
  if (!element) return;
  event.preventDefault();
  root.ariaBusy = 'true';
  // A place outlives the element when the HTML is put back.
  held.set(element, all('*', root).indexOf(element));
}

/** Whether modules may still be fetched ahead of need; not where the person asked for less traffic. */
let warmed = navigator.connection?.saveData;

/** Fetches what a person may be about to touch, once. */
function warm(): void {
  for (const root of warmed ? [] : all('[data-island]')) {
    for (const href of modules[root.dataset.island as string] ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }
  warmed = true;
}
