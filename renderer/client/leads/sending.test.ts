import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt, newDeliveryStatus, postpone, timing } from './attempt.ts';
import type { Lead } from './lead.ts';
import { removeLead, updateLead } from './store.ts';

vi.mock('./store.ts', () => ({ updateLead: vi.fn(async () => undefined), removeLead: vi.fn(async () => undefined) }));

const day = 24 * 3600_000;
const start = 100 * day;
/** What each address does with a lead. */
let answers: Record<string, () => Response | Promise<Response>>;
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.clearAllMocks();
  answers = {};
  sent = [];
  const directory = {
    desk: { label: 'Desk', url: 'https://desk.example/' },
    sheet: { label: 'Sheet', url: 'https://sheet.example/' },
  };
  // The page hears that a lead was accepted.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/destinations.json')
      return new Response(JSON.stringify(directory), { headers: { date: new Date().toUTCString() } });
    sent.push(url);
    return answers[url]?.() ?? Promise.reject(new TypeError('offline'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lead(change: Partial<Lead> = {}): Lead {
  const destinations = ['desk', 'sheet'];
  const about = { label: 'Contact', meta: {}, source: '/destinations.json', delivery: 'all' } as const;
  const standings = destinations.map(newDeliveryStatus);
  return { id: 'one', created: start, payload: { name: 'Ann' }, destinations, standings, ...about, ...change };
}

const ok = () => new Response('{"ok":true}');

describe('sending a lead', () => {
  it('counts a request as unanswered before there is an answer, as the page may close', async () => {
    const one = lead();
    const during: number[] = [];
    answers['https://desk.example/'] = () => {
      during.push(one.standings[0]?.unanswered ?? -1);
      expect(updateLead).toHaveBeenCalledWith(one);
      return new Response('', { status: 500 });
    };
    await attempt(one).over;
    expect(during).toEqual([1]);
    // The first one answered, the second did not.
    expect(one.standings.map(({ unanswered }) => unanswered)).toEqual([0, 1]);
  });

  it('removes it once every destination has it, and not before', async () => {
    const one = lead();
    answers['https://desk.example/'] = ok;
    await attempt(one).over;
    expect(removeLead).not.toHaveBeenCalled();
    answers['https://sheet.example/'] = ok;
    await attempt(one).over;
    expect(removeLead).toHaveBeenCalledExactlyOnceWith('one');
    expect(sent).toEqual(['https://desk.example/', 'https://sheet.example/', 'https://sheet.example/']);
  });

  it('sends an old one once more, whatever wait is left, and removes it', async () => {
    const one = lead({ created: start - 8 * day, seen: start - 8 * day });
    for (const status of one.standings) postpone(status, timing, 3600_000);
    await attempt(one, false).over;
    expect(sent).toEqual(['https://desk.example/', 'https://sheet.example/']);
    expect(removeLead).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('keeps one that is old by one clock alone, and its wait', async () => {
    const one = lead({ created: start - 8 * day, seen: start - day });
    for (const status of one.standings) postpone(status, timing, 3600_000);
    await attempt(one, false).over;
    expect(sent).toEqual([]);
    expect(removeLead).not.toHaveBeenCalled();
  });
});
