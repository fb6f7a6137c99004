import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadIntent } from './lead.ts';

const intent: LeadIntent = {
  payload: { email: 'ada@example.com', submissionDate: '3/4/2031' },
  destinations: ['sheet'],
  delivery: 'all',
  label: 'Ask',
  meta: {},
  source: '/destinations.json',
};

/** The module as another page loads it. */
async function nextPage() {
  vi.resetModules();
  return (await import('./identity.ts')).leadId;
}

let stored: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2031-03-04T12:00:00Z'), toFake: ['Date'] });
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the id of a lead', () => {
  it('is a UUID that says nothing of its words, and neither does what is stored', async () => {
    const leadId = await nextPage();
    expect(await leadId(intent)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect([...stored.values()].join()).toMatch(/^[\d-]+$/);
  });

  it('is the same for the same words, on every page of a day', async () => {
    const first = await (await nextPage())(intent);
    expect(await (await nextPage())({ ...intent, meta: { page: '/other' } })).toBe(first);
    expect(await (await nextPage())({ ...intent, payload: { ...intent.payload, submissionDate: '3/5/2031' } })).toBe(
      first,
    );
  });

  it('is another for other words, another form or another browser', async () => {
    const first = await (await nextPage())(intent);
    expect(await (await nextPage())({ ...intent, payload: { email: 'bob@example.com' } })).not.toBe(first);
    expect(await (await nextPage())({ ...intent, label: 'Contact' })).not.toBe(first);
    stored.clear();
    expect(await (await nextPage())(intent)).not.toBe(first);
  });

  it('changes after a day, but not on a page that stays open', async () => {
    const leadId = await nextPage();
    const first = await leadId(intent);
    vi.setSystemTime(Date.parse('2031-03-05T13:00:00Z'));
    expect(await leadId(intent)).toBe(first);
    expect(await (await nextPage())(intent)).not.toBe(first);
  });

  it('does without storage and without hashing, on its page', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const leadId = await nextPage();
    expect(await leadId(intent)).toBe(await leadId(intent));
    expect(await leadId(intent)).toHaveLength(36);
  });
});
