import { leadKey, outboxName } from '../leads/name.ts';
import { type LeadForm, stores, writeDown } from './held-press.ts';
import { all, around, listen, named, onceShown } from './page.ts';

/** What a built island's module exports by default: it takes over the server's HTML inside `root`. */
type Hydrate = (root: HTMLElement) => void | Promise<void>;

/** Buttons, links out and forms whose click or submit waits for their island. */
type Held = Set<HTMLElement>;

/** An island once it has started: what it holds, or `0` once it is alive or its HTML has to do by itself. */
type Island = HTMLElement & { held?: Held | 0 };

/** Links that wait, because an island may show right there what they lead to; none in a form, and none once its code did not come. */
const ways = 'a[target]:not(form a,[aria-busy=false] a)';

/**
 * By the name of an island: the address of its module, then those of the modules that one imports. Under `/` stands the
 * folder where islands are found under their names alone, whichever build made them.
 */
const modules: Record<string, readonly string[]> = JSON.parse(named('frontage-islands')?.textContent ?? '{}');

/** Whether somebody has sent something from this browser within a day. */
export let hasSent: boolean;

/** Starts each island by its strategy, and any of them at the first touch; what is clicked waits until it is alive. */
export function listenForIslands(): void {
  listen('click submit input focusin pointerdown keydown', hold);
  onceShown(() => {
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
      else if (strategy !== 'interaction') setTimeout(start, strategy?.slice(6) as unknown as number, root);
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
  for (const store of stores) {
    try {
      const kept: object & { [leadKey]?: string; databases?: () => unknown } = self[store];
      // Nothing is no number, and not less than anything.
      hasSent ||= Date.now() - parseFloat(kept[leadKey] as string) < 86_400_000;
      // Only the database sorts before "l". Where databases are not listed, it is asked after anything was sent.
      if (JSON.stringify(await (kept.databases?.() ?? (store < 'l' ? hasSent : kept))).match(`${outboxName}|^t`))
        (await import((modules.outbox as string[])[0] as string)).default();
    } catch {
      // This one may be denied: then nothing waits there.
    }
  }
}

function start(root: Island): Held | 0 {
  root.held ??= begin(root);
  return root.held;
}

function begin(root: Island): Held {
  const held: Held = new Set();
  const letGo = (busy: 'false' | null = 'false') => {
    // Whichever comes first counts: the code or the end of patience.
    if (root.held !== held) return;
    root.held = 0;
    // Where the code did not come, `false` stays: style sheets show other ways then, unless an address takes the form.
    root.ariaBusy = busy;
    for (const element of held as Set<HTMLFormElement>) {
      // A link leads on. Without an address a form sends nothing, and would close the dialog that contains it.
      if (!busy || element.closest('a,[action]')) element[!element.requestSubmit ? 'click' : 'requestSubmit']();
      else sendWaiting();
    }
    // The next touch may have more luck.
    if (busy) delete root.held;
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
  return held;
}

function hold(event: Event): void {
  const root = around(event, '[data-island]');
  const held = root && start(root);
  if (!held) {
    // The browser posts this itself, once: an answer may take long, or leave the page where it is.
    const posting = event.type === 'submit' && around(event, '[aria-busy=false]');
    if (posting) {
      posting.inert = true;
      setTimeout(() => {
        posting.inert = false;
      }, 20_000);
    }
    return;
  }
  const element =
    event.type === 'submit'
      ? ((event as SubmitEvent).submitter ?? (event.target as HTMLElement))
      : event.type === 'click' &&
        !(event as MouseEvent).ctrlKey &&
        !(event as MouseEvent).metaKey &&
        around<HTMLButtonElement>(event, `button:not([data-open],[data-closes],[data-dismiss]),${ways}`);
  if (!element) return;
  event.preventDefault();
  root.ariaBusy = true as unknown as string;
  writeDown(((element as HTMLButtonElement).form ?? element) as unknown as LeadForm, root, held.size);
  held.add(element);
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
