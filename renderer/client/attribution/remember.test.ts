import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from './consent.ts';
import { consentKey, firstTouchKey, lastTouchKey } from './keys.ts';
import { forget, remember, rememberedTouches } from './remember.ts';

class Kept {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

let local: Kept;
let session: Kept;
beforeEach(() => {
  local = new Kept();
  session = new Kept();
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
  it('is "no" until somebody says "yes", and where storage is denied', () => {
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
  it('are not kept without consent, and forgotten when it is withdrawn', () => {
    remember(ad, ad);
    expect([...local.entries.keys(), ...session.entries.keys()]).toEqual([]);
    local.setItem(consentKey, 'yes');
    remember(ad, ad);
    expect([...local.entries.keys()]).toEqual([consentKey, firstTouchKey]);
    expect([...session.entries.keys()]).toEqual([lastTouchKey]);
    local.setItem(consentKey, 'no');
    expect(rememberedTouches()).toEqual({});
    expect([...local.entries.keys(), ...session.entries.keys()]).toEqual([consentKey]);
  });

  it('keep the first as it is, and the last until one says more', () => {
    local.setItem(consentKey, 'yes');
    remember(ad, ad);
    remember(direct, direct);
    expect(rememberedTouches()).toEqual({ first: ad, last: ad });
    const news = { landing: '/news', referrer: 'https://news.example.com/' };
    remember(news, news);
    expect(rememberedTouches()).toEqual({ first: ad, last: news });
    forget();
    expect(rememberedTouches()).toEqual({});
  });

  it('are forgotten after 90 days, and when somebody has tampered with them', () => {
    local.setItem(consentKey, 'yes');
    vi.useFakeTimers({ now: 0 });
    remember(ad, ad);
    vi.setSystemTime(91 * 86_400_000);
    expect(rememberedTouches().first).toBeUndefined();
    local.setItem(firstTouchKey, '{"touch":[],"until":9e15}');
    expect(rememberedTouches().first).toBeUndefined();
  });
});
