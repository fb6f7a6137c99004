import { describe, expect, it } from 'vitest';
import {
  bills,
  board,
  carriers,
  credited,
  fuelWeeks,
  invoices,
  limits,
  lines,
  others,
  share,
  story,
  sum,
  told,
  week,
} from './data.ts';

const counted = (status: string) => week.invoices.find(([name]) => name === status)?.[1] ?? 0;
const listed = (status: string) => invoices.filter((invoice) => invoice.status === status);

describe('the figures of the screenshots', () => {
  it('have one share of matching invoices for the week and for the month', () => {
    const matched = sum([...carriers.map((carrier) => carrier.matched), others.matched]);
    expect(share(matched, bills)).toBe('91.3%');
    expect(share(counted('match'), sum(week.invoices.map(([, count]) => count)))).toBe('91.3%');
  });

  it('have the same credits by claim and by carrier', () => {
    expect(sum([...carriers.map((carrier) => carrier.credited), others.credited])).toBe(credited.total);
  });

  it('count at least the invoices that the list shows', () => {
    for (const [status, count] of week.invoices) expect(listed(status).length).toBeLessThanOrEqual(count);
  });

  it('have a claim of the same amount and age for each invoice that differs', () => {
    const claims = board.flatMap((column) => column.claims);
    const ages = { over: /^(today|\d days?)$/, twice: /^\d days$/, claimed: /^\d days?$/, credited: /^in \d days$/ };
    for (const [status, age] of Object.entries(ages)) {
      for (const { carrier, date, billed, quoted } of listed(status)) {
        const amount = status === 'twice' ? billed : sum([billed, -quoted]);
        const claim = claims.find((each) => each.carrier === carrier && each.amount === amount);
        expect(claim?.days, carrier).toMatch(age);
        expect(Number(/\d+/.exec(claim?.days ?? '')?.[0] ?? 0), carrier).toBe(12 - Number(date.slice(4)));
      }
    }
  });

  it('ask for approval of all claims that the list shows as not filed', () => {
    const [approve] = board;
    expect(approve?.count).toBe(counted('over') + counted('twice'));
    expect(approve?.total).toBe(sum(approve?.claims.map(({ amount }) => amount) ?? []));
  });

  it('tell a claim whose days, dates and age agree', () => {
    const days = story.map(({ day }) => day);
    const since = (date: string) => Math.round((Date.parse(`${date}, 2026`) - Date.parse('Apr 20, 2026')) / 86_400_000);
    expect(story.map(({ date }) => since(date))).toEqual(days);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(credited.claims.find(({ id }) => id === told)?.days).toBe(`in ${days.at(-1)} days`);
    // The law's first limit is kept, or the claim would be no example.
    expect(story.find(({ title }) => title === 'Acknowledged')?.day).toBeLessThanOrEqual(limits[0]);
  });

  it('have the surcharges of the fuel table on the invoice', () => {
    const [linehaul, fuel] = lines;
    const of = (kind: string) => fuelWeeks.find(({ says }) => says?.kind === kind)?.percent ?? 0;
    const surcharge = (percent: number) => sum([((linehaul?.billed ?? 0) * percent) / 100]);
    expect([surcharge(of('match')), surcharge(of('over'))]).toEqual([fuel?.quoted, fuel?.billed]);
  });
});
