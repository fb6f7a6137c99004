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
function storage(methods: Partial<Storage> = {}): Storage {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem(key: string, value: string) {
      kept[key] = value;
    },
    removeItem(key: string) {
      delete kept[key];
    },
    ...methods,
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
    expect(next.leftAhead()).toEqual([{ key, lead }]);
    // It is this page's from now on.
    expect(next.leftAhead()).toEqual([]);
    next.strike(key);
    expect(isAhead(key)).toBe(false);
    expect((await nextPage()).leftAhead()).toEqual([]);
  });

  it('says how it stands where it is nowhere else', async () => {
    const { writeAhead, rewriteAhead } = await nextPage();
    const standings = lead.standings.map((standing) => ({ ...standing, delivered: 'confirmed' as const }));
    rewriteAhead(writeAhead(lead), { ...lead, standings });
    rewriteAhead(undefined, lead);
    expect((await nextPage()).leftAhead()).toMatchObject([{ lead: { standings } }]);
  });

  it('is another entry each time, and fifty at most', async () => {
    const { writeAhead } = await nextPage();
    const keys = Array.from({ length: 51 }, () => writeAhead(lead));
    expect(new Set(keys).size).toBe(51);
    expect(keys.indexOf(undefined)).toBe(50);
  });

  it('is nothing where storage is denied, is full, or keeps nothing', async () => {
    const { writeAhead, isAhead, strike, leftAhead } = await nextPage();
    for (const methods of [{ setItem: denied }, { setItem: () => undefined }]) {
      vi.stubGlobal('localStorage', storage(methods));
      expect(writeAhead(lead)).toBeUndefined();
    }
    vi.stubGlobal('localStorage', undefined);
    expect(writeAhead(lead)).toBeUndefined();
    expect(leftAhead()).toEqual([]);
    expect(() => strike('any')).not.toThrow();
    // Nobody can tell: it counts as not taken by another page.
    expect(isAhead('any')).toBe(true);
  });

  it('goes where it says nothing, and leaves the entries of others alone', async () => {
    const { leftAhead } = await nextPage();
    const broken = ['{"payload":{"em', 'null', '{}', '{"standings":[],"created":7}', '7'];
    for (const [index, text] of broken.entries()) localStorage.setItem(`frontage-outbox:${index}`, text);
    localStorage.setItem('frontage-lead-key', 'other');
    expect(leftAhead()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['frontage-lead-key']);
  });
});
