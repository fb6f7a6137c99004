import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadAhead } from './write-ahead.ts';

const lead: LeadAhead = {
  payload: { email: 'ada@example.com' },
  destinations: ['sheet'],
  delivery: 'all',
  label: 'Ask',
  meta: { page: '/' },
  source: '/destinations.json',
  created: 7,
  standings: [{ name: 'sheet', tries: 0, unanswered: 0, since: 0, wait: 0, asked: false }],
};

/** Local storage, with its methods where its keys are not. */
function storage(): Storage {
  const kept: Record<string, string> = Object.create({
    removeItem(key: string) {
      delete kept[key];
    },
  });
  return kept as unknown as Storage;
}

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** The module as another page loads it. */
async function nextPage() {
  vi.resetModules();
  return import('./write-ahead.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  return () => vi.unstubAllGlobals();
});

describe('what is written ahead of a lead', () => {
  it('is there at once, and taken over by the next page until it is struck', async () => {
    const { writeAhead, isAhead, leftAhead } = await nextPage();
    const key = writeAhead(lead) ?? '';
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(isAhead(key)).toBe(true);
    expect(leftAhead()).toEqual([]);
    const next = await nextPage();
    expect(next.leftAhead()).toEqual([{ ...lead, ahead: key }]);
    // It is this page's from now on.
    expect(next.leftAhead()).toEqual([]);
    next.strike(key);
    expect(isAhead(key)).toBe(false);
    expect((await nextPage()).leftAhead()).toEqual([]);
  });

  it('says how it stands where it is nowhere else', async () => {
    const { writeAhead } = await nextPage();
    const standings = lead.standings.map((standing) => ({ ...standing, delivered: 'confirmed' as const }));
    const key = writeAhead(lead);
    expect(writeAhead({ ...lead, standings }, key)).toBe(key);
    expect((await nextPage()).leftAhead()).toEqual([{ ...lead, standings, ahead: key }]);
  });

  it('is another entry each time', async () => {
    const { writeAhead } = await nextPage();
    expect(new Set(Array.from({ length: 50 }, () => writeAhead(lead))).size).toBe(50);
    expect(Object.keys(localStorage)).toHaveLength(50);
  });

  it('is nothing where storage is full, or keeps nothing', async () => {
    const { writeAhead, leftAhead } = await nextPage();
    for (const set of [denied, () => true]) {
      vi.stubGlobal('localStorage', new Proxy(storage(), { set }));
      expect(writeAhead(lead)).toBeUndefined();
      expect(leftAhead()).toEqual([]);
    }
  });

  it('does no harm where storage is denied: it counts as not taken by another page', async () => {
    const { writeAhead, isAhead, strike, leftAhead } = await nextPage();
    vi.stubGlobal('localStorage', undefined);
    expect(isAhead(writeAhead(lead) ?? '')).toBe(true);
    expect(leftAhead()).toEqual([]);
    expect(() => strike('any')).not.toThrow();
  });

  it('goes where it says nothing, and leaves the entries of others alone', async () => {
    const { leftAhead } = await nextPage();
    const broken = ['{"payload":{"em', 'null', '{}', '7'];
    for (const [index, text] of broken.entries()) localStorage[`frontage-outbox:${index}`] = text;
    localStorage['frontage-lead-key'] = 'other';
    expect(leftAhead()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['frontage-lead-key']);
  });
});
