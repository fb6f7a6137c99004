import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptedLeads } from '../bus.ts';
import { reportArrival } from './held-lead.ts';

const arrival = { page: '/thanks', until: Date.now() + 60_000, lead: { formType: 'Order', id: 'a1' } };

beforeEach(() => {
  acceptedLeads.length = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', new URL('https://example.org/thanks.html?utm_source=x'));
});
afterEach(() => vi.unstubAllGlobals());

it('reports a lead on the page that it was left to, however the host writes its address', () => {
  expect(reportArrival(arrival)).toBe(true);
  expect(acceptedLeads).toEqual([arrival.lead]);
});

it('leaves it to that page on every other', () => {
  vi.stubGlobal('location', new URL('https://example.org/order'));
  expect(() => reportArrival(arrival)).toThrow();
  expect(acceptedLeads).toEqual([]);
});

it('drops it when it is out of date', () => {
  expect(reportArrival({ ...arrival, until: Date.now() - 1 })).toBe(true);
  expect(acceptedLeads).toEqual([]);
});

it('takes nothing else for a report', () => {
  for (const other of [{}, [], null, 'x', { ...arrival, lead: 'a1' }, { ...arrival, until: 'soon' }]) {
    expect(reportArrival(other)).toBe(false);
  }
});
