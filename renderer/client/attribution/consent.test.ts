import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choice, choose, consentKey, fullChoice } from './consent.ts';

const day = 86_400_000;
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 * day });
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const withSignal = (globalPrivacyControl: boolean) => vi.stubGlobal('navigator', { globalPrivacyControl });

describe('a consent choice', () => {
  it('is undefined until it is made, and expires after its days', () => {
    expect(fullChoice()).toBeUndefined();
    choose('yes', ['ga4', 'meta'], 180);
    expect(stored.get(consentKey)).toBe(`yes ${1180 * day} ga4+meta`);
    vi.setSystemTime(1180 * day - 1);
    expect(fullChoice()).toEqual({ said: 'yes', to: ['ga4', 'meta'] });
    vi.setSystemTime(1180 * day);
    expect(fullChoice()).toBeUndefined();
  });

  it('that a custom banner stored as one word is valid, without services', () => {
    stored.set(consentKey, 'yes');
    expect(fullChoice()).toEqual({ said: 'yes', to: [''] });
    stored.set(consentKey, 'no');
    expect(choice()).toBe('no');
  });

  it('that cannot be parsed is undefined', () => {
    for (const text of ['perhaps', `yes soon ga4`, ` yes ${2000 * day}`, 'YES']) {
      stored.set(consentKey, text);
      expect(fullChoice(), text).toBeUndefined();
    }
  });

  it('is "no" when storage is denied, and storing one does not throw', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(choice()).toBe('no');
    expect(() => choose('yes', [], 1)).not.toThrow();
  });
});

describe('Global Privacy Control', () => {
  it('is a "no", and overrides a choice that was made without it', () => {
    withSignal(true);
    expect(choice()).toBe('no');
    withSignal(false);
    choose('yes', ['ga4'], 1);
    expect(choice()).toBe('yes');
    withSignal(true);
    expect(choice()).toBe('no');
  });

  it('is overridden by a choice that was made while it is on', () => {
    withSignal(true);
    choose('yes', ['ga4'], 1);
    expect(fullChoice()).toEqual({ said: 'yes', to: ['ga4'] });
    choose('no', ['ga4'], 1);
    expect(choice()).toBe('no');
  });
});
