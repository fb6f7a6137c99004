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

/** A storage whose methods are on its prototype, so its keys are only entries. */
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

/** Denies a storage: its getter throws. */
function deny(name: 'localStorage' | 'sessionStorage'): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: denied });
}

/** Loads the module as another page does. */
async function nextPage() {
  vi.resetModules();
  return import('./store.ts');
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

describe('a write-ahead entry', () => {
  it('exists at once, and the next page takes it over until it is removed', async () => {
    const { writeAhead, isWrittenAhead, takeOverWriteAhead } = await nextPage();
    expect(writeAhead(lead)).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['frontage-outbox:7']);
    expect(isWrittenAhead('7')).toBe(true);
    expect(await takeOverWriteAhead(none)).toEqual([]);
    const next = await nextPage();
    expect(await next.takeOverWriteAhead(none)).toEqual([lead]);
    // This page owns it from now on.
    expect(await next.takeOverWriteAhead(none)).toEqual([]);
    next.removeWriteAhead('7');
    expect(isWrittenAhead('7')).toBe(false);
    expect(await (await nextPage()).takeOverWriteAhead(none)).toEqual([]);
  });

  it('stores the delivery status', async () => {
    const { writeAhead } = await nextPage();
    const standings = lead.standings.map((status) => ({ ...status, delivered: 'confirmed' as const }));
    writeAhead(lead);
    writeAhead({ ...lead, standings });
    expect(await (await nextPage()).takeOverWriteAhead(none)).toEqual([{ ...lead, standings }]);
  });

  for (const [what, breakStorage] of [
    ['denied', () => deny('localStorage')],
    ['full', () => vi.stubGlobal('localStorage', new Proxy(storage(), { set: denied }))],
    ['ignoring writes', () => vi.stubGlobal('localStorage', new Proxy(storage(), { set: () => true }))],
  ] as const) {
    it(`uses session storage when local storage is ${what}`, async () => {
      breakStorage();
      const { writeAhead, removeWriteAhead, isWrittenAhead } = await nextPage();
      expect(writeAhead(lead)).toBe(true);
      expect(Object.keys(sessionStorage)).toEqual(['frontage-outbox:7']);
      expect(await (await nextPage()).takeOverWriteAhead(none)).toEqual([lead]);
      removeWriteAhead('7');
      expect(isWrittenAhead('7')).toBe(false);
    });
  }

  it('is read from local storage when session storage is denied', async () => {
    (await nextPage()).writeAhead(lead);
    deny('sessionStorage');
    expect(await (await nextPage()).takeOverWriteAhead(none)).toEqual([lead]);
  });

  it('does nothing when both storages are denied', async () => {
    deny('localStorage');
    deny('sessionStorage');
    const { writeAhead, isWrittenAhead, removeWriteAhead, takeOverWriteAhead } = await nextPage();
    expect(writeAhead(lead)).toBe(false);
    expect(isWrittenAhead('7')).toBe(false);
    expect(await takeOverWriteAhead(none)).toEqual([]);
    expect(() => removeWriteAhead('7')).not.toThrow();
  });

  it('is removed when it is malformed, without affecting other entries', async () => {
    const broken: unknown[] = [
      ...['{"payload":{"em', 'null', '{}', '7', '[]', '"text"', ''],
      ...(Object.keys(lead) as (keyof Lead)[])
        .filter((name) => !['id', 'delivery', 'label'].includes(name))
        .map((name) => JSON.stringify({ ...lead, [name]: null })),
      JSON.stringify({ ...lead, standings: [{}] }),
      JSON.stringify({ ...lead, payload: { email: { at: 7 } } }),
    ];
    for (const [index, text] of broken.entries()) localStorage[`frontage-outbox:${index + 100}`] = text;
    localStorage['frontage-outbox:z'] = JSON.stringify(lead);
    localStorage['frontage-lead-key'] = 'other';
    expect(await (await nextPage()).takeOverWriteAhead(none)).toEqual([{ ...lead, id: 'z' }]);
    expect(Object.keys(localStorage)).toEqual(['frontage-outbox:z', 'frontage-lead-key']);
  });

  it('may come from an earlier version that stored no id', async () => {
    localStorage['frontage-outbox:0.25'] = JSON.stringify({ ...lead, id: undefined });
    expect(await (await nextPage()).takeOverWriteAhead(none)).toEqual([{ ...lead, id: '0.25' }]);
  });

  it('of the loader becomes a lead, and stays if that has to wait', async () => {
    localStorage['frontage-outbox:7'] = '["held"]';
    const { takeOverWriteAhead } = await nextPage();
    expect(
      await takeOverWriteAhead(() => {
        throw new Error('not yet');
      }),
    ).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['frontage-outbox:7']);
    expect(
      await takeOverWriteAhead(async (entry, id) => ({ ...lead, id, label: String(Object.values(Object(entry))[0]) })),
    ).toEqual([{ ...lead, label: 'held' }]);
  });
});
