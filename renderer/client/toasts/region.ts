import { on } from '../bus.ts';
import { barsIn } from './bars.ts';
import { freeSpan } from './free-span.ts';
import { lifetime, live, type Timed, type Toast } from './lifetime.ts';
import { toastElement } from './toast-element.ts';

/** Milliseconds between two looks at how long each toast has left. */
const beat = 100;

/** Browsers of early 2023 have no popovers: there the region stands in the page, on top as far as its style goes. */
const hasPopovers = 'popover' in HTMLElement.prototype;

const shown = new Map<HTMLElement, Timed>();
let region: HTMLElement | undefined;
let ticking: number | undefined;
/** Where the focus was before it went into the region. */
let before: HTMLElement | undefined;

/** Shows every toast that the bus brings, in one region of the page. */
export function listenForToasts(): void {
  if (region) return;
  region = makeRegion();
  on('toast', (message) => setTimeout(show, message.after ?? 0, message));
  // A modal dialog leaves nothing outside itself to be used. Most browsers have no event for one that opens.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLDialogElement)) settle();
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  for (const event of ['scroll', 'resize']) addEventListener(event, place, { passive: true });
}

function show(message: Toast): void {
  if (message.yields && openDialogs().length > 0) {
    setTimeout(show, 500, message);
    return;
  }
  for (const [element, { message: other }] of shown) {
    if (other.title === message.title && other.text === message.text) remove(element);
  }
  const element = toastElement(message, () => remove(element));
  shown.set(element, { message, left: message.duration ?? lifetime });
  settle();
  // Screen readers announce what comes into a live region they know already.
  setTimeout(() => {
    if (!shown.has(element)) return;
    region?.children[message.tone === 'negative' ? 0 : 1]?.append(element);
    place();
    ticking ??= window.setInterval(tick, beat);
  });
}

/** Puts the region where it can be seen and used: on top, inside the dialog that is open if one is. */
function settle(): void {
  if (!region) return;
  const dialogs = openDialogs();
  if (dialogs.length > 0) {
    for (const [element, { message }] of shown) if (message.yields) remove(element);
  }
  if (shown.size === 0) return;
  const host = dialogs.at(-1) ?? document.body;
  if (region.parentNode === host && isUp(region)) return;
  host.append(region);
  if (hasPopovers) region.showPopover();
  place();
}

/** Moves the region where it covers nothing to press in a header, a bar or a card that stay in sight. */
function place(): void {
  if (!region || !isUp(region)) return;
  const { scrollHeight, parentElement, style } = region;
  const { clientHeight } = document.documentElement;
  const from = getComputedStyle(region).getPropertyValue('--toasts-from').trim() === 'end' ? 'end' : 'start';
  const bars = barsIn(parentElement ?? document.body, region);
  const { start, end } = freeSpan(bars, scrollHeight, { start: 0, end: clientHeight }, from);
  style.setProperty('--toasts-inset', `${from === 'end' ? clientHeight - end : start}px`);
  style.setProperty('--toasts-room', `${end - start}px`);
}

/** Nobody loses a toast that they point at, have focused, or cannot see. */
function tick(): void {
  // Bars come and go: a question for consent, a menu that is opened.
  place();
  if (document.hidden || region?.matches(':hover, :focus-within')) return;
  for (const [element, timed] of shown) {
    const next = live(timed, beat);
    if (next) shown.set(element, next);
    else remove(element);
  }
}

function remove(element: HTMLElement): void {
  const focused = element.contains(document.activeElement);
  shown.delete(element);
  element.remove();
  if (focused && before?.isConnected) before.focus({ preventScroll: true });
  if (shown.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
  if (!hasPopovers) region?.remove();
  else if (region && isUp(region)) region.hidePopover();
}

function isUp(region: HTMLElement): boolean {
  return hasPopovers ? region.matches(':popover-open') : region.isConnected;
}

function makeRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toasts';
  element.popover = 'manual';
  for (const role of ['alert', 'status']) {
    const list = document.createElement('div');
    list.setAttribute('role', role);
    list.setAttribute('aria-atomic', 'false');
    element.append(list);
  }
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget;
  });
  return element;
}

function openDialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')];
}
