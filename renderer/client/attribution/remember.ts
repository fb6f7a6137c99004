import { consent } from './consent.ts';
import { firstTouchKey, lastTouchKey } from './keys.ts';
import { saysWhence, type Touch } from './touch.ts';

/** Days after which nobody asks any more how somebody first came. */
const lifetime = 90 * 86_400_000;

/** The first touch across visits and the last one of the session, as far as the visitor agreed to their being kept. */
export function rememberedTouches(): { readonly first?: Touch | undefined; readonly last?: Touch | undefined } {
  if (consent() === 'no') {
    forget();
    return {};
  }
  return { first: read(() => localStorage, firstTouchKey), last: read(() => sessionStorage, lastTouchKey) };
}

/** Keeps how somebody came, if they agreed to it. The first touch stays; the last gives way to one that says whence. */
export function remember(first: Touch, last: Touch): void {
  if (consent() === 'no') return;
  const known = rememberedTouches();
  if (!known.first) write(() => localStorage, firstTouchKey, first);
  if (!known.last || saysWhence(last)) write(() => sessionStorage, lastTouchKey, last);
}

/** Forgets how somebody came. */
export function forget(): void {
  try {
    localStorage.removeItem(firstTouchKey);
    sessionStorage.removeItem(lastTouchKey);
  } catch {
    // Where storage is denied, nothing is kept.
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
    // It is known as long as its page.
  }
}
