import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from './lead.ts';

const lead: Lead = {
  id: '7',
  payload: { email: 'ada@example.com' },
  destinations: ['sheet'],
  delivery: 'all',
  label: 'Ask',
  meta: { page: '/' },
  source: '/destinations.json',
  created: 7,
  standings: [{ name: 'sheet', tries: 0, unanswered: 0, since: 0, wait: 0, asked: false }],
};

/** Storage, with its methods where its keys are not. */
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

/** A store that is denied altogether, as its getter throws. */
function deny(name: 'localStorage' | 'sessionStorage'): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: denied });
}

/** The module as another page loads it. */
async function nextPage() {
  vi.resetModules();
  return import('./write-ahead.ts');
}

const none = async () => undefined;

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  return () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    vi.unstubAllGlobals();
  };
});

describe('what is written ahead of a lead', () => {
  it('is there at once, and taken over by the next page until it is struck', async () => {
    const { writeAhead, isAhead, leftAhead } = await nextPage();
    expect(writeAhead(lead)).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['frontage-outbox:7']);
    expect(isAhead('7')).toBe(true);
    expect(await leftAhead(none)).toEqual([]);
    const next = await nextPage();
    expect(await next.leftAhead(none)).toEqual([lead]);
    // It is this page's from now on.
    expect(await next.leftAhead(none)).toEqual([]);
    next.strike('7');
    expect(isAhead('7')).toBe(false);
    expect(await (await nextPage()).leftAhead(none)).toEqual([]);
  });

  it('says how it stands where it is nowhere else', async () => {
    const { writeAhead } = await nextPage();
    const standings = lead.standings.map((standing) => ({ ...standing, delivered: 'confirmed' as const }));
    writeAhead(lead);
    writeAhead({ ...lead, standings });
    expect(await (await nextPage()).leftAhead(none)).toEqual([{ ...lead, standings }]);
  });

  for (const [what, spoil] of [
    ['denied', () => deny('localStorage')],
    ['full', () => vi.stubGlobal('localStorage', new Proxy(storage(), { set: denied }))],
    ['a place that keeps nothing', () => vi.stubGlobal('localStorage', new Proxy(storage(), { set: () => true }))],
  ] as const) {
    it(`goes to session storage where local storage is ${what}, and comes back from there`, async () => {
      spoil();
      const { writeAhead, strike, isAhead } = await nextPage();
      expect(writeAhead(lead)).toBe(true);
      expect(Object.keys(sessionStorage)).toEqual(['frontage-outbox:7']);
      expect(await (await nextPage()).leftAhead(none)).toEqual([lead]);
      strike('7');
      expect(isAhead('7')).toBe(false);
    });
  }

  it('comes back from local storage where session storage is denied', async () => {
    (await nextPage()).writeAhead(lead);
    deny('sessionStorage');
    expect(await (await nextPage()).leftAhead(none)).toEqual([lead]);
  });

  it('is nothing, and does no harm, where both are denied', async () => {
    deny('localStorage');
    deny('sessionStorage');
    const { writeAhead, isAhead, strike, leftAhead } = await nextPage();
    expect(writeAhead(lead)).toBe(false);
    expect(isAhead('7')).toBe(false);
    expect(await leftAhead(none)).toEqual([]);
    expect(() => strike('7')).not.toThrow();
  });

  it('goes where it says nothing, keeps no other from its way, and leaves the entries of others alone', async () => {
    const broken: unknown[] = [
      ...['{"payload":{"em', 'null', '{}', '7', '[]', '"text"', ''],
      ...(Object.keys(lead) as (keyof Lead)[])
        .filter((name) => !['id', 'delivery', 'label'].includes(name))
        .map((name) => JSON.stringify({ ...lead, [name]: null })),
      JSON.stringify({ ...lead, standings: [{}] }),
      JSON.stringify({ ...lead, payload: { email: 7 } }),
    ];
    for (const [index, text] of broken.entries()) localStorage[`frontage-outbox:${index + 100}`] = text;
    localStorage['frontage-outbox:z'] = JSON.stringify(lead);
    localStorage['frontage-lead-key'] = 'other';
    expect(await (await nextPage()).leftAhead(none)).toEqual([{ ...lead, id: 'z' }]);
    expect(Object.keys(localStorage)).toEqual(['frontage-outbox:z', 'frontage-lead-key']);
  });

  it('is a lead of an earlier version as well, whose key holds no id of its own', async () => {
    localStorage['frontage-outbox:0.25'] = JSON.stringify({ ...lead, id: undefined });
    expect(await (await nextPage()).leftAhead(none)).toEqual([{ ...lead, id: '0.25' }]);
  });

  it('is made a lead where the loader wrote it, and stays where that has to wait', async () => {
    localStorage['frontage-outbox:7'] = '["held"]';
    const { leftAhead } = await nextPage();
    expect(
      await leftAhead(() => {
        throw new Error('not yet');
      }),
    ).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['frontage-outbox:7']);
    expect(
      await leftAhead(async (entry, id) => ({ ...lead, id, label: String(Object.values(Object(entry))[0]) })),
    ).toEqual([{ ...lead, label: 'held' }]);
  });
});
