import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { agenda } from './index.ts';
import { AgendaView } from './view.tsx';

const date = (day: string) => ({ day, text: `the ${day}`, weekday: 'Sun', dayOfMonth: day.slice(-2), month: 'Mar' });
const time = (written: string) => ({ time: written, text: `at ${written}` });
const items = [
  { date: date('2027-03-20'), title: 'Late', starts: time('19:00') },
  {
    date: date('2027-03-20'),
    title: 'Early',
    starts: time('09:00'),
    ends: time('11:00'),
    place: 'Mill',
    href: '/early',
  },
  { date: date('2027-03-01'), lastDate: date('2027-03-15'), title: 'Fair', text: 'Two weeks.' },
  { date: date('2027-03-02'), title: 'Over' },
];
const html = (more: Partial<Parameters<typeof AgendaView>[0]> = {}) =>
  renderToStaticMarkup(
    <AgendaView ui={ui} id="dates" level={2} headline="Dates" items={items} today="2027-03-15" {...more} />,
  );
const titles = (page: string) => [...page.matchAll(/<h3>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title);

describe('agenda', () => {
  it('shows what is not over, the next one first', () => {
    expect(titles(html())).toEqual(['Fair', 'Early', 'Late']);
    expect(titles(html({ today: undefined }))).toEqual(['Fair', 'Over', 'Early', 'Late']);
  });

  it('says so once all dates are over', () => {
    expect(html({ today: '2028-01-01' })).toContain('No dates at the moment.');
    expect(html({ today: '2028-01-01', empty: 'See you in spring.' })).toContain('See you in spring.');
  });

  it('shows days, times and places, and links the title', () => {
    const text = html({ place: 'Bakery' }).replace(/<[^>]+>/g, '');
    expect(text).toContain('the 2027-03-01 – the 2027-03-15 Bakery');
    expect(text).toContain('the 2027-03-20 at 09:00–at 11:00 Mill');
    expect(html()).toContain('<h3><a href="/early">Early</a></h3>');
    expect(html()).toContain('<time dateTime="2027-03-20">');
  });

  it('is events with a place for search engines', () => {
    const around = { href: '/', url: '', home: '/', siteName: '', locale: 'en', year: 2027, today: '2027-03-16' };
    expect(JSON.parse(JSON.stringify(agenda.jsonLd?.({ items }, around)))).toEqual([
      {
        '@type': 'Event',
        name: 'Early',
        startDate: '2027-03-20T09:00',
        endDate: '2027-03-20T11:00',
        location: { '@type': 'Place', name: 'Mill', address: 'Mill' },
      },
    ]);
    expect(agenda.jsonLd?.({ items, place: 'Bakery' }, { ...around, today: '2027-03-15' })).toMatchObject([
      { name: 'Fair', startDate: '2027-03-01', endDate: '2027-03-15', location: { name: 'Bakery' } },
      { name: 'Early' },
      { name: 'Late', startDate: '2027-03-20T19:00', endDate: undefined },
    ]);
  });
});
