import { consent } from './consent.ts';
import { firstTouchKey, lastTouchKey } from './keys.ts';
import { hasSource, type Touch } from './touch.ts';

/** How long a touch is stored: 90 days, in milliseconds. */
const lifetime = 90 * 86_400_000;

/** Returns the first touch of all visits and the last one of the session, if the visitor agreed to storing them. */
export function storedTouches(): { readonly first?: Touch | undefined; readonly last?: Touch | undefined } {
  if (consent() === 'no') {
    deleteTouches();
    return {};
  }
  return { first: read(() => localStorage, firstTouchKey), last: read(() => sessionStorage, lastTouchKey) };
}

/** Stores the touches if the visitor agreed. The first one stays; a last one is replaced only by one with a source. */
export function storeTouches(first: Touch, last: Touch): void {
  if (consent() === 'no') return;
  const stored = storedTouches();
  if (!stored.first) write(() => localStorage, firstTouchKey, first);
  if (!stored.last || hasSource(last)) write(() => sessionStorage, lastTouchKey, last);
}

/** Deletes the stored touches. */
export function deleteTouches(): void {
  try {
    localStorage.removeItem(firstTouchKey);
    sessionStorage.removeItem(lastTouchKey);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}

function read(storage: () => Storage, key: string): Touch | undefined {
  try {
    const { touch, until } = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof until === 'number' && until > Date.now() && typeof touch?.landing === 'string' ? touch : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, touch: Touch): void {
  try {
    storage().setItem(key, JSON.stringify({ touch, until: Date.now() + lifetime }));
  } catch {
    // Storage is denied: the touch lasts as long as the page.
  }
}
