import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadIntent } from '../../leads/lead.ts';

const intent = (email: string, status = 'partial', more: object = {}): LeadIntent => ({
  payload: { email, status, ...more },
  destinations: ['sheet', 'hook'],
  delivery: 'all',
  label: 'Quote',
  meta: {},
  source: '/destinations.json',
});

interface Sent {
  readonly url: string;
  readonly body: { readonly email: string; readonly leadId: string };
}

let stored: Record<string, string>;
let sent: Sent[];
let answers: Record<string, () => Promise<Response>>;

/** The code of a page: what it remembers goes with it. */
async function page() {
  vi.resetModules();
  return {
    ...(await import('./partial-lead.ts')),
    ...(await import('./partial-lead.ts')),
  };
}

const ok = async () => Response.json({ ok: true });
const keys = () => Object.keys(stored).filter((key) => key.includes('partial'));
const entry = () => JSON.parse(stored[keys()[0] ?? ''] ?? 'null');

beforeEach(() => {
  sent = [];
  answers = {};
  const storage = {
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  stored = new Proxy({} as Record<string, string>, {
    get: (target, key: string) => (key in storage ? Reflect.get(storage, key) : target[key]),
  });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('location', new URL('https://example.org/'));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (url === '/destinations.json') {
      return Response.json({
        sheet: { label: 'Sheet', url: 'https://sheet' },
        hook: { label: 'Hook', url: 'https://hook' },
      });
    }
    sent.push({ url, body: JSON.parse(String(options?.body)) });
    return (answers[url] ?? ok)();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the id of a partial lead', () => {
  it('is the same in every tab, until the lead was sent in full', async () => {
    const one = await page();
    const id = one.beginId(intent('ada@example.com')) ?? '';
    const other = await page();
    expect(other.beginId(intent('ada@example.com'))).toBe(id);
    expect(other.beginId(intent('grace@example.com'))).not.toBe(id);
    one.completeId(id, intent('ada@example.com', 'complete', { size: 3 }));
    expect((await page()).beginId(intent('ada@example.com'))).toBeUndefined();
  });

  it('becomes that of the full lead, once', async () => {
    const { beginId, completeId } = await page();
    const { knownId } = await import('../../leads/identity.ts');
    const id = beginId(intent('ada@example.com')) ?? '';
    const full = intent('ada@example.com', 'complete', { size: 3 });
    completeId(id, full);
    expect(knownId(full)).toBe(id);
    // Another tab with other answers sends a lead of its own.
    const different = intent('ada@example.com', 'complete', { size: 4 });
    completeId(id, different);
    expect(knownId(different)).toBeUndefined();
  });
});

describe('a partial lead', () => {
  it('goes to every destination, and is gone then', async () => {
    const { writePartial, sendPartial } = await page();
    writePartial('a1', intent('ada@example.com'));
    expect(await sendPartial(entry())).toBe(true);
    expect(sent.map(({ url }) => url)).toEqual(['https://sheet', 'https://hook']);
    expect(sent[0]?.body).toMatchObject({ email: 'ada@example.com', status: 'partial', leadId: 'a1' });
  });

  it('waits for a destination that refuses it, with the newest answers', async () => {
    const { writePartial, sendPartial } = await page();
    writePartial('a1', intent('ada@example.com'));
    answers['https://hook'] = async () => new Response('', { status: 500 });
    await expect(sendPartial(entry())).rejects.toThrow();
    writePartial('a1', intent('ada@example.org'));
    answers = {};
    const next = await page();
    expect(await next.sendPartial(entry())).toBe(true);
    expect(sent.map(({ url, body }) => `${url} ${body.email}`)).toEqual([
      'https://sheet ada@example.com',
      'https://hook ada@example.com',
      'https://hook ada@example.org',
    ]);
  });

  it('is not sent once the full lead has taken its place', async () => {
    const { writePartial, removePartial, sendPartial } = await page();
    writePartial('a1', intent('ada@example.com'));
    const before = entry();
    removePartial('a1');
    expect(await sendPartial(before)).toBe(true);
    expect(sent).toEqual([]);
  });

  it('does not come back when its place is taken while it is on its way', async () => {
    const { writePartial, removePartial, sendPartial } = await page();
    writePartial('a1', intent('ada@example.com'));
    answers['https://hook'] = async () => {
      removePartial('a1');
      return new Response('', { status: 500 });
    };
    expect(await sendPartial(entry())).toBe(true);
    expect(keys()).toEqual([]);
  });

  it('is no other entry', async () => {
    const { sendPartial } = await page();
    for (const other of [null, 'x', {}, { partial: 1 }, { partial: {} }]) expect(await sendPartial(other)).toBe(false);
  });
});
