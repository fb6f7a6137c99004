import { type BusEvents, on } from '../bus.ts';
import { findBars, freeSpan } from './free-span.ts';
import { toastElement } from './toast-element.ts';

/** Milliseconds between two updates of the remaining time. */
const tickInterval = 100;

/** Browsers of early 2023 have no popovers; the region uses its `z-index` there. */
const hasPopovers = 'popover' in HTMLElement.prototype;

const shown = new Map<HTMLElement, Timed>();
let region: HTMLElement | undefined;
let ticking: number | undefined;
/** The focused element before the focus moved into the region. */
let previousFocus: HTMLElement | undefined;

/** Shows every toast event of the bus in one region of the page. */
export function listenForToasts(): void {
  if (region) return;
  region = makeRegion();
  on('toast', (message) => setTimeout(show, message.after ?? 0, message));
  // Nothing outside a modal dialog can be used. Most browsers fire no event when one opens.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLDialogElement)) attachRegion();
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  for (const event of ['scroll', 'resize']) addEventListener(event, positionRegion, { passive: true });
}

function show(message: BusEvents['toast']): void {
  if (message.yields && (shown.size > 0 || isBusy())) {
    setTimeout(show, 500, message);
    return;
  }
  for (const [element, { message: other }] of shown) {
    if (other.yields || (other.title === message.title && other.text === message.text)) remove(element);
  }
  const element = toastElement(message, () => remove(element));
  shown.set(element, { message, left: message.duration ?? lifetime });
  attachRegion();
  // Screen readers announce additions to a live region that they already know.
  setTimeout(() => {
    if (!shown.has(element)) return;
    region?.children[message.tone === 'negative' ? 0 : 1]?.append(element);
    positionRegion();
    ticking ??= window.setInterval(tick, tickInterval);
  });
}

/** Moves the region to the top layer, inside the open dialog if there is one. */
function attachRegion(): void {
  if (!region) return;
  const dialogs = openDialogs();
  if (dialogs.length > 0) {
    for (const [element, { message }] of shown) if (message.yields) remove(element);
  }
  if (shown.size === 0) return;
  const host = dialogs.at(-1) ?? document.body;
  if (region.parentNode === host && isShown(region)) return;
  host.append(region);
  if (hasPopovers) region.showPopover();
  positionRegion();
}

/** Positions the region so that it covers no controls in headers, bars or cards that stay in view. */
function positionRegion(): void {
  if (!region || !isShown(region)) return;
  const { scrollHeight, parentElement, style } = region;
  const { clientHeight } = document.documentElement;
  const from = getComputedStyle(region).getPropertyValue('--toasts-from').trim() === 'end' ? 'end' : 'start';
  const bars = findBars(parentElement ?? document.body, region);
  const { start, end } = freeSpan(bars, scrollHeight, { start: 0, end: clientHeight }, from);
  style.setProperty('--toasts-inset', `${from === 'end' ? clientHeight - end : start}px`);
  style.setProperty('--toasts-room', `${end - start}px`);
}

/** Advances the time of the toasts, except while the region is hovered or focused, or the page is hidden. */
function tick(): void {
  // Bars appear and disappear: a consent banner, an open menu.
  positionRegion();
  if (document.hidden || region?.matches(':hover, :focus-within')) return;
  for (const [element, timed] of shown) {
    const next = advance(timed, tickInterval);
    if (next) shown.set(element, next);
    else remove(element);
  }
}

function remove(element: HTMLElement): void {
  const focused = element.contains(document.activeElement);
  shown.delete(element);
  element.remove();
  if (focused && previousFocus?.isConnected) previousFocus.focus({ preventScroll: true });
  if (shown.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
  if (!hasPopovers) region?.remove();
  else if (region && isShown(region)) region.hidePopover();
}

function isShown(region: HTMLElement): boolean {
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
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) previousFocus = relatedTarget;
  });
  return element;
}

/** Whether the visitor types, or has a dialog or the menu open. */
function isBusy(): boolean {
  const open = hasPopovers ? ', :popover-open:not(.toasts)' : '';
  return document.querySelector(`dialog[open], :is(input, select, textarea):focus${open}`) !== null;
}

function openDialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')];
}

/** Default duration of a toast in milliseconds: long enough to read two sentences. */
const lifetime = 8000;

/** A toast with its remaining time in milliseconds. */
interface Timed {
  readonly message: BusEvents['toast'];
  readonly left: number;
}

/** Returns a toast after some time has passed; undefined when its time is up. */
export function advance(toast: Timed, passed: number): Timed | undefined {
  const left = toast.left - passed;
  return left > 0 ? { ...toast, left } : undefined;
}
