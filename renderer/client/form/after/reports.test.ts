import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedLeads, on } from '../../bus.ts';
import { newDeliveryStatus } from '../../leads/attempt.ts';
import type { Lead } from '../../leads/lead.ts';
import { leaveReport, reportWithoutPage } from './reports.ts';

const { findLead, updateLead } = vi.hoisted(() => ({ findLead: vi.fn(), updateLead: vi.fn() }));
vi.mock('../../leads/store.ts', () => ({ findLead, updateLead }));

const lead = { formType: 'Order', id: 'a1' };
let stored: Map<string, string>;
let heard: unknown[];

beforeEach(() => {
  stored = new Map();
  heard = [];
  acceptedLeads.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', new URL('https://example.org/shop/order'));
  vi.stubGlobal('sessionStorage', { setItem: (key: string, text: string) => void stored.set(key, text) });
  on('lead', (detail) => heard.push(detail));
});
afterEach(() => vi.unstubAllGlobals());

/** A lead in the outbox. */
const waiting = (delivered?: 'confirmed') =>
  ({ id: 'a1', told: true, standings: [{ ...newDeliveryStatus('desk'), delivered }] }) as unknown as Lead;

describe('the report of a lead', () => {
  it('is left to the page after its form, for half an hour', () => {
    leaveReport(lead, '/shop/thanks/');
    expect([heard, acceptedLeads]).toEqual([[], []]);
    const [[key, text] = []] = stored;
    expect(key).toBe('frontage-outbox:after:a1');
    const { until, ...arrival } = JSON.parse(text ?? '');
    expect(arrival).toEqual({ page: '/shop/thanks', lead });
    expect(until - Date.now()).toBeGreaterThan(29 * 60_000);
  });

  it('is made on the form’s page if nothing can be left', () => {
    vi.stubGlobal('sessionStorage', undefined);
    leaveReport(lead, '/shop/thanks');
    expect([heard, acceptedLeads]).toEqual([[lead], [lead]]);
  });

  it.each([undefined, waiting('confirmed')])(
    'is made at once if the form stays and a destination has it',
    async (found) => {
      findLead.mockResolvedValue(found);
      await reportWithoutPage(lead);
      expect(heard).toEqual([lead]);
      expect(updateLead).not.toHaveBeenCalled();
    },
  );

  it('is the outbox’s if the form stays and no destination has it', async () => {
    const still = waiting();
    findLead.mockResolvedValue(still);
    await reportWithoutPage(lead);
    expect(heard).toEqual([]);
    expect(updateLead).toHaveBeenCalledWith({ ...still, told: false });
  });
});
