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
  return import('./identity.ts');
}

let stored: Record<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2031-03-04T12:00:00Z'), toFake: ['Date'] });
  stored = {};
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the id of a lead', () => {
  it('is a new UUID each time, also in browsers without crypto.randomUUID', async () => {
    const { newLeadId } = await nextPage();
    const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
    const ids = Array.from({ length: 50 }, newLeadId);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    ids.push(...Array.from({ length: 50 }, newLeadId));
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(100);
  });

  it('is found again on every page within a day, by numbers that do not reveal the content', async () => {
    const { newLeadId, knownId, storeId } = await nextPage();
    for (const id of [newLeadId(), '00000000-0000-4000-8000-00000000000a']) {
      storeId(intent, id);
      expect(knownId(intent)).toBe(id);
      const next = await nextPage();
      expect(next.knownId({ ...intent, payload: { ...intent.payload, submissionDate: '3/5/2031' } })).toBe(id);
      expect(Object.values(stored).join()).toMatch(/^[\d-]+$/);
      expect(parseFloat(stored['frontage-lead-key'] ?? '')).toBe(Date.now());
    }
  });

  it('differs for other content, another form or another browser', async () => {
    const { newLeadId, knownId, storeId } = await nextPage();
    storeId(intent, newLeadId());
    expect(knownId({ ...intent, payload: { email: 'bob@example.com' } })).toBeUndefined();
    expect(knownId({ ...intent, label: 'Contact' })).toBeUndefined();
    delete stored['frontage-lead-key'];
    expect((await nextPage()).knownId(intent)).toBeUndefined();
  });

  it('expires after a day, but not on a page that stays open, and newer ids stay', async () => {
    const first = await nextPage();
    first.storeId(intent, first.newLeadId());
    vi.setSystemTime(Date.parse('2031-03-05T11:00:00Z'));
    const other = { ...intent, label: 'Contact' };
    first.storeId(other, first.newLeadId());
    vi.setSystemTime(Date.parse('2031-03-05T13:00:00Z'));
    expect(first.knownId(intent)).toBeDefined();
    const next = await nextPage();
    expect(next.knownId(intent)).toBeUndefined();
    expect(next.knownId(other)).toBe(first.knownId(other));
  });

  it('works on its page without storage, and ignores malformed entries', async () => {
    stored['frontage-lead-key'] = '1930000000000-1-2-3-4';
    const { knownId } = await nextPage();
    expect(knownId(intent)).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const page = await nextPage();
    const id = page.newLeadId();
    page.storeId(intent, id);
    expect(page.knownId(intent)).toBe(id);
  });
});

it('compares content without the submission date', async () => {
  const { hasSameContent } = await nextPage();
  expect(hasSameContent(intent, { ...intent, payload: { email: 'ada@example.com', submissionDate: '9/9/2031' } })).toBe(
    true,
  );
  expect(hasSameContent(intent, { ...intent, payload: { email: 'ada@example.org' } })).toBe(false);
});
