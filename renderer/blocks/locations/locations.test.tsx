import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { locations } from './index.ts';
import { LocationsView } from './view.tsx';

const brixton = {
  name: 'Osk Bakery, Brixton',
  place: 'Brixton',
  href: '/brixton',
  address: ['9 Mill Lane', 'London'],
  phone: { text: '020', href: 'tel:+4420' },
  hours: { label: 'Opening hours', rows: [{ days: 'Mon', hours: '9–5' }] },
  opening: { week: [[[540, 1020]], [], [], [], [], [], []] },
  data: { type: 'Bakery', id: 'https://osk.example/brixton#location-1' },
} as const;
const html = (more: Partial<Parameters<typeof LocationsView>[0]> = {}) =>
  renderToStaticMarkup(
    <LocationsView ui={ui} id="shops" level={2} headline="Shops" items={[{ location: brixton }]} {...more} />,
  );

describe('locations', () => {
  it('show a location of the business by its short name, with a link to its page', () => {
    expect(html()).toContain('<h3><a href="/brixton">Brixton</a></h3>');
    expect(html()).toContain('<address><span>9 Mill Lane </span><span>London </span></address><a href="tel:+4420">');
    expect(html()).toContain('<th scope="row">Mon</th><td><span>9–5</span></td>');
    expect(html({ items: [{ location: brixton, name: 'The mill' }] })).toContain('>The mill</a>');
  });

  it('say on request whether they are open', () => {
    expect(html()).not.toContain('data-island');
    expect(html({ status: true })).toContain('data-island="status"');
  });

  it('are businesses for search engines', () => {
    const by = { href: '/', url: '', home: '/', siteName: '', locale: 'en', year: 2026 };
    const items = [{ location: brixton }, { name: 'Kiosk', address: ['Pier 1', 'Kiel'] }];
    expect(JSON.parse(JSON.stringify(locations.jsonLd?.({ items }, by)))).toEqual([
      {
        '@type': 'Bakery',
        '@id': 'https://osk.example/brixton#location-1',
        name: 'Osk Bakery, Brixton',
        address: '9 Mill Lane, London',
        telephone: '020',
      },
      { '@type': 'LocalBusiness', name: 'Kiosk', address: 'Pier 1, Kiel' },
    ]);
  });

  it('need a location, or a name and an address', () => {
    expect(locations.check?.({ headline: 'a', items: [{ location: 'Brixton' }, { name: 'Kiosk' }] })).toMatchObject([
      { path: ['items', 1] },
    ]);
  });
});
