import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent, consentKey } from './consent.ts';
import { deleteTouches, firstTouchKey, lastTouchKey, storedTouches, storeTouches } from './touch.ts';

class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

let local: MemoryStorage;
let session: MemoryStorage;
beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ad = { landing: '/ad', campaign: { utm_source: 'ads' } };
const direct = { landing: '/direct' };

describe('consent', () => {
  it('is "no" until the visitor says "yes", and when storage is denied', () => {
    expect(consent()).toBe('no');
    local.setItem(consentKey, 'perhaps');
    expect(consent()).toBe('no');
    local.setItem(consentKey, 'yes');
    expect(consent()).toBe('yes');
    vi.stubGlobal('localStorage', undefined);
    expect(consent()).toBe('no');
  });
});

describe('touches', () => {
  it('are not stored without consent, and deleted when it is withdrawn', () => {
    storeTouches(ad, ad);
    expect([...local.entries.keys(), ...session.entries.keys()]).toEqual([]);
    local.setItem(consentKey, 'yes');
    storeTouches(ad, ad);
    expect([...local.entries.keys()]).toEqual([consentKey, firstTouchKey]);
    expect([...session.entries.keys()]).toEqual([lastTouchKey]);
    local.setItem(consentKey, 'no');
    expect(storedTouches()).toEqual({});
    expect([...local.entries.keys(), ...session.entries.keys()]).toEqual([consentKey]);
  });

  it('keep the first one, and the last one until a new one has a source', () => {
    local.setItem(consentKey, 'yes');
    storeTouches(ad, ad);
    storeTouches(direct, direct);
    expect(storedTouches()).toEqual({ first: ad, last: ad });
    const news = { landing: '/news', referrer: 'https://news.example.com/' };
    storeTouches(news, news);
    expect(storedTouches()).toEqual({ first: ad, last: news });
    deleteTouches();
    expect(storedTouches()).toEqual({});
  });

  it('expire after 90 days, and are ignored when they are malformed', () => {
    local.setItem(consentKey, 'yes');
    vi.useFakeTimers({ now: 0 });
    storeTouches(ad, ad);
    vi.setSystemTime(91 * 86_400_000);
    expect(storedTouches().first).toBeUndefined();
    local.setItem(firstTouchKey, '{"touch":[],"until":9e15}');
    expect(storedTouches().first).toBeUndefined();
  });
});
