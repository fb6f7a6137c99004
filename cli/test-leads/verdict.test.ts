import { describe, expect, it } from 'vitest';
import type { Arrival } from '../serve/leads/ledger.ts';
import type { FoundForm } from './found-form.ts';
import { combined, type SentForm, verdictOn } from './verdict.ts';

const form = {
  label: 'Quote',
  fields: [],
  destinations: ['desk'],
  hidden: { status: 'complete' },
  partial: true,
} as unknown as FoundForm;
const sent: SentForm = {
  path: '/quote',
  form,
  branch: new Map([['service', ['lawn']]]),
  typed: new Map([['email', { typed: 'ada@example.com', sent: 'ada@example.com', isUnique: true }]]),
  day: '1/2/2026',
  trouble: undefined,
};
const arrival = (number: number, status: string, more: Partial<Arrival> = {}) =>
  ({
    number,
    destination: 'desk',
    label: 'Desk',
    leadId: 'a',
    suspect: [],
    meta: { form: 'Quote', page: '/quote' },
    payload: { email: 'ada@example.com', status, submissionDate: '1/2/2026' },
    ...more,
  }) as Arrival;
const verdict = (...arrivals: Arrival[]) => verdictOn(sent, arrivals, {});

describe('the verdict on a form with partial leads', () => {
  it('is about the whole lead', () => {
    const all = [arrival(1, 'partial'), arrival(2, 'partial'), arrival(3, 'complete')];
    expect(verdict(...all)).toMatchObject({ ok: true, arrived: { desk: 1 }, payloadFaults: [] });
    expect(verdict(arrival(1, 'partial'))).toMatchObject({ ok: false, arrived: { desk: 0 } });
    expect(verdict(arrival(1, 'complete'), arrival(2, 'complete'))).toMatchObject({ ok: false, arrived: { desk: 2 } });
  });

  it('reports a partial lead that comes last, or that is another lead', () => {
    expect(verdict(arrival(1, 'complete'), arrival(2, 'partial')).payloadFaults).toEqual([
      'Desk: a partial lead arrived after the whole one',
    ]);
    expect(verdict(arrival(1, 'partial', { leadId: 'b' }), arrival(2, 'complete')).payloadFaults).toEqual([
      'Desk: the partial lead has another leadId than the whole one',
    ]);
  });
});

it('the verdict on a form of numbers alone finds its lead by them', () => {
  const typed = new Map([['guests', { typed: '7', sent: 7 }]]);
  const plain = { ...sent, form: { ...form, partial: false } as FoundForm, typed };
  const all = [7, 8].map((guests) =>
    arrival(guests, 'complete', { payload: { guests, status: 'complete', submissionDate: '1/2/2026' } }),
  );
  expect(verdictOn(plain, all, {})).toMatchObject({ ok: true, arrived: { desk: 1 } });
});

describe('the verdicts on the branches of a form', () => {
  it('are one, which says where something was wrong', () => {
    const good = verdict(arrival(1, 'complete'));
    const bad = verdictOn({ ...sent, trouble: 'Its script did not start.' }, [], {});
    expect(combined([sent], [good])).toEqual(good);
    const urgent = { ...sent, branch: new Map([['urgent', [true]]]) };
    expect(combined([sent, urgent], [good, bad])).toMatchObject({
      ok: false,
      branches: 2,
      arrived: { desk: 0 },
      trouble: 'Its script did not start. (urgent: yes)',
    });
  });
});
